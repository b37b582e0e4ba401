/* What a device says of the installed app. */
export const description =
  'A marketplace for NFTs on several networks. Browse what you saved even without a connection.';
export const collections = 'Collections';
export const drops = 'Drops';
/* Under the pictures that a store shows of it */
export const homePicture = 'Art for sale on several networks';
export const collectionPicture = 'A collection: its items, prices and traits';
