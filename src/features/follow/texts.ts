export const follow = 'Follow';
export const unfollow = 'Unfollow';
export const followed = {
  artist: (name: string) => `You follow ${name}`,
  collection: (name: string) => `You follow ${name}`,
};
export const followedText = 'What is new appears in your notifications on this device while you are signed in.';
export const followedSignedOut = 'Sign in, and what is new appears in your notifications on this device.';
