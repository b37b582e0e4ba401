/** There is no server to which anything would have to be proved: a connected wallet is enough. */
export const proofOf = async (): Promise<{ message: string; signature: `0x${string}` }> => ({
  message: 'no server',
  signature: '0x',
});
