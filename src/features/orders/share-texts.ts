export const copyLink = 'Copy link';
export const saveFile = 'Save as file';
export const share = (count: number) => (count === 1 ? 'Share this order' : 'Share these orders');
export const nobodySees = (count: number) =>
  `This market has no server: nobody else sees ${count === 1 ? 'this order' : 'these orders'} until you share the link or the file. Send it to people, or put it where they look.`;
export const link = 'Link to share';
export const copied = 'Copied';
export const notCopied = 'Your browser did not let it be copied: choose the link above and copy it.';
