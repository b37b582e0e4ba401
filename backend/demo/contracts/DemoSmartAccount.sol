// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {ERC7821} from "@openzeppelin/contracts/account/extensions/draft-ERC7821.sol";
import {IERC1271} from "@openzeppelin/contracts/interfaces/IERC1271.sol";
import {Clones} from "@openzeppelin/contracts/proxy/Clones.sol";
import {ERC1155Holder} from "@openzeppelin/contracts/token/ERC1155/utils/ERC1155Holder.sol";
import {ERC721Holder} from "@openzeppelin/contracts/token/ERC721/utils/ERC721Holder.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";

/// @title What an account of the demo's smart wallet is: a contract that one key owns.
/// @notice Each account is a clone of this code with its owner's address behind it. It holds money and items
/// itself, makes several calls as one transaction, and signs by ERC-1271.
contract DemoSmartAccount is ERC7821, ERC721Holder, ERC1155Holder, EIP712, IERC1271 {
    bytes32 private constant MESSAGE = keccak256("SmartAccountMessage(bytes32 hash)");

    constructor() EIP712("Vitrine demo smart account", "1") {}

    receive() external payable {}

    /// @notice Whose key may make it act and signs for it.
    function owner() public view returns (address) {
        return address(bytes20(Clones.fetchCloneArgs(address(this))));
    }

    /// @inheritdoc IERC1271
    /// @dev The owner signs the hash together with this account and chain: what is signed for one account
    /// of theirs says nothing for another.
    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        (address signer, , ) = ECDSA.tryRecover(_hashTypedDataV4(keccak256(abi.encode(MESSAGE, hash))), signature);
        return signer == owner() ? this.isValidSignature.selector : bytes4(0xffffffff);
    }

    function _erc7821AuthorizedExecutor(address caller, bytes32, bytes calldata) internal view override returns (bool) {
        return caller == owner();
    }
}
