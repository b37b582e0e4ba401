import { useState } from 'react';

/** Busy while its work is under way: a second press does nothing. */
export function useBusy() {
  const [busy, setBusy] = useState(false);
  const run = (work: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(true);
    void work().finally(() => setBusy(false));
  };
  return { busy, run };
}
