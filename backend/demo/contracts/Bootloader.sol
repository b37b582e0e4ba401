// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";

/// @dev A transaction as ZKsync's bootloader hands it to accounts and paymasters. Addresses are numbers.
struct Transaction {
    uint256 txType;
    uint256 from;
    uint256 to;
    uint256 gasLimit;
    uint256 gasPerPubdataByteLimit;
    uint256 maxFeePerGas;
    uint256 maxPriorityFeePerGas;
    uint256 paymaster;
    uint256 nonce;
    uint256 value;
    uint256[4] reserved;
    bytes data;
    bytes signature;
    bytes32[] factoryDeps;
    bytes paymasterInput;
    bytes reservedDynamic;
}

/// @notice ZKsync's account abstraction, as far as an account has to answer it.
interface IAccount {
    function validateTransaction(
        bytes32 txHash,
        bytes32 suggestedSignedHash,
        Transaction calldata transaction
    ) external payable returns (bytes4 magic);

    function executeTransaction(bytes32 txHash, bytes32 suggestedSignedHash, Transaction calldata transaction) external payable;

    function payForTransaction(bytes32 txHash, bytes32 suggestedSignedHash, Transaction calldata transaction) external payable;

    function prepareForPaymaster(bytes32 txHash, bytes32 suggestedSignedHash, Transaction calldata transaction) external payable;
}

/// @notice ZKsync's paymaster. What it pays back is a matter of its bootloader, which here always sends it back.
interface IPaymaster {
    function validateAndPayForPaymasterTransaction(
        bytes32 txHash,
        bytes32 suggestedSignedHash,
        Transaction calldata transaction
    ) external payable returns (bytes4 magic, bytes memory context);
}

/// @dev Where ZKsync keeps its bootloader, and the embedded network this one.
address payable constant BOOTLOADER = payable(address(0x8001));

/// @title What runs an account's transaction on the embedded network: validate, pay, execute.
/// @notice On a network of ZKsync's the bootloader is the network's own. This one does the same steps as one
/// transaction of the relay, which has its costs made good out of the fee.
contract Bootloader {
    bytes32 private constant TRANSACTION =
        keccak256(
            "Transaction(uint256 txType,uint256 from,uint256 to,uint256 gasLimit,uint256 gasPerPubdataByteLimit,uint256 maxFeePerGas,uint256 maxPriorityFeePerGas,uint256 paymaster,uint256 nonce,uint256 value,bytes data,bytes32[] factoryDeps,bytes paymasterInput)"
        );
    bytes32 private constant DOMAIN = keccak256("EIP712Domain(string name,string version,uint256 chainId)");
    uint256 private constant REFUND_GAS = 50_000;

    /// @notice Who alone may bring transactions.
    address public immutable relay;

    error NotRelay();
    error NotExecutable();
    error Refused();
    error Unpaid();
    error OutOfGas();

    /// @notice Tells what became of a transaction whose execution may have failed while its fee was paid.
    event TransactionProcessed(address indexed from, uint256 indexed nonce, bool success);

    modifier onlyRelay() {
        if (msg.sender != relay) revert NotRelay();
        _;
    }

    constructor(address relay_) {
        relay = relay_;
    }

    receive() external payable {}

    /// @notice Runs a transaction of an account that has code.
    /// @dev Reverts where the account or its paymaster refuses; then nothing has happened. A failing execution is
    /// kept, and paid, as on ZKsync.
    function processTransaction(Transaction calldata transaction) external onlyRelay returns (bool success, uint256 used) {
        uint256 start = gasleft();
        bytes32 hash = transactionHash(transaction);
        IAccount account = IAccount(address(uint160(transaction.from)));
        if (account.validateTransaction(0, hash, transaction) != IAccount.validateTransaction.selector) revert Refused();
        uint256 fee = transaction.gasLimit * transaction.maxFeePerGas;
        uint256 before = address(this).balance;
        if (transaction.paymaster == 0) {
            account.payForTransaction(0, hash, transaction);
        } else {
            account.prepareForPaymaster(0, hash, transaction);
            _chargePaymaster(hash, transaction);
        }
        if (address(this).balance < before + fee) revert Unpaid();

        used = start - gasleft();
        if (used >= transaction.gasLimit) revert OutOfGas();
        (success, ) = address(account).call{gas: transaction.gasLimit - used}(
            abi.encodeCall(IAccount.executeTransaction, (0, hash, transaction))
        );
        emit TransactionProcessed(address(account), transaction.nonce, success);

        used = start - gasleft();
        if (used > transaction.gasLimit) used = transaction.gasLimit;
        uint256 unused = (transaction.gasLimit - used) * transaction.maxFeePerGas;
        address payer = transaction.paymaster == 0 ? address(account) : address(uint160(transaction.paymaster));
        // Who does not take its change leaves it to the relay.
        (bool taken, ) = payer.call{value: unused, gas: REFUND_GAS}("");
        _payRelay(taken ? fee - unused : fee);
    }

    /// @notice Has a paymaster pay for a transaction of an account without code, which the relay sends next.
    function chargePaymaster(Transaction calldata transaction) external onlyRelay {
        address from = address(uint160(transaction.from));
        bytes32 hash = transactionHash(transaction);
        if (from.code.length != 0 || ECDSA.recover(hash, transaction.signature) != from) revert Refused();
        uint256 fee = transaction.gasLimit * transaction.maxFeePerGas;
        uint256 before = address(this).balance;
        _chargePaymaster(hash, transaction);
        if (address(this).balance < before + fee) revert Unpaid();
        _payRelay(fee);
    }

    /// @notice What is signed of a transaction of type 113.
    function transactionHash(Transaction calldata transaction) public view returns (bytes32) {
        if (transaction.txType != 113 || transaction.factoryDeps.length != 0) revert NotExecutable();
        bytes32 domain = keccak256(abi.encode(DOMAIN, keccak256("zkSync"), keccak256("2"), block.chainid));
        bytes memory head = abi.encode(
            TRANSACTION,
            transaction.txType,
            transaction.from,
            transaction.to,
            transaction.gasLimit,
            transaction.gasPerPubdataByteLimit,
            transaction.maxFeePerGas,
            transaction.maxPriorityFeePerGas
        );
        bytes memory tail = abi.encode(
            transaction.paymaster,
            transaction.nonce,
            transaction.value,
            keccak256(transaction.data),
            keccak256(""),
            keccak256(transaction.paymasterInput)
        );
        return keccak256(abi.encodePacked(hex"1901", domain, keccak256(bytes.concat(head, tail))));
    }

    function _chargePaymaster(bytes32 hash, Transaction calldata transaction) private {
        (bytes4 magic, ) = IPaymaster(address(uint160(transaction.paymaster))).validateAndPayForPaymasterTransaction(
            0,
            hash,
            transaction
        );
        if (magic != IPaymaster.validateAndPayForPaymasterTransaction.selector) revert Refused();
    }

    function _payRelay(uint256 amount) private {
        (bool paid, ) = relay.call{value: amount}("");
        if (!paid) revert Unpaid();
    }
}
