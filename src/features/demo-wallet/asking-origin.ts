import * as v from 'valibot';
import { walletAppsSchema } from '../../contract/wallet-key.ts';

const ASKING = 'asking';

/** Who opened this window: it says so itself, and only an origin that the server names is heard or told anything. */
export async function askingOrigin(): Promise<string | null> {
  const said = new URLSearchParams(location.search).get('origin') ?? sessionStorage.getItem(ASKING);
  const { origins } = v.parse(walletAppsSchema, await (await fetch('/wallet/apps.json')).json());
  if (said === null || !origins.includes(said)) return null;
  // A login leads away from this page and back.
  sessionStorage.setItem(ASKING, said);
  return said;
}
