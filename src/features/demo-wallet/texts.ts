/* The window */
export const demoWallet = 'Demo wallet';
export const windowLabel = (title: string) => `Demo wallet: ${title}`;
export const reject = 'Reject';
export const approve = 'Approve';
export const sign = 'Sign';
export const connect = 'Connect';
export const backOnline = (approve: string) => `You are back online. ${approve} again, or reject.`;
export const backAndRead = 'You are back online. This is what is asked: read it, then approve or reject.';
export const networkSilent = 'The network isn’t answering.';
export const offline = 'You are offline.';
export const approveLater = (why: string, approve: string) =>
  `${why} ${approve} again when you are back online, or reject: nothing was sent and nothing was signed.`;
export const mayBeSent = (why: string, approve: string) =>
  `${why} The connection broke while this was being sent. ${approve} again when you are back online: it is the same transaction and cannot happen twice.`;

/* Connecting and signing */
export const connectTitle = 'Connect to Vitrine';
export const connectNote =
  'This wallet is built in, for the local test networks only. Each time you connect, it is given play money there: 100 ETH, 20 WETH and 50,000 USDC on each network. None of it is worth anything.';
export const account = 'Account';
export const signMessage = 'Sign a message';
export const signOrder = 'Sign an order';
export const signOrders = (count: number) => `Sign ${count} orders at once`;
export const orderNumber = (number: number) => `Order ${number}`;
export const signOrdersNote = 'Signing costs nothing. Anyone who meets these terms can trade with you until they end.';
export const signUnknown = 'Sign unknown data';
export const forWhom = 'For';
export const nobodyNamed = 'nobody named';
export const signUnknownNote = 'This wallet cannot tell what this does. Sign only what you trust.';

/* An order */
export const youGive = 'You give';
export const youReceive = 'You receive';
export const nothing = 'nothing';
export const fee = 'Fee';
export const feeTo = (amount: string, recipient: string) => `${amount} to ${recipient}`;
export const ends = 'Ends';
export const never = 'never';
export const unknownToken = (address: string) => `of ${address}`;
export const anyItem = (copies: string, collection: string) => `${copies}any item of ${collection}`;
export const oneOfSet = (copies: string, collection: string) => `${copies}one item of a set of ${collection}`;

/* A call */
export const network = 'Network';
export const step = (number: number, count: number) => `${number} of ${count}`;
export const batchNote = 'One transaction: all of it happens, or nothing does.';
export const seaport = 'Seaport, the marketplace’s contract';
export const sendTransaction = 'Send a transaction';
export const to = 'To';
export const youPay = 'You pay';
export const approveToken = 'Let a contract use a token of yours';
export const who = 'Who';
export const token = 'Token';
export const atMost = 'At most';
export const noLimit = 'no limit';
export const approveCollection = 'Let a contract move your items of a collection';
export const revokeCollection = 'Take back a collection approval';
export const collection = 'Collection';
export const wrap = 'Wrap native currency';
export const youWrap = 'You wrap';
export const into = 'Into';
export const mint = 'Mint';
export const acceptOffer = 'Accept an offer on the marketplace (Seaport)';
export const cancelOrders = 'Cancel orders on the marketplace (Seaport)';
export const cancelEverything = 'Cancel everything you signed (Seaport)';
export const orders = 'Orders';
export const everyOrder = 'every listing and offer you ever signed on this network';
export const buy = 'Buy on the marketplace (Seaport)';
export const buySeveral = 'Buy several items on the marketplace (Seaport)';

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
