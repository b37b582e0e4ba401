/** How often it is tried again, with growing pauses, where no answer comes. */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
/** An answer that is not complete by then will not come. */
const TIMEOUT_MS = 60_000;
/** After this many failures of the server, its failure is the answer. */
const TRIES = 4;

export const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    signal.throwIfAborted();
    const end = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', end);
      resolve();
    }, ms);
    signal.addEventListener('abort', end, { once: true });
  });

const online = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    signal.throwIfAborted();
    if (navigator.onLine) {
      resolve();
      return;
    }
    addEventListener('online', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

/** How long the server asks us to wait, in ms; null where it does not say. */
function askedWait(response: Response): number | null {
  const text = response.headers.get('Retry-After');
  if (text === null) return null;
  const ms = /^[0-9]+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isFinite(ms) && ms > 0 ? ms : null;
}

/**
 * Fetches something that nobody waits for: after everything the page wants, without credentials, as late as the server
 * asks (429, 503), again where no answer comes, and once there is a network. What fails each time is returned as it is.
 * Rejects only when `signal` aborts it.
 */
export async function fetchPolitely(url: string, signal: AbortSignal): Promise<Response> {
  let failures = 0;
  for (let pause = FIRST_WAIT_MS; ; pause = Math.min(pause * 2, LONGEST_WAIT_MS)) {
    await online(signal);
    try {
      const either = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
      const response = await fetch(url, { priority: 'low', credentials: 'omit', signal: either });
      const isLater = response.status === 429 || response.status === 503;
      if (!isLater && (response.status < 500 || ++failures === TRIES)) return response;
      await response.body?.cancel();
      await wait(askedWait(response) ?? pause, signal);
    } catch (error) {
      if (signal.aborted) throw error;
      await wait(pause, signal);
    }
  }
}
