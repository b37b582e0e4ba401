import type { Config } from '../config.ts';
import { createOutbox, type Mail, type Message, type Undelivered } from '../core/messages.ts';
import type { LaunchParts } from './launch-parts.ts';

const WAIT_MS = 20_000;

/** What nodemailer throws. */
type Refusal = { code?: string; responseCode?: number };

/** A server that says no to this mail for good. What it says of our own account or its own state may change. */
const isFinal = ({ code, responseCode = 0 }: Refusal) =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500 && responseCode < 600;

/** Sends by SMTP, with TLS but to this machine. `url` as in `smtps://user:password@mail.example:465`. */
export async function createMailer(o: { url: string; from: string }) {
  const { protocol, hostname } = new URL(o.url);
  const domain = /@([^\s>]+)/.exec(o.from)?.[1] ?? hostname;
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  // Only here: who sends no mail never loads it.
  const { createTransport } = await import('nodemailer');
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
    async deliver({ recipient, subject, text }: Message, id: string): Promise<Undelivered | null> {
      try {
        await transport.sendMail({
          to: { name: '', address: recipient },
          subject,
          text,
          messageId: `<${id}@${domain}>`,
        });
        return null;
      } catch (error) {
        const refusal = error as Refusal;
        const { code = 'unknown', responseCode } = refusal;
        const answer = responseCode === undefined ? code : `${code} ${responseCode}`;
        return { error: `The mail could not be sent (${answer}).`, isFinal: isFinal(refusal) };
      }
    },
    /** Resolves where the server takes us; sends nothing. */
    verify: () => transport.verify(),
    close: () => transport.close(),
  };
}

/** By SMTP where it is configured, else into the outbox where there is one; null where nothing writes to people. */
export async function openMail(
  { wallet: { smtp } }: Pick<Config, 'wallet'>,
  o: { hasOutbox: boolean } & Pick<LaunchParts, 'onEnd'>,
): Promise<Mail | null> {
  if (smtp === null) {
    const outbox = o.hasOutbox ? createOutbox() : null;
    return outbox && { deliver: async (message) => (outbox.send(message), null), outbox };
  }
  const mailer = await createMailer(smtp);
  o.onEnd(() => mailer.close());
  return { deliver: mailer.deliver, outbox: null };
}
