import { createWalletClient, http, type Hex } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { ProviderError } from './provider-error.ts';
import { signedBy } from './signed.ts';
import type { PageAccount } from './smart-requests.ts';

/** A key's own account, as the demo phone wallet has it. */
export const phoneAccountOf = (key: PrivateKeyAccount): PageAccount => ({
  address: key.address.toLowerCase() as Hex,
  signMessage: (raw) => key.signMessage({ message: { raw } }),
  signTypedData: (typed) => key.signTypedData(typed),
  async signCalls([call, ...others], network, nonce) {
    if (call === undefined || others.length > 0) throw new ProviderError(5740);
    const wallet = createWalletClient({
      account: key,
      chain: {
        id: network.chainId,
        name: network.name,
        nativeCurrency: { ...network.currency, name: network.currency.symbol },
        rpcUrls: { default: { http: network.rpcUrls } },
      },
      transport: http(network.rpcUrls[0], { retryCount: 0 }),
    });
    return signedBy(
      wallet,
      await wallet.prepareTransactionRequest({ ...call, ...(nonce === undefined ? {} : { nonce }) }),
    );
  },
});
