/* Who subscribes, in the console. */
/** Of the file: as programs for mailings know them. */
export const columns = ['email', 'name', 'confirmed', 'unsubscribe'];
export const subscribers = 'Subscribers';
export const confirmed = 'News by e-mail, confirmed';
export const waiting = 'Not confirmed yet';
export const browsers = 'Browsers that get pushes';
export const noMail = 'This server sends no mail, so nobody can subscribe. Name a mail server in its environment.';
export const exportTitle = 'Their addresses';
export const exportText =
  'A file of the confirmed addresses, to send your news with. Each row has a link to unsubscribe, which must be in every mail. Take a new file each time: whoever has unsubscribed is missing from it.';
export const save = 'Save as CSV';
export const removeTitle = 'Remove somebody';
export const email = 'E-mail address';
export const noEmail = 'Enter an e-mail address, such as you@example.org.';
export const remove = 'Remove';
