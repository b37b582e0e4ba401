import { bytesToHex } from 'viem/utils';
import * as v from 'valibot';
import { catalogueText } from '../../domain/wallet-errors.ts';
import { ProviderError } from './provider-error.ts';
import type { Keys } from './smart-keys.ts';

/*
 * How the smart-wallet app's SDK (@coinbase/wallet-sdk 4) talks to the page for keys that it opened: events
 * and requests by `postMessage`; what they hold is encrypted between a key pair of each side (P-256, AES-GCM).
 */

const callSchema = v.object({
  method: v.string(),
  params: v.optional(v.union([v.array(v.unknown()), v.record(v.string(), v.unknown())]), []),
});
const encryptedSchema = v.object({ iv: v.instance(Uint8Array), cipherText: v.instance(ArrayBuffer) });
const messageSchema = v.union([
  v.looseObject({ id: v.string(), event: v.literal('selectSignerType') }),
  v.looseObject({ id: v.string(), sender: v.string(), content: v.object({ handshake: callSchema }) }),
  v.looseObject({ id: v.string(), sender: v.string(), content: v.object({ encrypted: encryptedSchema }) }),
]);
const requestSchema = v.object({ action: callSchema, chainId: v.number() });

export type Request = { method: string; params: readonly unknown[]; chainId: number };

/** What the page does for who opened it; `data`: what the SDK notes of the wallet with each answer. */
export type Wallet = { answer(request: Request): Promise<unknown>; data(): unknown };

const fromHex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const toHex = (bytes: ArrayBuffer) => bytesToHex(new Uint8Array(bytes)).slice(2);

const errorOf = (error: unknown) =>
  error instanceof ProviderError
    ? { code: error.code, message: error.message }
    : { code: -32603, message: error instanceof Error ? error.message : (catalogueText(-32603) ?? '') };

/** Answers who opened this page, if they are of its own origin; closes it when a request is answered. */
export function openChannel(opener: Window, keys: Keys, wallet: Wallet): void {
  const { origin } = location;
  const post = (message: object) => opener.postMessage(message, origin);

  async function secretWith(sender: string): Promise<CryptoKey> {
    const curve = { name: 'ECDH', namedCurve: 'P-256' };
    const theirs = await crypto.subtle.importKey('spki', fromHex(sender), curve, false, []);
    return crypto.subtle.deriveKey(
      { name: 'ECDH', public: theirs },
      keys.session.privateKey,
      { name: 'AES-GCM', length: 256 },
      false,
      ['encrypt', 'decrypt'],
    );
  }

  async function reply(requestId: string, sender: string, result: object): Promise<void> {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const text = new TextEncoder().encode(JSON.stringify({ result, data: wallet.data() }));
    const cipherText = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await secretWith(sender), text);
    post({
      id: crypto.randomUUID(),
      requestId,
      sender: toHex(await crypto.subtle.exportKey('spki', keys.session.publicKey)),
      content: { encrypted: { iv, cipherText } },
      timestamp: new Date(),
    });
  }

  const answer = async (requestId: string, sender: string, request: Request) => {
    const result = await wallet.answer(request).then(
      (value) => ({ value }),
      (error: unknown) => ({ error: errorOf(error) }),
    );
    if (request.method === 'eth_requestAccounts' && 'value' in result) await keys.addPeer(sender);
    await reply(requestId, sender, result);
    close();
  };

  async function take(data: unknown): Promise<void> {
    const parsed = v.safeParse(messageSchema, data);
    if (!parsed.success) return;
    const message = parsed.output;
    if ('event' in message) return post({ id: crypto.randomUUID(), requestId: message.id, data: 'scw' });
    const { id, sender, content } = message;
    if ('handshake' in content) {
      const { method } = content.handshake;
      return answer(id, sender, { method, params: [], chainId: 0 });
    }
    if (!keys.isPeer(sender)) {
      const failure = errorOf(new ProviderError(4100));
      post({ id: crypto.randomUUID(), requestId: id, sender: '', content: { failure }, timestamp: new Date() });
      return close();
    }
    const { iv, cipherText } = content.encrypted;
    const text = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: new Uint8Array(iv) },
      await secretWith(sender),
      cipherText,
    );
    const { action, chainId } = v.parse(requestSchema, JSON.parse(new TextDecoder().decode(text)));
    return answer(id, sender, {
      method: action.method,
      params: Array.isArray(action.params) ? action.params : [action.params],
      chainId,
    });
  }

  addEventListener('message', (event) => {
    // A page of another origin has nothing to ask here, whoever opened this one.
    if (event.origin === origin && event.source === opener) void take(event.data);
  });
  addEventListener('pagehide', () => post({ id: crypto.randomUUID(), event: 'PopupUnload' }));
  post({ id: crypto.randomUUID(), event: 'PopupLoaded' });
}
