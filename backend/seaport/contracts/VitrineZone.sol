// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";

struct SpentItem {
    uint8 itemType;
    address token;
    uint256 identifier;
    uint256 amount;
}

struct ReceivedItem {
    uint8 itemType;
    address token;
    uint256 identifier;
    uint256 amount;
    address payable recipient;
}

struct ZoneParameters {
    bytes32 orderHash;
    address fulfiller;
    address offerer;
    SpentItem[] offer;
    ReceivedItem[] consideration;
    bytes extraData;
    bytes32[] orderHashes;
    uint256 startTime;
    uint256 endTime;
    bytes32 zoneHash;
}

struct Schema {
    uint256 id;
    bytes metadata;
}

/// @dev What Seaport 1.6 calls for a restricted order: before anything moves, and after.
interface ZoneInterface {
    function authorizeOrder(ZoneParameters calldata zoneParameters) external returns (bytes4);

    function validateOrder(ZoneParameters calldata zoneParameters) external returns (bytes4);

    function getSeaportMetadata() external view returns (string memory name, Schema[] memory schemas);

    function supportsInterface(bytes4 interfaceId) external view returns (bool);
}

/// @notice The marketplace's zone: a restricted order is filled only with a short-lived permission
/// that the marketplace signed for it (SIP-7). What the marketplace no longer signs for cannot be
/// filled once the last permission has lapsed, so a cancel without a transaction is a real one.
///
/// The permission travels as the order's extra data:
/// version (1 byte, 0) · fulfiller (20, zero for anyone) · expiration (8) · compact signature (64).
contract VitrineZone is ZoneInterface, Ownable2Step, EIP712 {
    bytes32 private constant SIGNED_ORDER_TYPEHASH =
        keccak256("SignedOrder(address fulfiller,uint64 expiration,bytes32 orderHash,bytes context)");
    uint256 private constant EXTRA_DATA_LENGTH = 93;

    /// @notice The only contract whose questions are answered.
    address public immutable seaport;
    /// @notice Whose permissions count.
    address public signer;

    event SignerChanged(address signer);
    event SeaportCompatibleContractDeployed();

    error OnlySeaport();
    error InvalidExtraData(bytes32 orderHash);
    error InvalidFulfiller(address expected, address actual, bytes32 orderHash);
    error PermissionLapsed(uint64 expiration, bytes32 orderHash);
    error InvalidSigner(bytes32 orderHash);
    error NoSigner();
    error OwnerRequired();

    constructor(address seaport_, address owner_, address signer_) Ownable(owner_) EIP712("VitrineZone", "1") {
        if (signer_ == address(0)) revert NoSigner();
        seaport = seaport_;
        signer = signer_;
        emit SignerChanged(signer_);
        emit SeaportCompatibleContractDeployed();
    }

    /// @notice From this block on only permissions of `signer_` count: every earlier one is void.
    function setSigner(address signer_) external onlyOwner {
        if (signer_ == address(0)) revert NoSigner();
        signer = signer_;
        emit SignerChanged(signer_);
    }

    /// @notice Refused: without an owner, a signer's key that leaked would be believed for ever.
    function renounceOwnership() public pure override {
        revert OwnerRequired();
    }

    /// @dev Reverts where there is no permission: Seaport then skips the order in an aggregate and
    /// reverts the call for it where it stands alone.
    function authorizeOrder(ZoneParameters calldata zoneParameters) external view returns (bytes4) {
        _check(zoneParameters);
        return ZoneInterface.authorizeOrder.selector;
    }

    function validateOrder(ZoneParameters calldata zoneParameters) external view returns (bytes4) {
        _check(zoneParameters);
        return ZoneInterface.validateOrder.selector;
    }

    /// @notice SIP-5: which conventions this contract keeps.
    function getSeaportMetadata() external view returns (string memory name, Schema[] memory schemas) {
        name = "VitrineZone";
        schemas = new Schema[](1);
        schemas[0].id = 7;
        schemas[0].metadata = abi.encode(_domainSeparatorV4(), "", new uint256[](0), "");
    }

    function supportsInterface(bytes4 interfaceId) external pure returns (bool) {
        // ERC-165, SIP-5 and the zone's own.
        return interfaceId == 0x01ffc9a7 || interfaceId == 0x2e778efc || interfaceId == type(ZoneInterface).interfaceId;
    }

    function _check(ZoneParameters calldata zoneParameters) private view {
        if (msg.sender != seaport) revert OnlySeaport();
        bytes32 orderHash = zoneParameters.orderHash;
        bytes calldata extraData = zoneParameters.extraData;
        if (extraData.length != EXTRA_DATA_LENGTH || extraData[0] != 0) revert InvalidExtraData(orderHash);
        address fulfiller = address(bytes20(extraData[1:21]));
        uint64 expiration = uint64(bytes8(extraData[21:29]));
        if (fulfiller != address(0) && fulfiller != zoneParameters.fulfiller) {
            revert InvalidFulfiller(fulfiller, zoneParameters.fulfiller, orderHash);
        }
        // As with an order's own end: the last second is the one before it.
        if (block.timestamp >= expiration) revert PermissionLapsed(expiration, orderHash);
        bytes32 digest = _hashTypedDataV4(
            keccak256(abi.encode(SIGNED_ORDER_TYPEHASH, fulfiller, expiration, orderHash, keccak256("")))
        );
        (address recovered,,) =
            ECDSA.tryRecover(digest, bytes32(extraData[29:61]), bytes32(extraData[61:93]));
        if (recovered != signer) revert InvalidSigner(orderHash);
    }
}
