// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {ERC2981} from "@openzeppelin/contracts/token/common/ERC2981.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";

/// @notice A collection of single works that can be minted by anyone while its sale is active.
/// Identifiers count from 1 without gaps.
contract VitrineCollection is ERC721, ERC2981, Ownable {
    using Strings for uint256;

    struct Terms {
        uint256 maxSupply;
        uint256 price;
        uint256 maxPurchase;
        string provenance;
        string baseURI;
        address royaltyReceiver;
        uint96 royaltyBps;
    }

    uint256 public immutable MAX_SUPPLY;
    /// @notice Hash over all works in order, fixed before the first one is revealed.
    string public PROVENANCE;
    string public baseURI;
    uint256 public price;
    /// @notice Works one transaction may mint.
    uint256 public maxPurchase;
    bool public saleIsActive;
    uint256 public totalSupply;

    event SaleStateChanged(bool active);
    event PriceChanged(uint256 price);
    event MaxPurchaseChanged(uint256 maxPurchase);
    /// @dev ERC-4906: every token's metadata may have changed.
    event BatchMetadataUpdate(uint256 fromTokenId, uint256 toTokenId);

    error SaleNotActive();
    error NothingToMint();
    error MaxPurchaseExceeded(uint256 asked, uint256 allowed);
    error MaxSupplyExceeded(uint256 asked, uint256 left);
    error WrongPayment(uint256 sent, uint256 required);
    error LengthsDiffer();
    error WithdrawalFailed();

    constructor(string memory name_, string memory symbol_, Terms memory terms)
        ERC721(name_, symbol_)
        Ownable(msg.sender)
    {
        MAX_SUPPLY = terms.maxSupply;
        PROVENANCE = terms.provenance;
        baseURI = terms.baseURI;
        price = terms.price;
        maxPurchase = terms.maxPurchase;
        _setDefaultRoyalty(terms.royaltyReceiver, terms.royaltyBps);
    }

    /// @notice Mints the next `quantity` works to the caller for exactly `price * quantity`.
    function mint(uint256 quantity) external payable {
        if (!saleIsActive) revert SaleNotActive();
        if (quantity == 0) revert NothingToMint();
        if (quantity > maxPurchase) revert MaxPurchaseExceeded(quantity, maxPurchase);
        if (msg.value != price * quantity) revert WrongPayment(msg.value, price * quantity);
        _mintNext(msg.sender, quantity);
    }

    /// @notice The owner hands out the next works: `quantities[i]` of them to `recipients[i]`, in that order.
    function mintBatch(address[] calldata recipients, uint256[] calldata quantities) external onlyOwner {
        if (recipients.length != quantities.length) revert LengthsDiffer();
        for (uint256 i = 0; i < recipients.length; i++) _mintNext(recipients[i], quantities[i]);
    }

    function setSaleIsActive(bool active) external onlyOwner {
        saleIsActive = active;
        emit SaleStateChanged(active);
    }

    function setPrice(uint256 newPrice) external onlyOwner {
        price = newPrice;
        emit PriceChanged(newPrice);
    }

    function setMaxPurchase(uint256 newMaxPurchase) external onlyOwner {
        maxPurchase = newMaxPurchase;
        emit MaxPurchaseChanged(newMaxPurchase);
    }

    function setBaseURI(string calldata newBaseURI) external onlyOwner {
        baseURI = newBaseURI;
        emit BatchMetadataUpdate(1, MAX_SUPPLY);
    }

    function setRoyalty(address receiver, uint96 bps) external onlyOwner {
        _setDefaultRoyalty(receiver, bps);
    }

    function withdraw() external onlyOwner {
        (bool ok,) = msg.sender.call{value: address(this).balance}("");
        if (!ok) revert WithdrawalFailed();
    }

    function tokenURI(uint256 tokenId) public view override returns (string memory) {
        _requireOwned(tokenId);
        return string.concat(baseURI, tokenId.toString(), ".json");
    }

    function supportsInterface(bytes4 interfaceId) public view override(ERC721, ERC2981) returns (bool) {
        return interfaceId == 0x49064906 || super.supportsInterface(interfaceId);
    }

    /// @dev `_mint`, not `_safeMint`: a smart account without the receiver hook may buy too.
    function _mintNext(address to, uint256 quantity) private {
        uint256 first = totalSupply + 1;
        if (quantity > MAX_SUPPLY - totalSupply) revert MaxSupplyExceeded(quantity, MAX_SUPPLY - totalSupply);
        totalSupply += quantity;
        for (uint256 i = 0; i < quantity; i++) _mint(to, first + i);
    }
}
