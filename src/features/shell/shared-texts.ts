export const title = 'Add orders';
export const cameTitle = 'Orders for you';
export const checking = 'Checking signatures, and what the network says …';
export const explained =
  'This market has no server, so orders travel from person to person, as links or files. What you add is checked first, and stays on this device.';
export const paste = 'Link or text of a file';
export const addOrder = 'Add';
export const openFile = 'Open a file';
export const look = 'View item';
export const notTaken = 'This order could not be checked. Try again.';
export const forSale = (amount: string) => `For sale for ${amount}`;
export const offered = (amount: string) => `An offer of ${amount}`;
export const signedBy = (account: string) => `Signed by ${account}`;
