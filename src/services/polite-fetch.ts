/** How often it is tried again, more and more rarely, where no answer comes. */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

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

/** What the server asks to wait, in ms; null where it says nothing. */
function askedWait(response: Response): number | null {
  const text = response.headers.get('Retry-After');
  if (text === null) return null;
  const ms = /^[0-9]+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isFinite(ms) && ms > 0 ? ms : null;
}

/**
 * An answer for which nobody waits: after all that the page wants, without credentials, as late as the server asks
 * (429, 503), again where it fails, and once there is a network. Rejects only when `signal` ends it.
 */
export async function fetchPolitely(url: string, signal: AbortSignal): Promise<Response> {
  for (let pause = FIRST_WAIT_MS; ; pause = Math.min(pause * 2, LONGEST_WAIT_MS)) {
    await online(signal);
    try {
      const response = await fetch(url, { priority: 'low', credentials: 'omit', signal });
      if (response.status !== 429 && response.status < 500) return response;
      await response.body?.cancel();
      await wait(askedWait(response) ?? pause, signal);
    } catch (error) {
      if (signal.aborted) throw error;
      await wait(pause, signal);
    }
  }
}
