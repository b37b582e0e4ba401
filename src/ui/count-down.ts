/** `1:05`, of whole seconds. */
export const minutesText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/**
 * Counts seconds down by the device's own steps, whatever its clock says. `tell` hears at once, then at each second.
 * Returns how it is stopped.
 */
export function countDown(seconds: number, tell: (left: number) => void): () => void {
  const end = performance.now() + seconds * 1000;
  const left = () => Math.max(0, Math.ceil((end - performance.now()) / 1000));
  let told = left();
  tell(told);
  const timer = setInterval(() => {
    const now = left();
    if (now === told) return;
    told = now;
    if (now === 0) clearInterval(timer);
    tell(now);
  }, 250);
  return () => clearInterval(timer);
}
