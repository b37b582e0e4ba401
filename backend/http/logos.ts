/** Currency signs as small pictures of our own; any other symbol gets its letters. */
const shapes: Record<string, string> = {
  eth: '<circle cx="16" cy="16" r="16" fill="#627eea"/><path fill="#fff" d="M16 4v8.87l7.5 3.35z" opacity=".6"/><path fill="#fff" d="M16 4 8.5 16.22l7.5-3.35zM16 21.97V28l7.5-10.38zM16 28v-6.03l-7.5-4.35z"/><path fill="#fff" d="m16 20.57 7.5-4.35L16 12.87z" opacity=".3"/>',
  weth: '<circle cx="16" cy="16" r="16" fill="#ec1c79"/><path fill="#fff" d="M16 4v8.87l7.5 3.35z" opacity=".6"/><path fill="#fff" d="M16 4 8.5 16.22l7.5-3.35zM16 21.97V28l7.5-10.38zM16 28v-6.03l-7.5-4.35z"/>',
  usdc: '<circle cx="16" cy="16" r="16" fill="#2775ca"/><path fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" d="M19.9 12.6c-.3-1.7-1.8-2.6-3.9-2.6-2.3 0-3.9 1.1-3.9 2.9 0 4.2 8.1 2 8.1 6.3 0 1.8-1.7 3-4.1 3-2.4 0-4.1-1-4.3-2.9M16 7.6V10m0 12.2v2.3M11.6 5.4a11.4 11.4 0 0 0 0 21.2M20.4 5.4a11.4 11.4 0 0 1 0 21.2"/>',
};

export function logoSvg(symbol: string): string {
  const key = symbol.toLowerCase();
  const letters = symbol
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 4)
    .toUpperCase();
  const shape =
    shapes[key] ??
    `<circle cx="16" cy="16" r="16" fill="#5b6b73"/><text x="16" y="20" font-family="sans-serif" font-size="10" font-weight="700" text-anchor="middle" fill="#fff">${letters}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">${shape}</svg>`;
}
