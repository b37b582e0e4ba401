/* What the server itself says to people: where they asked for a page, and by mail. */
export const notFound = 'Not found';
export const failed = 'An internal server error occurred';

/* Why a page is refused, by what programs know it by. */
export const refusals = {
  'not-found': 'Page not found.',
  busy: 'Too much is being made. Try again in a moment.',
  'wrong-host': 'This server does not answer under that name.',
  'bad-path': 'The path is not validly percent-encoded.',
  framed: 'This is not shown in a frame.',
};
export const tooMany = (seconds: number) =>
  `Too many requests from your network. Try again in ${seconds === 1 ? 'one second' : `${seconds} seconds`}.`;

/** `step`: of the start, as the terminal says it; '' for none. */
export const starting = (step: string, market: string) => `${market} is starting: ${step === '' ? 'one moment' : step}`;

/* News by e-mail. The name is the asker's and not the reader's: no stranger writes into what we send. */
export const confirmSubject = (market: string) => `Confirm ${market}’s news`;
export const confirmMail = (link: string, end: string, market: string) =>
  `Somebody, we hope you, asked for ${market}’s news at this address. Open this link to say yes:\n\n${link}\n\nIf it was not you, do nothing: you get no more mail. To have this address forgotten at once, open this link:\n\n${end}`;
export const alreadySubject = (market: string) => `You get ${market}’s news already`;
export const alreadyMail = (link: string, market: string) =>
  `Somebody, we hope you, asked for ${market}’s news at this address. You get it already. To stop it, open this link:\n\n${link}`;
