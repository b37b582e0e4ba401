import { createConfig } from 'ponder';
import { parseAbi } from 'viem';

/* What the race says of the chain, as JSON in `RACE`. */
const race = JSON.parse(process.env.RACE);

const single = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 indexed id)',
  'event ApprovalForAll(address indexed owner, address indexed operator, bool approved)',
]);
const editions = parseAbi([
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)',
  'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)',
  'event ApprovalForAll(address indexed owner, address indexed operator, bool approved)',
]);
const seaport = parseAbi([
  'event OrderFulfilled(bytes32 orderHash, address indexed offerer, address indexed zone, address recipient, (uint8 itemType, address token, uint256 identifier, uint256 amount)[] offer, (uint8 itemType, address token, uint256 identifier, uint256 amount, address recipient)[] consideration)',
]);

export default createConfig({
  ordering: 'multichain',
  database: { kind: 'postgres', connectionString: race.databaseUrl },
  chains: { race: { id: race.chainId, rpc: race.rpc, ws: race.ws, pollingInterval: race.pollingInterval } },
  contracts: {
    Single: { chain: 'race', abi: single, address: race.singles, startBlock: race.from },
    Editions: { chain: 'race', abi: editions, address: race.editions, startBlock: race.from },
    Seaport: { chain: 'race', abi: seaport, address: race.seaport, startBlock: race.from },
  },
});
