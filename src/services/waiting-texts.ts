export const notChanged = 'Watch list not changed';
export const refused = (name: string, why: string) => `${name}: ${why}`;
