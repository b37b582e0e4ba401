// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {ERC1155} from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";
import {ERC1155Supply} from "@openzeppelin/contracts/token/ERC1155/extensions/ERC1155Supply.sol";
import {ERC2981} from "@openzeppelin/contracts/token/common/ERC2981.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";

/// @notice A collection of editions: several copies of each work.
contract VitrineEditions is ERC1155Supply, ERC2981, Ownable {
    using Strings for uint256;

    string public name;
    string public symbol;
    string public baseURI;

    error LengthsDiffer();

    constructor(
        string memory name_,
        string memory symbol_,
        string memory baseURI_,
        address royaltyReceiver,
        uint96 royaltyBps
    ) ERC1155("") Ownable(msg.sender) {
        name = name_;
        symbol = symbol_;
        baseURI = baseURI_;
        _setDefaultRoyalty(royaltyReceiver, royaltyBps);
    }

    /// @notice The owner hands out copies: `amounts[i]` copies of `ids[i]` to `recipients[i]`.
    /// @dev `_update`, not `_mint`: a recipient without the receiver hook must not block the others.
    function mintBatch(address[] calldata recipients, uint256[] calldata ids, uint256[] calldata amounts)
        external
        onlyOwner
    {
        if (recipients.length != ids.length || ids.length != amounts.length) revert LengthsDiffer();
        uint256[] memory id = new uint256[](1);
        uint256[] memory amount = new uint256[](1);
        for (uint256 i = 0; i < ids.length; i++) {
            id[0] = ids[i];
            amount[0] = amounts[i];
            _update(address(0), recipients[i], id, amount);
        }
    }

    function setBaseURI(string calldata newBaseURI) external onlyOwner {
        baseURI = newBaseURI;
    }

    function setRoyalty(address receiver, uint96 bps) external onlyOwner {
        _setDefaultRoyalty(receiver, bps);
    }

    function uri(uint256 id) public view override returns (string memory) {
        return string.concat(baseURI, id.toString(), ".json");
    }

    function supportsInterface(bytes4 interfaceId) public view override(ERC1155, ERC2981) returns (bool) {
        return super.supportsInterface(interfaceId);
    }
}
