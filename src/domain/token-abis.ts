import { parseAbi } from 'viem/utils';

/*
 * As much of the token standards as a trade uses. viem's own ABIs hold all of each: 0.8 kB more on the
 * way to every first trade.
 */

export const erc20Abi = parseAbi([
  'function balanceOf(address owner) view returns (uint256)',
  'function allowance(address owner, address spender) view returns (uint256)',
  'function approve(address spender, uint256 amount) returns (bool)',
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
]);

/** Approvals are ERC-1155's as well. */
export const erc721Abi = parseAbi([
  'function ownerOf(uint256 id) view returns (address)',
  'function isApprovedForAll(address owner, address operator) view returns (bool)',
  'function setApprovalForAll(address operator, bool approved)',
]);

export const erc1155Abi = parseAbi(['function balanceOf(address owner, uint256 id) view returns (uint256)']);

/** A native currency's wrapped form. */
export const wrappedAbi = parseAbi(['function deposit() payable', 'function withdraw(uint256 amount)']);
