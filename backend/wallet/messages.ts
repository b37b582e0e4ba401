import { createTransport } from 'nodemailer';

/** What people are sent: a subject, which short messages lack, and a text. */
export type Message = { recipient: string; subject: string; text: string };
/** A message that was sent in this process, with its time in ms since 1970. */
export type SentMessage = Message & { at: number };

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

const WAIT_MS = 20_000;

/**
 * Sends by SMTP, with TLS but to this machine, without waiting; `log` hears what failed, which names nobody.
 * `url` as in `smtps://user:password@mail.example:465`.
 */
export function createMailer(o: { url: string; from: string; log: (line: string) => void }) {
  const { protocol, hostname } = new URL(o.url);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const transport = createTransport(
    {
      url: o.url,
      pool: true,
      maxConnections: 2,
      requireTLS: protocol === 'smtp:' && !isHere,
      connectionTimeout: WAIT_MS,
      greetingTimeout: WAIT_MS,
      socketTimeout: WAIT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: o.from },
  );
  return {
    send({ recipient, subject, text }: Message): void {
      transport.sendMail({ to: { name: '', address: recipient }, subject, text }).catch((error: unknown) => {
        const { code = 'unknown' } = error as { code?: string };
        o.log(`A mail could not be sent (${code}).`);
      });
    },
    close: () => transport.close(),
  };
}
