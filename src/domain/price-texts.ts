/* How a price lies against the floor. */
export const atFloor = 'At floor';
export const underFloor = (percent: bigint) => `${percent}% under floor`;
export const overFloor = (percent: bigint) => `${percent}% over floor`;
export const timesFloor = (times: string) => `${times} times the floor`;

/* Copies of an item. */
export const copies = (count: string) => `${count} copies`;
export const copiesLeft = (left: string, all: string) => `${left} of ${all} copies left`;
