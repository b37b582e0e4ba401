import { createServer } from 'node:net';

const END = '\r\n.\r\n';

/** A mail server on this machine; `toRecipient` is what it answers whoever names a recipient. */
export async function startMailServer(toRecipient = '250 fine') {
  let answer = toRecipient;
  /** What was told of each mail that was taken, its sender and recipients first. */
  const mails: string[] = [];
  const server = createServer((socket) => {
    let told = '';
    let isBody = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 here');
    socket.on('data', (part: Buffer) => {
      const text = part.toString();
      told += text;
      if (isBody) {
        if (!told.endsWith(END)) return;
        isBody = false;
        mails.push(told.slice(told.lastIndexOf('MAIL FROM:')));
        say('250 taken');
      } else if (/^DATA/i.test(text)) {
        isBody = true;
        say('354 go on');
      } else say(/^RCPT/i.test(text) ? answer : '250 fine');
    });
    socket.on('error', () => {});
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    answerRecipients: (next: string) => void (answer = next),
    close: () => void server.close(),
  };
}
