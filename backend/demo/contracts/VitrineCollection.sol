// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {ERC2981} from "@openzeppelin/contracts/token/common/ERC2981.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";

/// @notice A collection of single works that can be minted by anyone while its sale is active.
/// Identifiers count from 1 without gaps.
contract VitrineCollection is ERC721, ERC2981, Ownable2Step {
    using Strings for uint256;

    struct Terms {
        uint256 maxSupply;
        uint256 price;
        uint256 maxPurchase;
        uint256 maxPerWallet;
        string provenance;
        string baseURI;
        address royaltyReceiver;
        uint96 royaltyBps;
    }

    /// @notice The most a royalty can ever be, in hundredths of a percent.
    uint96 public constant MAX_ROYALTY_BPS = 1000;
    uint256 public immutable MAX_SUPPLY;
    /// @notice Hash over all works in order, fixed before the first one is revealed.
    string public PROVENANCE;
    string public baseURI;
    /// @notice Once true, what the tokens point at never changes again.
    bool public baseURIFrozen;
    uint256 public price;
    /// @notice Works one transaction may mint.
    uint256 public maxPurchase;
    /// @notice Works one wallet may mint in all; 0 for any number.
    uint256 public maxPerWallet;
    /// @notice Works a wallet has minted, whoever has them now.
    mapping(address wallet => uint256 works) public mintedBy;
    bool public saleIsActive;
    uint256 public totalSupply;

    event SaleStateChanged(bool active);
    event PriceChanged(uint256 price);
    event MaxPurchaseChanged(uint256 maxPurchase);
    event MaxPerWalletChanged(uint256 maxPerWallet);
    event BaseURIFrozen(string baseURI);
    /// @dev ERC-4906: every token's metadata may have changed.
    event BatchMetadataUpdate(uint256 fromTokenId, uint256 toTokenId);

    error SaleNotActive();
    error NothingToMint();
    error MaxPurchaseExceeded(uint256 asked, uint256 allowed);
    error MaxPerWalletExceeded(uint256 asked, uint256 left);
    error MaxSupplyExceeded(uint256 asked, uint256 left);
    error WrongPayment(uint256 sent, uint256 required);
    error LengthsDiffer();
    error WithdrawalFailed();
    error FrozenBaseURI();
    error RoyaltyTooHigh(uint96 bps, uint96 allowed);
    error OwnerRequired();

    constructor(string memory name_, string memory symbol_, Terms memory terms)
        ERC721(name_, symbol_)
        Ownable(msg.sender)
    {
        MAX_SUPPLY = terms.maxSupply;
        PROVENANCE = terms.provenance;
        baseURI = terms.baseURI;
        price = terms.price;
        maxPurchase = terms.maxPurchase;
        maxPerWallet = terms.maxPerWallet;
        _setRoyalty(terms.royaltyReceiver, terms.royaltyBps);
    }

    /// @notice Mints the next `quantity` works to the caller for exactly `price * quantity`.
    function mint(uint256 quantity) external payable {
        if (!saleIsActive) revert SaleNotActive();
        if (quantity == 0) revert NothingToMint();
        if (quantity > maxPurchase) revert MaxPurchaseExceeded(quantity, maxPurchase);
        uint256 already = mintedBy[msg.sender];
        if (maxPerWallet != 0 && already + quantity > maxPerWallet) {
            revert MaxPerWalletExceeded(quantity, already < maxPerWallet ? maxPerWallet - already : 0);
        }
        mintedBy[msg.sender] = already + quantity;
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

    function setMaxPerWallet(uint256 newMaxPerWallet) external onlyOwner {
        maxPerWallet = newMaxPerWallet;
        emit MaxPerWalletChanged(newMaxPerWallet);
    }

    /// @notice Where the works are described; the reveal, until it is frozen.
    function setBaseURI(string calldata newBaseURI) external onlyOwner {
        if (baseURIFrozen) revert FrozenBaseURI();
        baseURI = newBaseURI;
        emit BatchMetadataUpdate(1, MAX_SUPPLY);
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

    /// @notice To whom the owner names: an owner that cannot take ether, such as some multisigs, locks nothing.
    function withdraw(address payable recipient) external onlyOwner {
        if (recipient == address(0)) revert WithdrawalFailed();
        (bool ok,) = recipient.call{value: address(this).balance}("");
        if (!ok) revert WithdrawalFailed();
    }

    /// @notice Refused: what the sale brings in could never be withdrawn.
    function renounceOwnership() public pure override {
        revert OwnerRequired();
    }

    function tokenURI(uint256 tokenId) public view override returns (string memory) {
        _requireOwned(tokenId);
        return string.concat(baseURI, tokenId.toString(), ".json");
    }

    function supportsInterface(bytes4 interfaceId) public view override(ERC721, ERC2981) returns (bool) {
        return interfaceId == 0x49064906 || super.supportsInterface(interfaceId);
    }

    function _setRoyalty(address receiver, uint96 bps) private {
        if (bps > MAX_ROYALTY_BPS) revert RoyaltyTooHigh(bps, MAX_ROYALTY_BPS);
        _setDefaultRoyalty(receiver, bps);
    }

    /// @dev `_mint`, not `_safeMint`: a smart account without the receiver hook may buy too.
    function _mintNext(address to, uint256 quantity) private {
        uint256 first = totalSupply + 1;
        if (quantity > MAX_SUPPLY - totalSupply) revert MaxSupplyExceeded(quantity, MAX_SUPPLY - totalSupply);
        totalSupply += quantity;
        for (uint256 i = 0; i < quantity; i++) _mint(to, first + i);
    }
}
