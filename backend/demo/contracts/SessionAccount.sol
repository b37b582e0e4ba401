// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC1271} from "@openzeppelin/contracts/interfaces/IERC1271.sol";
import {Clones} from "@openzeppelin/contracts/proxy/Clones.sol";
import {ERC1155Holder} from "@openzeppelin/contracts/token/ERC1155/utils/ERC1155Holder.sol";
import {ERC721Holder} from "@openzeppelin/contracts/token/ERC721/utils/ERC721Holder.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {WebAuthn} from "@openzeppelin/contracts/utils/cryptography/WebAuthn.sol";
import {BOOTLOADER, IAccount, Transaction} from "./Bootloader.sol";
import {SessionPolicies, Use} from "./SessionPolicies.sol";
import {SessionSpec, SessionState} from "./SessionSpecs.sol";

struct Call {
    address to;
    uint256 value;
    bytes data;
}

/// @title An account that a passkey owns, and that session keys may use within limits its owner signed.
/// @notice Each account is a clone of this code with its owner's public key behind it.
contract SessionAccount is IAccount, IERC1271, ERC721Holder, ERC1155Holder {
    using SessionPolicies for SessionPolicies.Sessions;

    /// @dev `general(bytes)`: a paymaster that asks nothing of the account.
    bytes4 private constant GENERAL = 0x8c5a3445;

    /// @notice Of the next transaction.
    uint256 public nonce;
    SessionPolicies.Sessions private sessions;

    event SessionCreated(bytes32 indexed sessionId, SessionSpec spec);
    event SessionRevoked(bytes32 indexed sessionId);

    error NotBootloader();
    error NotSelf();
    error WrongNonce(uint256 expected);
    error UnknownValidator();
    error PaymasterFlow();
    error Unpayable();

    modifier onlyBootloader() {
        if (msg.sender != BOOTLOADER) revert NotBootloader();
        _;
    }

    modifier onlySelf() {
        if (msg.sender != address(this)) revert NotSelf();
        _;
    }

    receive() external payable {}

    /// @notice The passkey: the hash of its id and its public key on P-256.
    function owner() public view returns (bytes32 credentialIdHash, bytes32 x, bytes32 y) {
        return abi.decode(Clones.fetchCloneArgs(address(this)), (bytes32, bytes32, bytes32));
    }

    /// @inheritdoc IAccount
    /// @dev The signature is `abi.encode(bytes signature, address validator, bytes validatorData)`: no validator is
    /// the owner, the account itself is the sessions.
    function validateTransaction(
        bytes32,
        bytes32 suggestedSignedHash,
        Transaction calldata transaction
    ) external payable onlyBootloader returns (bytes4) {
        if (transaction.nonce != nonce) revert WrongNonce(nonce);
        ++nonce;
        (bytes memory signature, address validator, bytes memory data) = abi.decode(
            transaction.signature,
            (bytes, address, bytes)
        );
        if (validator == address(0)) {
            if (data.length != 0) revert UnknownValidator();
            return _isOwner(suggestedSignedHash, signature) ? this.validateTransaction.selector : bytes4(0);
        }
        if (validator != address(this)) revert UnknownValidator();
        (SessionSpec memory spec, uint64[] memory periods) = abi.decode(data, (SessionSpec, uint64[]));
        (address signer, , ) = ECDSA.tryRecover(suggestedSignedHash, signature);
        if (signer == address(0) || signer != spec.signer) return bytes4(0);
        Use memory wanted = Use({
            to: address(uint160(transaction.to)),
            value: transaction.value,
            data: transaction.data,
            fee: transaction.gasLimit * transaction.maxFeePerGas,
            sponsored: transaction.paymaster != 0
        });
        sessions.take(keccak256(abi.encode(spec)), spec, periods, wanted);
        return this.validateTransaction.selector;
    }

    /// @inheritdoc IAccount
    function executeTransaction(bytes32, bytes32, Transaction calldata transaction) external payable onlyBootloader {
        _call(address(uint160(transaction.to)), transaction.value, transaction.data);
    }

    /// @inheritdoc IAccount
    function payForTransaction(bytes32, bytes32, Transaction calldata transaction) external payable onlyBootloader {
        (bool paid, ) = BOOTLOADER.call{value: transaction.gasLimit * transaction.maxFeePerGas}("");
        if (!paid) revert Unpayable();
    }

    /// @inheritdoc IAccount
    /// @dev Never lets a paymaster take tokens: a session's limits would not count them.
    function prepareForPaymaster(bytes32, bytes32, Transaction calldata transaction) external payable onlyBootloader {
        if (transaction.paymasterInput.length < 4 || bytes4(transaction.paymasterInput) != GENERAL) revert PaymasterFlow();
    }

    /// @notice Lets a key use the account within limits until it expires.
    function createSession(SessionSpec calldata spec) external onlySelf {
        bytes32 id = keccak256(abi.encode(spec));
        sessions.create(id, spec);
        emit SessionCreated(id, spec);
    }

    /// @notice Ends a session for good.
    function revokeSession(bytes32 sessionId) external onlySelf {
        sessions.revoke(sessionId);
        emit SessionRevoked(sessionId);
    }

    /// @notice Several calls as one; all of them, or none.
    function executeBatch(Call[] calldata calls) external payable onlySelf {
        for (uint256 i = 0; i < calls.length; ++i) _call(calls[i].to, calls[i].value, calls[i].data);
    }

    /// @notice What is left of a session's limits now.
    function sessionState(SessionSpec calldata spec) external view returns (SessionState memory) {
        return sessions.state(keccak256(abi.encode(spec)), spec);
    }

    /// @notice 0 not initialized, 1 active, 2 closed.
    function sessionStatus(bytes32 sessionId) external view returns (uint8) {
        return sessions.status[sessionId];
    }

    /// @inheritdoc IERC1271
    /// @dev The owner's alone: session keys sign nothing but transactions.
    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        return _isOwner(hash, signature) ? this.isValidSignature.selector : bytes4(0xffffffff);
    }

    function _isOwner(bytes32 hash, bytes memory signature) private view returns (bool) {
        // Shorter is no assertion of a passkey, whatever it is.
        if (signature.length < 0x120) return false;
        WebAuthn.WebAuthnAuth memory auth = abi.decode(signature, (WebAuthn.WebAuthnAuth));
        (, bytes32 x, bytes32 y) = owner();
        return WebAuthn.verify(abi.encodePacked(hash), auth, x, y);
    }

    function _call(address to, uint256 value, bytes calldata data) private {
        (bool success, bytes memory answer) = to.call{value: value}(data);
        if (success) return;
        assembly ("memory-safe") {
            revert(add(answer, 0x20), mload(answer))
        }
    }
}
