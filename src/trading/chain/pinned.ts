import type { RouterSettings } from '../../contract/order.ts';
import type { Token } from '../../contract/token.ts';
import { VitrineError } from '../../domain/errors.ts';
import { acceptedPin, changesOf, checkAgainstBuild, pinOf, type NetworkPin, type SaidNow } from '../../domain/pins.ts';
import { addPin, readPin, replacePin } from '../../device/pin-store.ts';
import * as marketplace from '../../services/marketplace.ts';
import { networkById, networks } from '../../services/runtime.ts';
import { marketplacePort } from './marketplace-port.ts';
import { askAboutPins } from './pin-question.ts';
import * as texts from './texts.ts';

/*
 * What this device holds to about a network, compared with what is said now before any wallet opens.
 */

/** The person does not trust what is said now. */
export class PinDeclinedError extends VitrineError {
  override name = 'PinDeclinedError';
}

/** What the server says of a network. @throws VitrineError when it says nothing of it */
export async function settingsOf(chainId: number): Promise<RouterSettings[number]> {
  const settings = (await marketplacePort.routerSettings()).find((one) => one.chainId === chainId);
  if (settings === undefined) throw new VitrineError(texts.noSettings);
  return settings;
}

async function said(chainId: number, settings: SaidNow['settings']): Promise<{ pin: NetworkPin; now: SaidNow }> {
  const network = networkById(chainId);
  if (network === null) throw new VitrineError(texts.unknownNetwork);
  const stored = await readPin(chainId);
  if (stored !== null) return { pin: stored, now: { network, settings } };
  const first = settings ?? (await settingsOf(chainId));
  const pin = pinOf(network, first);
  checkAgainstBuild(pin);
  return { pin: await addPin(pin), now: { network, settings: first } };
}

/**
 * The pin of a network, which the first visit makes. Where the configuration, `tokens` or, if they were
 * read, `settings` say otherwise, the person decides; where the build knows better, nobody can.
 * @throws PinRefusedError, PinDeclinedError, StoreUnavailableError
 */
export async function pinned(
  chainId: number,
  tokens: readonly Token[],
  settings: SaidNow['settings'] = null,
): Promise<NetworkPin> {
  const compare = async () => {
    const { pin, now } = await said(chainId, settings);
    const changes = changesOf(pin, now, tokens);
    const next = changes.length === 0 ? pin : acceptedPin(pin, now, tokens);
    // Also where nothing has changed: a later build may know more than the one that pinned it.
    checkAgainstBuild(next);
    return { pin, changes, next };
  };
  const { pin, changes } = await compare();
  if (changes.length === 0) return pin;
  // One question at a time: what one trade asked, the next one need not.
  return inTurn(async () => {
    const open = await compare();
    if (open.changes.length === 0) return open.pin;
    const question = { network: pin.name, changes: open.changes };
    if (!(await askAboutPins(question))) throw new PinDeclinedError(texts.pinDeclined(pin.name));
    await replacePin(open.next);
    return open.next;
  });
}

let before: Promise<unknown> = Promise.resolve();
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = before.then(work);
  before = mine.catch(() => undefined);
  return mine;
}

/** Pins every network that this device has not seen before; nobody waits for it. */
export async function recordPins(): Promise<void> {
  const unseen: number[] = [];
  for (const { chainId } of networks()) if ((await readPin(chainId)) === null) unseen.push(chainId);
  if (unseen.length === 0) return;
  const { data } = await marketplace.routerSettings({ quiet: true });
  for (const settings of data ?? []) {
    // What the build refuses is not pinned; a trade will say so.
    if (unseen.includes(settings.chainId)) await said(settings.chainId, settings).catch(() => undefined);
  }
}
