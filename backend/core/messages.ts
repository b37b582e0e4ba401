/** What people are sent: a subject, which short messages lack, and a text. */
export type Message = { recipient: string; subject: string; text: string };
/** A message that was sent in this process, with its time in ms since 1970. */
export type SentMessage = Message & { at: number };

/** Where the wallet's origin shows the outbox. */
export const OUTBOX_PATH = '/outbox';
const KEPT = 50;

/** Keeps what would be sent, for who tries Vitrine on their own machine: the newest first, 50 at most. */
export function createOutbox(now: () => number = Date.now) {
  let messages: SentMessage[] = [];
  return {
    send(message: Message): void {
      messages = [{ ...message, at: now() }, ...messages].slice(0, KEPT);
    },
    list: (): readonly SentMessage[] => messages,
  };
}
export type Outbox = ReturnType<typeof createOutbox>;

/** Why a mail was not taken, which names nobody. `isFinal`: it will not be taken later either. */
export type Undelivered = { error: string; isFinal: boolean };

/**
 * How people are written to. `deliver` answers null where the mail was taken; `id` is the same each time that it is
 * tried. `outbox`: where messages stay that nothing sends.
 */
export type Mail = { deliver(message: Message, id: string): Promise<Undelivered | null>; outbox: Outbox | null };
