import { parseAbi } from 'viem/utils';

const SESSION_STRUCTS = [
  'struct UsageLimit { uint8 limitType; uint256 limit; uint256 period; }',
  'struct Constraint { uint64 index; uint8 condition; bytes32 refValue; UsageLimit limit; }',
  'struct CallPolicy { address target; bytes4 selector; uint256 maxValuePerUse; UsageLimit valueLimit; Constraint[] constraints; }',
  'struct TransferPolicy { address target; uint256 maxValuePerUse; UsageLimit valueLimit; }',
  'struct SessionSpec { address signer; uint256 expiresAt; UsageLimit feeLimit; CallPolicy[] callPolicies; TransferPolicy[] transferPolicies; }',
  'struct LimitState { uint256 remaining; address target; bytes4 selector; uint64 index; }',
  'struct SessionState { uint8 status; uint256 feesRemaining; LimitState[] transferValue; LimitState[] callValue; LimitState[] callParams; }',
] as const;

/** An account that a passkey owns and that session keys may use: `SessionAccount.sol`. */
export const sessionAccountAbi = parseAbi([
  ...SESSION_STRUCTS,
  'struct Call { address to; uint256 value; bytes data; }',
  'function createSession(SessionSpec spec)',
  'function revokeSession(bytes32 sessionId)',
  'function executeBatch(Call[] calls) payable',
  'function sessionState(SessionSpec spec) view returns (SessionState)',
  'function sessionStatus(bytes32 sessionId) view returns (uint8)',
  'function nonce() view returns (uint256)',
  'function owner() view returns (bytes32 credentialIdHash, bytes32 x, bytes32 y)',
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
  'event SessionCreated(bytes32 indexed sessionId, SessionSpec spec)',
  'event SessionRevoked(bytes32 indexed sessionId)',
]);

/** What makes such accounts: `SessionAccountFactory.sol`. */
export const sessionAccountFactoryAbi = parseAbi([
  'function deployAccount(bytes32 credentialIdHash, bytes32 x, bytes32 y) returns (address)',
  'function accountAddress(bytes32 credentialIdHash, bytes32 x, bytes32 y) view returns (address)',
  'function accountsOf(bytes32 credentialIdHash) view returns (address[])',
  'function isAccount(address account) view returns (bool)',
  'event AccountDeployed(address indexed account, bytes32 indexed credentialIdHash, bytes32 x, bytes32 y)',
]);

/** `SessionSpec` as Solidity encodes it, alone. */
export const sessionSpecParameter = parseAbi([...SESSION_STRUCTS, 'function f(SessionSpec spec)'])[0].inputs;

/** The two parts of a session's `validatorData`. */
export const sessionProofParameters = parseAbi([
  ...SESSION_STRUCTS,
  'function f(SessionSpec spec, uint64[] periodIds)',
])[0].inputs;
