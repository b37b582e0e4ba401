export const follow = 'Follow';
export const unfollow = 'Unfollow';
export const followed = {
  artist: (name: string) => `You follow ${name}`,
  collection: (name: string) => `You follow ${name}`,
};
export const followedText = {
  artist: 'New collections and drops appear in your notifications on this device while you are signed in.',
  collection: 'New items and listings appear in your notifications on this device while you are signed in.',
};
