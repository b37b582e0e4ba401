// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {BOOTLOADER, IPaymaster, Transaction} from "./Bootloader.sol";
import {SessionAccountFactory} from "./SessionAccountFactory.sol";

/// @title Pays for making accounts, and for what they do, within daily limits.
contract SessionPaymaster is IPaymaster {
    uint256 public constant MOST_PER_TRANSACTION = 0.02 ether;
    uint256 public constant MOST_PER_ACCOUNT = 0.5 ether;
    uint256 public constant MOST_PER_DAY = 25 ether;
    bytes4 private constant GENERAL = 0x8c5a3445;

    SessionAccountFactory public immutable factory;
    /// @notice Fees promised by day, counted at their maximum: altogether, and by account.
    mapping(uint256 day => uint256) public spent;
    mapping(uint256 day => mapping(address account => uint256)) public spentFor;

    error NotBootloader();
    error NotSponsored(string why);

    constructor(SessionAccountFactory factory_) {
        factory = factory_;
    }

    receive() external payable {}

    /// @inheritdoc IPaymaster
    function validateAndPayForPaymasterTransaction(
        bytes32,
        bytes32,
        Transaction calldata transaction
    ) external payable returns (bytes4, bytes memory) {
        if (msg.sender != BOOTLOADER) revert NotBootloader();
        bytes calldata input = transaction.paymasterInput;
        if (input.length < 4 || bytes4(input) != GENERAL) revert NotSponsored("flow");
        address from = address(uint160(transaction.from));
        if (!factory.isAccount(from) && !_isDeployment(transaction)) revert NotSponsored("sender");
        uint256 fee = transaction.gasLimit * transaction.maxFeePerGas;
        if (fee > MOST_PER_TRANSACTION) revert NotSponsored("fee");
        uint256 day = block.timestamp / 1 days;
        spentFor[day][from] += fee;
        spent[day] += fee;
        if (spentFor[day][from] > MOST_PER_ACCOUNT || spent[day] > MOST_PER_DAY) revert NotSponsored("limit");
        (bool paid, ) = BOOTLOADER.call{value: fee}("");
        if (!paid) revert NotSponsored("balance");
        return (IPaymaster.validateAndPayForPaymasterTransaction.selector, "");
    }

    /// @dev Of an account that is not there yet: another try would make none, and cost the same.
    function _isDeployment(Transaction calldata transaction) private view returns (bool) {
        if (
            address(uint160(transaction.to)) != address(factory) ||
            transaction.value != 0 ||
            transaction.data.length != 100 ||
            bytes4(transaction.data) != SessionAccountFactory.deployAccount.selector
        ) return false;
        (bytes32 credentialIdHash, bytes32 x, bytes32 y) = abi.decode(transaction.data[4:], (bytes32, bytes32, bytes32));
        return !factory.isAccount(factory.accountAddress(credentialIdHash, x, y));
    }
}
