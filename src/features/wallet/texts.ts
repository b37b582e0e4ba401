/* Connect */
export const connectTitle = 'Connect a wallet';
export const goesOn = 'Sign in first. What you pressed happens right after.';
export const searching = 'Looking for wallets…';
export const noneFound =
  'No wallet was found in this browser. Install a wallet extension, then open this again: it appears here by itself.';
export const continueIn = (wallet: string) => `Continue in ${wallet}: it asks whether this site may see your address.`;
export const continueInWindow = (wallet: string) => `Continue in the window that opened: ${wallet}.`;
export const slow = 'Still waiting. If you don’t see its window, look behind this one.';
export const slowOnPhone = 'Still waiting. Unlock your phone and open the wallet there: the message waits in it.';
export const cancel = 'Cancel';
export const nothingSigned = 'Nothing was signed. Choose a wallet to try again.';
export const offline = 'You are offline. Connect to the internet to connect a wallet.';
export const lastUsed = 'Last used.';
export const smartWalletHint = 'Passkey, no seed phrase. Opens a window of its own.';
export const ownWalletHint = (network: string) =>
  `E-mail and a passkey or passphrase. Trades on ${network} only. Opens a window of its own.`;
export const ssoHint = (network: string) =>
  `A passkey and no prompts within limits you set. Trades on ${network} only. Opens a window of its own.`;
export const demoSmartWalletHint = 'Smart wallet to try out, with play money. Opens a window of its own.';
export const walletConnectHint = 'Scan with a phone wallet. Asks to see your address.';
export const demoWalletHint = 'Funded play money, nothing to install';
export const extensionHint = 'Browser extension. Asks to see your address.';
export const signToFinish = 'Sign the message in your wallet to finish signing in.';
export const signOnPhone = 'Open your wallet on your phone and sign the message there to finish signing in.';
export const termsBefore = 'By connecting you accept the';
export const terms = 'Terms of use';
export const termsAfter = '. Signing in is a message, not a transaction.';

/* A wallet on a phone */
export const scanTitle = 'Scan to connect';
export const scanHint = 'Open a wallet on your phone and scan this code.';
export const scanHintOnPhone = 'Open a wallet on this phone, or scan this code with another one.';
export const qrCode = 'QR code of the link below';
export const makingLink = 'Getting a code…';
export const makingSlow = 'Getting a code takes longer than usual.';
export const openWallet = 'Open wallet';
export const copyLink = 'Copy link';
export const linkCopied = 'Link copied';
export const copyFailed = 'The link could not be copied';
export const expiresIn = (time: string) => `Expires in ${time}`;
export const expired = 'This code has expired.';
export const newCode = 'New code';

/* Sign in */
export const justConnectedAs = (address: string) => `Your wallet is connected as ${address}. One step is left.`;
export const connectedAs = (address: string) => `Your wallet is connected as ${address}, but you are signed out.`;
export const signInHint = 'To sign in, your wallet signs a message. It is not a transaction and costs nothing.';
export const signInOffline = 'You are offline. You can sign in when you are back.';
export const disconnect = 'Disconnect';

/* Signed in, and the wallet gone */
export const walletGoneTitle = 'Your wallet is not connected';
export const signedInWithout = (address: string) =>
  `You are signed in as ${address}, but the wallet of this account is not connected here.`;
export const walletGoneHint =
  'Unlock the wallet, or connect it again: everything that you sign or send needs it. Until then you can look around.';
export const signOut = 'Sign out';
export const connectAgain = 'Connect again';

/* The wallet ended the connection by itself */
export const leftTitle = 'You are signed out';
export const leftByWallet = 'Your wallet ended the connection. Connect again to go on.';

/* The account */
export const accountTitle = 'Your account';
export const balances = 'Balances';
export const asking = 'Asking…';
export const notKnown = 'Not known now';
export const installApp = 'Install the app';
export const installByHand = 'To install the app, open the Share menu of your browser and choose “Add to Home Screen”.';
export const connectedWith = (wallet: string) => `Connected with ${wallet}.`;
export const someWallet = 'your wallet';
export const reconnecting = 'Signed in. Looking for your wallet…';
export const notConnected = 'Signed in, but the wallet is not connected.';
export const playNetworks = 'These are local play networks: nothing here has real value.';
export const getPlayMoney = 'Get play money';
export const playMoneyCame = 'Play money came';
export const noPlayMoney = 'The faucet did not answer. Try again.';
export const ownWalletPage = (market: string) => `Manage your ${market} wallet`;
export const signOutEverywhere = 'Sign out everywhere';
export const everywhereHint = (market: string) => `Signs this account out of ${market}, on this device and all others.`;
export const spendingStays = 'Sessions that may spend stay active until they end. Revoke them first, under Sessions.';
export const everywhereDone = 'You are signed out everywhere';
export const everywhereFailed = 'Nobody was signed out.';
export const everywhereOffline = 'You are offline. You can sign out everywhere when you are back.';
export const watchList = 'Watch list';
export const notifications = 'Notifications';
export const viewProfile = 'View profile';

/* Sessions of a single sign-on account */
export const sessions = 'Sessions';
export const sessionsOffline = 'You are offline. Sessions can be changed when you are back.';
export const sessionsFailed = 'Your sessions could not be loaded.';
export const tryAgain = 'Try again';
export const noSessions = 'No sessions: every purchase asks for your passkey.';
export const earlierSessions = 'Show earlier sessions';
export const newSession = 'Start a new session';
export const stillActive = (count: number) =>
  `${count === 1 ? 'A session is' : `${count} sessions are`} still active. Starting a new one doesn’t end ${count === 1 ? 'it' : 'them'}: revoke what you no longer need.`;
export const staysActive = (count: number) =>
  count === 1 ? '1 session stays active' : `${count} sessions stay active`;
export const howToEnd = (time: string) =>
  `Until ${time} at the latest. To end them sooner, connect again and revoke them under Sessions, in your account.`;
export const revoke = 'Revoke';
export const thisBrowser = 'In this browser';
export const elsewhere = 'Its key is in another browser, or went with a sign-out. Revoke it if you no longer need it.';
export const sessionStatus = { active: 'Active', expired: 'Expired', revoked: 'Revoked', inactive: 'Not active' };
export const endsAt = (time: string) => `Ends ${time}`;
export const wouldEndAt = (time: string) => `Until ${time}`;
export const limitsLeft = (left: string, limit: string, each: string) =>
  `${left} of ${limit} left to spend, at most ${each} each`;
export const feesLeft = (left: string) => `${left} left for network fees that nobody else pays`;

/* Networks */
export const networkListTitle = 'Choose a network';
export const walletIsHere = 'Your wallet is here';
export const chain = (id: number) => `Chain ${id}`;
export const notOn = (networks: string) => `Your wallet is not on ${networks}`;
export const or = ' or ';
export const changeNetwork = 'Please change the network to continue.';
export const switchNetwork = 'Switch network';
export const storage = 'Storage on this device';
