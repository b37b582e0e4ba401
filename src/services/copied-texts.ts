export const link = 'Link copied to the clipboard';
export const address = 'Address copied to the clipboard';
export const text = 'Copied to the clipboard';
export const failed = 'Could not copy to the clipboard';
