/* What a device says of the installed app. */
export const description =
  'A marketplace for NFTs on several networks. Browse what you saved even without a connection.';
export const collections = 'Collections';
export const drops = 'Drops';
