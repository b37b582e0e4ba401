/** What whoever reaches this address can do with the embedded networks; null where nobody else can. */
export function exposureWarning(host: string): string | null {
  const name = host.toLowerCase().replace(/^\[|\]$/g, '');
  if (name === 'localhost' || name === '::1' || /^127\.\d+\.\d+\.\d+$/.test(name)) return null;
  return `HOST=${host} opens the demo to other machines: everybody who reaches this address may use its two chains through /rpc, take play money from its faucet and fill its disk, so put nothing of value here.`;
}
