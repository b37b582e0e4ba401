/* Of what can be copied. Apart from the others: they are loaded with the pages that have such. */
export const copyAddress = 'Copy address';
