import { useEffect, useState } from 'react';

const LOOK_MS = 250;
/** Who wrote something less long ago is still typing. */
const TYPING_MS = 2000;

let typedAt = -Infinity;
globalThis.document?.addEventListener('input', () => (typedAt = performance.now()), { capture: true });

const isOccupied = () => performance.now() - typedAt < TYPING_MS || document.querySelector('dialog:modal') !== null;

/**
 * Whether a modal may open now. One that the person has asked for (`isAsked`) may at once; one that comes by
 * itself waits until no other is open and nobody types. Once open it stays.
 */
export function useTurn(id: string | null, isAsked: boolean): boolean {
  const [open, setOpen] = useState<string | null>(null);
  // Closed or put aside: the next time it has to wait again.
  if (id === null && open !== null) setOpen(null);
  useEffect(() => {
    if (id === null || open === id) return undefined;
    const look = () => (isAsked || !isOccupied()) && setOpen(id);
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [id, isAsked, open]);
  return isAsked || open === id;
}
