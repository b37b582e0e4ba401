import { forgetPages } from './keep-page.ts';
import { endPushes } from './push.ts';

/** Somebody signed out: removes what the worker keeps or shows of where they have been. */
export async function forgetPerson(): Promise<void> {
  await Promise.all([forgetPages(), endPushes().catch(() => undefined)]);
}
