import * as v from 'valibot';

const NAME = 'vitrine-transactions';
const messageSchema = v.object({ type: v.literal('changed'), userKey: v.string() });

let channel: BroadcastChannel | null = null;
const open = () => (channel ??= new BroadcastChannel(NAME));
const here = new Set<(userKey: string) => void>();

/** Says only that something changed; whoever cares reads the store again. */
export function announceChange(userKey: string): void {
  for (const listener of here) listener(userKey);
  open().postMessage({ type: 'changed', userKey } satisfies v.InferOutput<typeof messageSchema>);
}

/** Changes by this context, other tabs and the worker. */
export function onChange(listener: (userKey: string) => void): () => void {
  const receive = (event: MessageEvent<unknown>) => {
    const parsed = v.safeParse(messageSchema, event.data);
    if (parsed.success) listener(parsed.output.userKey);
  };
  here.add(listener);
  open().addEventListener('message', receive);
  return () => {
    here.delete(listener);
    open().removeEventListener('message', receive);
  };
}
