/* The window */
export const demoWallet = 'Demo wallet';
export const demoSmartWallet = 'Demo smart wallet';
export const demoPhoneWallet = 'Demo phone wallet';
export const windowLabel = (brand: string, title: string) => `${brand}: ${title}`;
export const reject = 'Reject';
export const approve = 'Approve';
export const sign = 'Sign';
export const moreBelow = 'More below';
export const connect = 'Connect';
export const backOnline = (approve: string) => `You are back online. ${approve} again, or reject.`;
export const stillWorking = 'Still working: the network is slow to answer.';
export const timeLeft = (approve: string, time: string) => `${approve} within ${time}.`;
export const timeOver = 'The marketplace’s permission for this has run out. Reject, and try again on the marketplace.';
export const why = 'Why';
export const unheard = 'The page that asked has gone, so nothing can be approved here. Close this and ask again there.';
export const close = 'Close';
export const backAndRead = 'You are back online. This is what is asked: read it, then approve or reject.';
export const networkSilent = 'The network isn’t answering.';
export const offline = 'You are offline.';
export const approveLater = (why: string, approve: string) =>
  `${why} ${approve} again when you are back online, or reject: nothing was sent and nothing was signed.`;
export const mayBeSent = (why: string, approve: string) =>
  `${why} The connection broke while this was being sent. ${approve} again when you are back online: it is the same transaction and cannot happen twice.`;

/* Connecting and signing */
export const connectTitle = (market: string) => `Connect to ${market}`;
export const connectNote =
  'This wallet is built in, for the local test networks only. Each time you connect, it is given play money there: 100 ETH, 20 WETH and 50,000 USDC on each network. None of it is worth anything.';
export const smartConnectNote =
  'This window stands in for a smart-wallet app, for the local test networks only. Its account is a contract that a key in this browser owns. Each time you connect, it is given play money: 100 ETH, 20 WETH and 50,000 USDC on each network. None of it is worth anything.';
export const requestExpired =
  'This request has expired, so it can’t be approved here any more. Close it and ask again in the app.';
export const phoneConnectNote =
  'This page stands in for a wallet on a phone, for the local test networks only. Each time you connect, it is given play money: 100 ETH, 20 WETH and 50,000 USDC on each network. None of it is worth anything.';
export const account = 'Account';
export const signMessage = 'Sign a message';
export const signOrders = (count: number) => `Sign ${count} orders at once`;
export const orderNumber = (number: number) => `Order ${number}`;
export const signOrdersNote = 'Signing costs nothing. Anyone who meets these terms can trade with you until they end.';
export const signUnknown = 'Sign unknown data';
export const forWhom = 'For';
export const nobodyNamed = 'nobody named';
export const signUnknownNote = 'This wallet cannot tell what this does. Sign only what you trust.';

/* A call */
export const network = 'Network';
export const step = (number: number, count: number) => `${number} of ${count}`;
export const batchNote = 'One transaction: all of it happens, or nothing does.';

/* Errors that the app shows */
export const unknownError = 'Unknown error';
export const sendingBroke = 'The connection broke while this was being sent.';
export const wrongNetwork = 'The data is for another network than the wallet is on.';
export const unknownChain = 'This wallet does not know the chain.';
export const unsupportedChain = 'The chain is not supported.';
export const unsupportedCapability = 'A capability that was asked for is not supported.';
export const unsupportedMethod = (method: string) => `Method ${method} is not supported.`;
export const duplicateId = 'There is already a request with this id.';
export const unknownId = 'There is no request with this id.';
export const faucetSilent = 'The demo faucet did not answer. Is the server running?';

/* The demo smart wallet's page */
export const waitingForApp = (market: string) => `Waiting for what ${market} asks.`;
export const openedByNobody = (market: string) =>
  `${market} opens this page when you connect with a smart wallet. There is nothing to do here.`;
export const cannotStart = 'The demo smart wallet could not start. Close this window and try again.';

/* The demo phone wallet's page */
export const phoneReady = 'Paste a WalletConnect link here. Keep this page open: what the app asks appears on it.';
export const phoneJoining = 'Connecting to the app…';
export const phoneConnected = (name: string) => `Connected to ${name}. Keep this page open: what it asks appears here.`;
export const phoneLeft = 'Disconnected.';
export const phoneBadLink = 'This isn’t a WalletConnect link, or it has expired. Copy a new one.';
export const phoneNoAnswer = 'The app did not answer. Its code may have expired: get a new one there.';
export const phoneElsewhere = 'This wallet is open in another tab. Reload this page to use it here.';
export const phoneCannotStart = 'The demo phone wallet could not start. Load this page again.';
