/* Web Locks as browsers have them: Node 20 lacks them. Loaded before every unit test of what uses the device. */

type Waiting = { name: string; mode: LockMode; start: () => void };
const held: { name: string; mode: LockMode }[] = [];
const waiting: Waiting[] = [];

const isFree = ({ name, mode }: { name: string; mode: LockMode }, before: readonly Waiting[]) =>
  !held.some((one) => one.name === name && (mode === 'exclusive' || one.mode === 'exclusive')) &&
  !before.some((one) => one.name === name);

function startNext(): void {
  const next = waiting.findIndex((one, n) => isFree(one, waiting.slice(0, n)));
  const [one] = next < 0 ? [] : waiting.splice(next, 1);
  one?.start();
  if (one !== undefined) startNext();
}

async function request(name: string, ...rest: unknown[]): Promise<unknown> {
  const work = rest.at(-1) as (lock: object | null) => unknown;
  const { mode = 'exclusive', ifAvailable = false } = (rest.length > 1 ? rest[0] : {}) as LockOptions;
  if (ifAvailable && !isFree({ name, mode }, waiting)) return work(null);
  const lock = { name, mode };
  await new Promise<void>((resolve) => {
    const start = () => {
      held.push(lock);
      resolve();
    };
    waiting.push({ ...lock, start });
    startNext();
  });
  try {
    return await work(lock);
  } finally {
    held.splice(held.indexOf(lock), 1);
    startNext();
  }
}

const locks = { request, query: () => Promise.resolve({ held: [...held] }) };
if (!('navigator' in globalThis))
  Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true, writable: true });
if (!('locks' in navigator)) Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
