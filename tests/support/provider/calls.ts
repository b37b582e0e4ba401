import {
  decodeFunctionData,
  encodeFunctionResult,
  erc20Abi,
  erc721Abi,
  multicall3Abi,
  zeroAddress,
  type Hex,
} from 'viem';
import { seaportAbi } from '../../../backend/seaport/seaport-abi.ts';
import { collectionAddress } from '../server/market.ts';
import type { View } from './chain.ts';
import { SEAPORT, USDC, WETH, type World } from './world.ts';

const lower = (text: string) => text.toLowerCase() as Hex;

/** What contracts answer after a block; null: the call reverts. */
export function createCalls(world: World, multicall: Hex) {
  function money(view: View, to: Hex, data: Hex): Hex {
    const call = decodeFunctionData({ abi: erc20Abi, data });
    if (call.functionName === 'balanceOf') {
      const result = world.balance(view, lower(call.args[0]), to);
      return encodeFunctionResult({ abi: erc20Abi, functionName: 'balanceOf', result });
    }
    if (call.functionName === 'allowance') {
      const result = world.allowance(view, lower(call.args[0]), to);
      return encodeFunctionResult({ abi: erc20Abi, functionName: 'allowance', result });
    }
    throw new Error(`The synthetic chain has no ${call.functionName} of a currency`);
  }

  function item(view: View, to: Hex, data: Hex): Hex | null {
    const call = decodeFunctionData({ abi: erc721Abi, data });
    if (call.functionName === 'ownerOf') {
      const result = world.owner(view, call.args[0]);
      return result && encodeFunctionResult({ abi: erc721Abi, functionName: 'ownerOf', result });
    }
    if (call.functionName === 'getApproved')
      return encodeFunctionResult({ abi: erc721Abi, functionName: 'getApproved', result: zeroAddress });
    if (call.functionName === 'isApprovedForAll') {
      const result = world.approvedForAll(view, to, lower(call.args[0]));
      return encodeFunctionResult({ abi: erc721Abi, functionName: 'isApprovedForAll', result });
    }
    throw new Error(`The synthetic chain has no ${call.functionName} of a collection`);
  }

  function call(view: View, to: Hex, data: Hex): Hex | null {
    if (to === multicall) {
      const { args } = decodeFunctionData({ abi: multicall3Abi, data });
      if (!args?.[0] || typeof args[0] === 'bigint' || typeof args[0] === 'string')
        throw new Error('The synthetic chain knows aggregate3 alone of its multicall');
      const result = args[0].map(({ target, callData }) => {
        const returnData = call(view, lower(target), callData);
        return { success: returnData !== null, returnData: returnData ?? ('0x' as const) };
      });
      return encodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', result });
    }
    if (to === WETH || to === USDC) return money(view, to, data);
    if (to === collectionAddress) return item(view, to, data);
    if (to === SEAPORT) {
      const { functionName, args } = decodeFunctionData({ abi: seaportAbi, data });
      if (functionName !== 'getCounter') throw new Error(`The synthetic chain has no ${functionName} of Seaport`);
      return encodeFunctionResult({ abi: seaportAbi, functionName, result: world.counter(view, lower(args[0])) });
    }
    throw new Error(`The synthetic chain has no contract at ${to}`);
  }
  return call;
}
