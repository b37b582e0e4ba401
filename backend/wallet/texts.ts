/* What the pages of the wallet's origin say that the server writes, and what it sends. */
export const brand = (market: string) => `${market} wallet`;
export const backToWallet = 'Back to the wallet';

/* The login */
export const emailTitle = 'Sign in with e-mail';
export const emailText = (digits: number) =>
  `We send you a ${digits}-digit code. If you are new here, you get a wallet.`;
export const emailLabel = 'E-mail address';
export const sendCode = 'Send the code';
export const cancel = 'Cancel';
export const codeTitle = 'Enter the code';
export const codeText = (email: string) => `If ${email} can receive e-mail, a code is on its way.`;
export const codeLimits = (minutes: number, tries: number) =>
  `It works for ${minutes} minutes and ${tries} tries. You can ask for a few codes an hour.`;
export const codeLabel = 'Code';
export const signIn = 'Sign in';
export const newCode = 'Send a new code';
export const otherAddress = 'Use another address';
export const noEmail = 'That is no e-mail address.';
export const codeOver = (tries: number, minutes: number) =>
  `Codes stop working after ${tries} tries or ${minutes} minutes. Request a new one.`;
export const wrongCode = (left: number) =>
  `That is not the code. ${left === 1 ? 'One try is' : `${left} tries are`} left.`;
export const outbox = {
  before: 'No mail leaves this machine: what would be sent is in the ',
  link: 'outbox',
  after: '.',
};

/* Signing out */
export const signOutTitle = 'Sign out of the wallet?';
export const signOutText = 'The next login asks for a code again. What the wallet holds stays yours.';
export const signOut = 'Sign out';
export const staySignedIn = 'Stay signed in';
export const signedOutTitle = 'You are signed out';

/* The account */
export const accountTitle = 'Your wallet';
export const nobody = 'Nobody is signed in here.';
export const signedInAs = (email: string) => `Signed in as ${email}.`;
export const addressIs = (address: string) => `Your account’s address: ${address}`;
export const linkedPhone = (phone: string) => `Linked phone number: ${phone}.`;
export const linkPhone = 'Link a phone number';
export const linkAnotherPhone = 'Link another phone number';

/* Where somebody is signed in */
export const loginsTitle = 'Where you are signed in';
export const loginsText = (email: string) =>
  `Browsers that are signed in as ${email}. Signing in there again takes a new code; only your passkey or passphrase opens your wallet’s key.`;
export const someBrowser = 'A browser that does not say what it is';
export const browserOn = (browser: string, device: string) => `${browser} on ${device}`;
export const thisBrowser = 'This browser';
export const used = (last: string, begun: string) => `Last used ${last}, signed in ${begun}`;
export const justNow = 'just now';
export const signOutOf = (browser: string) => `Sign out ${browser}`;
export const ended = 'Signed out there.';
export const endOthers = 'Sign out everywhere else';
export const nowhereElse = 'You are signed in nowhere else.';

/* The outbox */
export const outboxTitle = 'Outbox';
export const outboxText =
  'What this server would send if it had a mail server. Only this machine sees it, and a restart empties it.';
export const outboxEmpty = 'Nothing was sent yet.';

/* What went wrong */
export const problemTitle = 'This did not work';
export const startAgain = 'Start again';
export const loginGone = 'This sign-in is over or was begun in another window.';
export const notBegunHere = 'This sign-in was not begun here, or is over.';
export const loginOver = 'This sign-in is over.';
export const storeSilent = 'The wallet cannot reach its store now. Try again in a moment.';
export const tooMany = (seconds: number) =>
  `Too many requests from your network. Try again in ${seconds === 1 ? 'one second' : `${seconds} seconds`}.`;
/** Instead of what is for engineers, and in English. */
export const notAnswered = 'What was asked here cannot be answered.';

/* What is sent */
export const mailSubject = (code: string) => `Your code: ${code}`;
export const phoneSubject = 'Short message';
export const message = (code: string, minutes: number, market: string) =>
  `${code} is your code for the ${market} wallet. It works for ${minutes} minutes. Type it only in the ${market} wallet’s own window, and share it with nobody.`;
