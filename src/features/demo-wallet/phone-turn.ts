/* The newest page is the demo phone wallet: two would ask the same question, and two answers could pay twice. */

/** Set while this page makes way for another of the same wallet. */
const ELSEWHERE_KEY = 'vitrine-demo-wallet-elsewhere';

/** Whether this page has just made way. A further load takes the wallet back. */
export function hasMadeWay(): boolean {
  const has = sessionStorage.getItem(ELSEWHERE_KEY) !== null;
  sessionStorage.removeItem(ELSEWHERE_KEY);
  return has;
}

export function takeOver(): void {
  navigator.locks
    .request('vitrine:demo-phone', { steal: true }, () => new Promise<never>(() => {}))
    .catch(() => {
      sessionStorage.setItem(ELSEWHERE_KEY, '1');
      // Ends its connection and what it asks, without an answer.
      location.reload();
    });
}
