import {
  compactSignatureToSignature,
  hashTypedData,
  parseAbi,
  parseCompactSignature,
  recoverAddress,
  serializeSignature,
  size,
} from 'viem';
import type { SignedOrder } from '../../src/contract/order.ts';
import type { MarketNetwork } from './networks.ts';
import { orderMessage, orderTypes, seaportDomain } from './order-hash.ts';

const erc1271Abi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)']);
const MAGIC = '0x1626ba7e';

/** Whether Seaport would accept this signature: by recovery, or by the maker's contract. Throws when the RPC is silent. */
export async function signatureIsValid(network: MarketNetwork, order: SignedOrder): Promise<boolean> {
  const digest = hashTypedData({
    domain: seaportDomain(network.chainId, network.seaport),
    types: orderTypes,
    primaryType: 'OrderComponents',
    message: orderMessage(order.parameters),
  });
  const { signature } = order;
  const length = size(signature);
  if (length === 64 || length === 65) {
    try {
      const full =
        length === 65 ? signature : serializeSignature(compactSignatureToSignature(parseCompactSignature(signature)));
      const signer = await recoverAddress({ hash: digest, signature: full });
      if (signer.toLowerCase() === order.parameters.offerer) return true;
    } catch {
      // Not a point on the curve: a contract may still know it.
    }
  }
  const code = await network.client.getCode({ address: order.parameters.offerer });
  if (code === undefined || code === '0x') return false;
  try {
    const answer = await network.client.readContract({
      address: order.parameters.offerer,
      abi: erc1271Abi,
      functionName: 'isValidSignature',
      args: [digest, signature],
    });
    return answer === MAGIC;
  } catch {
    await network.client.getChainId();
    return false;
  }
}
