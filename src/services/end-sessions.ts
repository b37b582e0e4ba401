import { HttpError } from './http.ts';
import * as marketplace from './marketplace.ts';
import { noteSignOut, readSignOuts } from './session-store.ts';

/** Statuses by which the server refuses a token. Anything else, including a proxy's 403 or 404, signs nobody out. */
const REFUSALS = new Set([400, 401, 422]);
export const isRefusal = (error: unknown) => error instanceof HttpError && REFUSALS.has(error.status);

/** How long until the server is told again of a sign-out; doubled after each try, up to the longest. */
const TELL_AGAIN_MS = 5000;
const LONGEST_TELL_MS = 5 * 60_000;
let tellAgainMs = TELL_AGAIN_MS;
let tellAgain: ReturnType<typeof setTimeout> | undefined;

/** Tells the server of sign-outs it does not know of, in one tab for all, and tries again until it can be told. */
export const endSessions = (): Promise<void> =>
  navigator.locks
    .request('vitrine:sign-out', async () => {
      clearTimeout(tellAgain);
      for (const { id, tokenHash } of await readSignOuts()) {
        if (tokenHash === null) continue;
        try {
          await marketplace.logout(tokenHash);
        } catch (error) {
          if (!isRefusal(error)) {
            tellAgain = setTimeout(() => void endSessions(), tellAgainMs);
            tellAgainMs = Math.min(tellAgainMs * 2, LONGEST_TELL_MS);
            return;
          }
        }
        await noteSignOut(id, { tokenHash: null });
      }
      tellAgainMs = TELL_AGAIN_MS;
    })
    .catch(() => undefined);
