export const title = 'News by e-mail';
export const intro = 'Occasional news about upcoming drops and new features.';
export const name = 'Name';
export const email = 'E-mail address';
export const nameMissing = 'Enter your name.';
export const emailWrong = 'Enter an e-mail address, such as you@example.org.';
export const subscribe = 'Subscribe';
export const privacy = 'We use your name and address only for this. You can unsubscribe with one click.';
export const privacyPolicy = 'Privacy policy';
export const off = 'This marketplace sends no e-mail.';
export const offline = 'You are offline. You can do this when you’re back online.';

export const look = 'Check your e-mail';
export const mailSent = 'E-mail sent';
export const notYet = 'Open the link in it to confirm. You get no news until you do.';
export const sentTo = (email: string) => `We have sent a link to ${email}. Open it within seven days to confirm.`;
export const staysHere = 'No e-mail leaves this machine: it is kept in the outbox.';
export const outbox = 'Open the outbox';

export const confirmTitle = 'Confirm your subscription';
export const confirmText = 'One more click, and you will get our news.';
export const confirm = 'Confirm';
export const confirmedTitle = 'You’re subscribed';
export const yourAddress = 'your address';
export const confirmedText = (email: string) => `News will come to ${email}. Every e-mail has a link to unsubscribe.`;

export const endTitle = 'Unsubscribe';
export const endText = 'We will delete your name and address.';
export const end = 'Unsubscribe';
export const endedTitle = 'You’re unsubscribed';
export const endedText = 'We have deleted your name and address.';
export const drops = 'See the drops';
export const failed = 'That did not work. Try again.';
