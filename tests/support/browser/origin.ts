/** Where the product of this run is. */
export function origin(): string {
  const found = process.env['VITRINE_E2E_ORIGIN'];
  if (found === undefined) throw new Error('The global setup has not run');
  return found;
}
