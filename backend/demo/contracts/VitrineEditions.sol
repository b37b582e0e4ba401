// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {ERC1155} from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";
import {ERC1155Supply} from "@openzeppelin/contracts/token/ERC1155/extensions/ERC1155Supply.sol";
import {ERC2981} from "@openzeppelin/contracts/token/common/ERC2981.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";

/// @notice A collection of editions: several copies of each work.
contract VitrineEditions is ERC1155Supply, ERC2981, Ownable2Step {
    using Strings for uint256;

    string public name;
    string public symbol;
    string public baseURI;
    /// @notice The most a royalty can ever be, in hundredths of a percent.
    uint96 public constant MAX_ROYALTY_BPS = 1000;
    /// @notice Once true, what the tokens point at never changes again.
    bool public baseURIFrozen;
    /// @notice Copies of a work there can ever be; none is minted of one without this.
    mapping(uint256 id => uint256 copies) public maxSupply;

    event MaxSupplySet(uint256 indexed id, uint256 copies);
    event BaseURIFrozen(string baseURI);

    error LengthsDiffer();
    error MaxSupplyFixed(uint256 id);
    error MaxSupplyExceeded(uint256 id, uint256 asked, uint256 left);
    error FrozenBaseURI();
    error RoyaltyTooHigh(uint96 bps, uint96 allowed);
    error OwnerRequired();

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
        _setRoyalty(royaltyReceiver, royaltyBps);
    }

    /// @notice Says, once and for good, how many copies of each work there can be.
    function setMaxSupply(uint256[] calldata ids, uint256[] calldata copies) external onlyOwner {
        if (ids.length != copies.length) revert LengthsDiffer();
        for (uint256 i = 0; i < ids.length; i++) {
            if (maxSupply[ids[i]] != 0) revert MaxSupplyFixed(ids[i]);
            maxSupply[ids[i]] = copies[i];
            emit MaxSupplySet(ids[i], copies[i]);
        }
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
            uint256 left = maxSupply[ids[i]] - totalSupply(ids[i]);
            if (amounts[i] > left) revert MaxSupplyExceeded(ids[i], amounts[i], left);
            id[0] = ids[i];
            amount[0] = amounts[i];
            _update(address(0), recipients[i], id, amount);
        }
    }

    function setBaseURI(string calldata newBaseURI) external onlyOwner {
        if (baseURIFrozen) revert FrozenBaseURI();
        baseURI = newBaseURI;
    }

    /// @notice Cannot be undone.
    function freezeBaseURI() external onlyOwner {
        if (baseURIFrozen) revert FrozenBaseURI();
        baseURIFrozen = true;
        emit BaseURIFrozen(baseURI);
    }

    function setRoyalty(address receiver, uint96 bps) external onlyOwner {
        _setRoyalty(receiver, bps);
    }

    /// @notice Refused, as with collections of single works.
    function renounceOwnership() public pure override {
        revert OwnerRequired();
    }

    function uri(uint256 id) public view override returns (string memory) {
        return string.concat(baseURI, id.toString(), ".json");
    }

    function supportsInterface(bytes4 interfaceId) public view override(ERC1155, ERC2981) returns (bool) {
        return super.supportsInterface(interfaceId);
    }

    function _setRoyalty(address receiver, uint96 bps) private {
        if (bps > MAX_ROYALTY_BPS) revert RoyaltyTooHigh(bps, MAX_ROYALTY_BPS);
        _setDefaultRoyalty(receiver, bps);
    }
}
