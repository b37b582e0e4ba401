let here: string | null = null;

/** The worker's product is up. */
export function setOrigin(origin: string): void {
  here = origin;
}

/** Where this worker's product is. */
export function origin(): string {
  if (here === null) throw new Error('The product of this worker has not started');
  return here;
}
