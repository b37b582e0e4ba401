/* Of a stepper and of a filter’s chip. Apart from the others: they are loaded with the pages that have one. */
export const fewer = 'أقل';
export const more = 'أكثر';
export const removeFilter = (label: string) => `إزالة المرشّح \u2068${label}\u2069`;
export const onlyAvailable = (count: bigint) => `المتاح ${count} فقط`;
export const onlyChoice = (count: bigint) => `يمكن اختيار ${count} فقط`;
export const wholeNumber = (min: bigint, max: bigint) => `اكتب عددًا صحيحًا من ${min} إلى ${max}`;
