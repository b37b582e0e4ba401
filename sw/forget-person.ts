import { forgetPages } from './keep-page.ts';
import { endPushes } from './push.ts';

/** Somebody signed out: what the worker keeps or shows of where they have been goes. */
export async function forgetPerson(): Promise<void> {
  await Promise.all([forgetPages(), endPushes().catch(() => undefined)]);
}
