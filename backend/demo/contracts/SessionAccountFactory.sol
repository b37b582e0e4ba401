// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Clones} from "@openzeppelin/contracts/proxy/Clones.sol";
import {P256} from "@openzeppelin/contracts/utils/cryptography/P256.sol";
import {SessionAccount} from "./SessionAccount.sol";

/// @title Makes accounts of passkeys, each at an address that follows from its passkey.
contract SessionAccountFactory {
    /// @dev So that nobody's search for their accounts grows without end.
    uint256 private constant MOST_ACCOUNTS = 4;

    address public immutable implementation = address(new SessionAccount());
    mapping(address account => bool) public isAccount;
    mapping(bytes32 credentialIdHash => address[]) private accounts;

    event AccountDeployed(address indexed account, bytes32 indexed credentialIdHash, bytes32 x, bytes32 y);

    error InvalidPublicKey();
    error TooManyAccounts();

    /// @notice Makes the passkey's account, for whoever asks; the same again where it is there already.
    function deployAccount(bytes32 credentialIdHash, bytes32 x, bytes32 y) external returns (address account) {
        account = accountAddress(credentialIdHash, x, y);
        if (isAccount[account]) return account;
        if (!P256.isValidPublicKey(x, y)) revert InvalidPublicKey();
        if (accounts[credentialIdHash].length == MOST_ACCOUNTS) revert TooManyAccounts();
        bytes memory args = abi.encode(credentialIdHash, x, y);
        Clones.cloneDeterministicWithImmutableArgs(implementation, args, keccak256(args));
        isAccount[account] = true;
        accounts[credentialIdHash].push(account);
        emit AccountDeployed(account, credentialIdHash, x, y);
    }

    /// @notice Where the passkey's account is, or will be.
    function accountAddress(bytes32 credentialIdHash, bytes32 x, bytes32 y) public view returns (address) {
        bytes memory args = abi.encode(credentialIdHash, x, y);
        return Clones.predictDeterministicAddressWithImmutableArgs(implementation, args, keccak256(args));
    }

    /// @notice Accounts that name this passkey, the oldest first. Anybody can make one that does: compare their keys.
    function accountsOf(bytes32 credentialIdHash) external view returns (address[] memory) {
        return accounts[credentialIdHash];
    }
}
