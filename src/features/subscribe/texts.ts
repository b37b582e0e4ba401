export const title = 'News by e-mail';
export const intro = 'What opens soon and what is new here, now and then.';
export const name = 'Name';
export const email = 'E-mail address';
export const nameMissing = 'Write your name.';
export const emailWrong = 'Write an e-mail address, such as you@example.org.';
export const subscribe = 'Subscribe';
export const privacy = 'We keep your name and address for this alone. You can stop the news with one press.';
export const privacyPolicy = 'Privacy policy';
export const off = 'This marketplace sends no e-mail.';
export const offline = 'You are offline. You can do this when you are back.';

export const look = 'Check your mail';
export const sentTo = (email: string) =>
  `A link is on its way to ${email}, if there is such an address. Open it within seven days to confirm.`;
export const staysHere = 'No mail leaves this machine: it is kept in the outbox.';
export const outbox = 'Open the outbox';

export const confirmTitle = 'Confirm your subscription';
export const confirmText = 'One press, and the news comes to you.';
export const confirm = 'Confirm';
export const confirmedTitle = 'You get the news';
export const yourAddress = 'your address';
export const confirmedText = (email: string) => `It comes to ${email}. Each mail has a link that stops it.`;

export const endTitle = 'Stop the news';
export const endText = 'We then forget your name and address.';
export const end = 'Unsubscribe';
export const endedTitle = 'You get no more news';
export const endedText = 'We have forgotten your name and address.';
export const drops = 'See the drops';
export const failed = 'That did not work. Try again.';
