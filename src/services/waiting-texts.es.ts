export const notChanged = 'La lista de seguimiento no cambió';
export const refused = (name: string, why: string) => `${name}: ${why}`;
