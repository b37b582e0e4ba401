/* The page of the own wallet on which a phone number is linked. */

export const title = 'Phone number';
export const none = 'No number is linked with your wallet yet.';
export const linked = (phone: string) => `${phone} is linked with your wallet. A new number takes its place.`;
export const hint = 'With its country code, such as +41 79 123 45 67.';
export const sendCode = 'Send the code';
export const wrongNumber = 'This is no phone number with its country code, such as +41 79 123 45 67.';
export const tooOften = 'Too many codes were asked for. Try again in a few minutes.';
export const codeTitle = 'Enter the code';
export const codeText = (phone: string) =>
  `If ${phone} can receive messages, a code is on its way. It works for 10 minutes.`;
/** Numbers are linked only where the server has an outbox. */
export const outbox = {
  before: 'No message leaves this machine: what would be sent is in the ',
  link: 'outbox',
  href: '/outbox',
  after: '.',
};
export const code = 'Code';
export const link = 'Link the number';
export const wrongCode = 'This code does not count. After five tries a new one is needed.';
export const otherNumber = 'Use another number';
export const back = 'Back';
