/* The own wallet's window */
export const brand = (market: string) => `${market} wallet`;
export const opening = 'One moment.';
export const openedByNobody =
  'A marketplace opens this window when you use your wallet there. There is nothing to do here.';
export const waiting = 'Waiting for what is asked.';
export const stopped = 'This did not work';
export const cannotStart = 'The wallet could not start.';
export const startAgain = 'Try again';
export const cancel = 'Cancel';
export const tryAgain = 'This did not work. Try again.';
export const noConnection = 'The wallet cannot be reached. Check your connection, then try again.';

/* A new wallet */
export const newTitle = 'Make your wallet';
export const newText = (email: string) =>
  `Your key is made in this window, and only you can unlock it. We store it locked for ${email}: neither we nor anyone who reads your mail can use it.`;
export const withPasskey = 'Protect it with a passkey';
export const or = 'or';
export const withPassphrase = 'Protect it with this passphrase';
export const noPasskey = 'This device or browser has no passkeys that can lock a key. Use a passphrase.';
export const passphrase = 'Passphrase';
export const passphraseAgain = 'Type it again';
export const passphraseHint = (least: number) => `At least ${least} characters: a few unrelated words are good.`;
export const passphraseShort = (least: number) => `It needs at least ${least} characters.`;
export const passphraseFew = (least: number) =>
  `It needs at least ${least} different characters: this one is guessed at once.`;
export const passphraseSequence = 'This is a plain sequence of letters or digits, which is guessed at once.';
export const passphraseRepeated = 'This is one short piece again and again, which is guessed at once.';
export const passphraseNoLetters = 'It needs letters: digits and signs alone are guessed soon.';
export const passphraseCommon = 'This is made of the commonest words in passwords, which are guessed at once.';
export const passphraseEmail = 'This is your e-mail address, which others know.';
export const passphraseDiffers = 'The two are not the same.';

/* Recovery */
export const recoveryTitle = 'Write down your recovery code';
export const recoveryText =
  'It opens your wallet if you lose your passkey or passphrase. Anyone who has it can take your wallet, and nobody can help you without it. It is shown once.';
export const copy = 'Copy the code';
export const copied = 'Copied.';
export const notCopied = 'It could not be copied. Select it, or write it down.';
export const recoveryLabel = 'Type its last six characters to continue';
export const recoveryWrong = 'These are not its last six characters.';
export const goOn = 'Continue';

/* Unlocking */
export const unlockTitle = 'Unlock your wallet';
export const unlockPasskey = 'Unlock with your passkey';
export const unlock = 'Unlock';
export const lost = 'Passkey or passphrase lost?';
export const lostPasskey = 'Passkey lost?';
export const lostPassphrase = 'Passphrase lost?';
export const recoveryCode = 'Recovery code';
export const recoverTitle = 'Use your recovery code';
export const recoverText = 'It opens your wallet, and you choose a new passphrase.';
export const recoverTextFirst = 'It opens your wallet, and you choose a passphrase for it.';
export const back = 'Back';
export const useRecovery = 'Open with the recovery code';
export const wrongPassphrase = 'This passphrase does not open the wallet.';
export const wrongRecovery = 'This recovery code does not open the wallet.';
export const passkeyFailed = 'The passkey was not used. Try again, or use another way.';
export const newPassphraseTitle = 'Choose a new passphrase';
export const newPassphraseText =
  'The recovery code stays the same. Your old passphrase will no longer open the wallet.';
export const firstPassphraseTitle = 'Choose a passphrase';
export const firstPassphraseText =
  'It will open your wallet from now on. The recovery code stays the same, and so does your passkey, if you find it.';
export const keep = 'Save passphrase';

/* Another account */
export const anotherTitle = 'This is for another account';
export const anotherText = (email: string, address: string) =>
  `You are logged in as ${email}. This request is for ${address}, another account.`;
export const anotherEmail = 'Use another e-mail';
export const reject = 'Reject';

/* What is asked */
export const connectTitle = 'Connect this site';
export const connectNote =
  'The site sees your address, and can ask you to sign. It can do nothing without your approval.';
export const playMoney = 'On these play networks your account gets play money.';
export const site = 'Site';
export const account = 'Account';
export const email = 'E-mail';
export const accountOf = (address: string, email: string) => `${address} (${email})`;
export const otherSite = (named: string, asking: string) =>
  `The message signs you in to ${named}, but ${asking} asks for it. It was refused.`;
export const tooMany = 'The wallet is asked too much at once.';
