/* Of a stepper and of a filter’s chip. Apart from the others: they are loaded with the pages that have one. */
export const fewer = 'Fewer';
export const more = 'More';
export const removeFilter = (label: string) => `Remove filter ${label}`;
export const onlyAvailable = (count: bigint) => `Only ${count} available`;
export const onlyChoice = (count: bigint) => `Only ${count} can be chosen`;
export const wholeNumber = (min: bigint, max: bigint) => `Type a whole number from ${min} to ${max}`;
