// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {ERC7821} from "@openzeppelin/contracts/account/extensions/draft-ERC7821.sol";
import {IERC1271} from "@openzeppelin/contracts/interfaces/IERC1271.sol";
import {ERC1155Holder} from "@openzeppelin/contracts/token/ERC1155/utils/ERC1155Holder.sol";
import {ERC721Holder} from "@openzeppelin/contracts/token/ERC721/utils/ERC721Holder.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";

/// @title What the demo wallet's account runs (EIP-7702), so that several calls are one transaction.
/// @notice The account stays its key's: only itself may make it act, and it signs as before. With code
/// it must say that it takes works, or safe transfers to it would fail.
contract DemoAccount is ERC7821, ERC721Holder, ERC1155Holder, IERC1271 {
    receive() external payable {}

    /// @inheritdoc IERC1271
    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        (address signer, , ) = ECDSA.tryRecover(hash, signature);
        return signer == address(this) ? this.isValidSignature.selector : bytes4(0xffffffff);
    }
}
