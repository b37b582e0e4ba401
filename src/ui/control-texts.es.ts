/* Of a stepper and of a filter’s chip. Apart from the others: they are loaded with the pages that have one. */
export const fewer = 'Menos';
export const more = 'Más';
export const removeFilter = (label: string) => `Quitar el filtro ${label}`;
export const onlyAvailable = (count: bigint) => `Solo hay ${count}`;
export const onlyChoice = (count: bigint) => `Solo se pueden elegir ${count}`;
export const wholeNumber = (min: bigint, max: bigint) => `Escribe un número entero de ${min} a ${max}`;
