import type { Config } from '../config.ts';
import { createOutbox, type Mail, type Message } from '../core/messages.ts';
import type { LaunchParts } from './launch-parts.ts';

const WAIT_MS = 20_000;

/**
 * Sends by SMTP, with TLS but to this machine, without waiting; `log` hears what failed, which names nobody.
 * `url` as in `smtps://user:password@mail.example:465`.
 */
export async function createMailer(o: { url: string; from: string; log: (line: string) => void }) {
  const { protocol, hostname } = new URL(o.url);
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
    send({ recipient, subject, text }: Message): void {
      transport.sendMail({ to: { name: '', address: recipient }, subject, text }).catch((error: unknown) => {
        const { code = 'unknown' } = error as { code?: string };
        o.log(`A mail could not be sent (${code}).`);
      });
    },
    /** Resolves where the server takes us; sends nothing. */
    verify: () => transport.verify(),
    close: () => transport.close(),
  };
}

/** By SMTP where it is configured, else into the outbox where there is one; null where nothing writes to people. */
export async function openMail(
  { wallet: { smtp } }: Pick<Config, 'wallet'>,
  o: { hasOutbox: boolean } & Pick<LaunchParts, 'progress' | 'onEnd'>,
): Promise<Mail | null> {
  if (smtp === null) {
    const outbox = o.hasOutbox ? createOutbox() : null;
    return outbox && { send: outbox.send, outbox };
  }
  const mailer = await createMailer({ ...smtp, log: o.progress.note });
  o.onEnd(() => mailer.close());
  return { send: mailer.send, outbox: null };
}
