// Made from VitrineCollection.sol by `npm run contracts`. Do not edit.
export const vitrineCollectionAbi = [
  {
    "inputs": [
      {
        "internalType": "string",
        "name": "name_",
        "type": "string"
      },
      {
        "internalType": "string",
        "name": "symbol_",
        "type": "string"
      },
      {
        "components": [
          {
            "internalType": "uint256",
            "name": "maxSupply",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "price",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "maxPurchase",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "maxPerWallet",
            "type": "uint256"
          },
          {
            "internalType": "string",
            "name": "provenance",
            "type": "string"
          },
          {
            "internalType": "string",
            "name": "baseURI",
            "type": "string"
          },
          {
            "internalType": "address",
            "name": "royaltyReceiver",
            "type": "address"
          },
          {
            "internalType": "uint96",
            "name": "royaltyBps",
            "type": "uint96"
          }
        ],
        "internalType": "struct VitrineCollection.Terms",
        "name": "terms",
        "type": "tuple"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "constructor"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "numerator",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "denominator",
        "type": "uint256"
      }
    ],
    "name": "ERC2981InvalidDefaultRoyalty",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "receiver",
        "type": "address"
      }
    ],
    "name": "ERC2981InvalidDefaultRoyaltyReceiver",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "numerator",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "denominator",
        "type": "uint256"
      }
    ],
    "name": "ERC2981InvalidTokenRoyalty",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "receiver",
        "type": "address"
      }
    ],
    "name": "ERC2981InvalidTokenRoyaltyReceiver",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "sender",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "owner",
        "type": "address"
      }
    ],
    "name": "ERC721IncorrectOwner",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "operator",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "ERC721InsufficientApproval",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "approver",
        "type": "address"
      }
    ],
    "name": "ERC721InvalidApprover",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "operator",
        "type": "address"
      }
    ],
    "name": "ERC721InvalidOperator",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "owner",
        "type": "address"
      }
    ],
    "name": "ERC721InvalidOwner",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "receiver",
        "type": "address"
      }
    ],
    "name": "ERC721InvalidReceiver",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "sender",
        "type": "address"
      }
    ],
    "name": "ERC721InvalidSender",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "ERC721NonexistentToken",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "FrozenBaseURI",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "LengthsDiffer",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "asked",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "left",
        "type": "uint256"
      }
    ],
    "name": "MaxPerWalletExceeded",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "asked",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "allowed",
        "type": "uint256"
      }
    ],
    "name": "MaxPurchaseExceeded",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "asked",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "left",
        "type": "uint256"
      }
    ],
    "name": "MaxSupplyExceeded",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "NothingToMint",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "owner",
        "type": "address"
      }
    ],
    "name": "OwnableInvalidOwner",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      }
    ],
    "name": "OwnableUnauthorizedAccount",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "OwnerRequired",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint96",
        "name": "bps",
        "type": "uint96"
      },
      {
        "internalType": "uint96",
        "name": "allowed",
        "type": "uint96"
      }
    ],
    "name": "RoyaltyTooHigh",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "SaleNotActive",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "WithdrawalFailed",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "sent",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "required",
        "type": "uint256"
      }
    ],
    "name": "WrongPayment",
    "type": "error"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "owner",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "approved",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "Approval",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "owner",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "operator",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "bool",
        "name": "approved",
        "type": "bool"
      }
    ],
    "name": "ApprovalForAll",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": false,
        "internalType": "string",
        "name": "baseURI",
        "type": "string"
      }
    ],
    "name": "BaseURIFrozen",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "fromTokenId",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "toTokenId",
        "type": "uint256"
      }
    ],
    "name": "BatchMetadataUpdate",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "maxPerWallet",
        "type": "uint256"
      }
    ],
    "name": "MaxPerWalletChanged",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "maxPurchase",
        "type": "uint256"
      }
    ],
    "name": "MaxPurchaseChanged",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "previousOwner",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "newOwner",
        "type": "address"
      }
    ],
    "name": "OwnershipTransferStarted",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "previousOwner",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "newOwner",
        "type": "address"
      }
    ],
    "name": "OwnershipTransferred",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "price",
        "type": "uint256"
      }
    ],
    "name": "PriceChanged",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": false,
        "internalType": "bool",
        "name": "active",
        "type": "bool"
      }
    ],
    "name": "SaleStateChanged",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "from",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "Transfer",
    "type": "event"
  },
  {
    "inputs": [],
    "name": "MAX_ROYALTY_BPS",
    "outputs": [
      {
        "internalType": "uint96",
        "name": "",
        "type": "uint96"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "MAX_SUPPLY",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "PROVENANCE",
    "outputs": [
      {
        "internalType": "string",
        "name": "",
        "type": "string"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "acceptOwnership",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "approve",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "owner",
        "type": "address"
      }
    ],
    "name": "balanceOf",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "baseURI",
    "outputs": [
      {
        "internalType": "string",
        "name": "",
        "type": "string"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "baseURIFrozen",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "freezeBaseURI",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "getApproved",
    "outputs": [
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "owner",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "operator",
        "type": "address"
      }
    ],
    "name": "isApprovedForAll",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "maxPerWallet",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "maxPurchase",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "quantity",
        "type": "uint256"
      }
    ],
    "name": "mint",
    "outputs": [],
    "stateMutability": "payable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address[]",
        "name": "recipients",
        "type": "address[]"
      },
      {
        "internalType": "uint256[]",
        "name": "quantities",
        "type": "uint256[]"
      }
    ],
    "name": "mintBatch",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "wallet",
        "type": "address"
      }
    ],
    "name": "mintedBy",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "works",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "name",
    "outputs": [
      {
        "internalType": "string",
        "name": "",
        "type": "string"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "owner",
    "outputs": [
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "ownerOf",
    "outputs": [
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "pendingOwner",
    "outputs": [
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "price",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "renounceOwnership",
    "outputs": [],
    "stateMutability": "pure",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "salePrice",
        "type": "uint256"
      }
    ],
    "name": "royaltyInfo",
    "outputs": [
      {
        "internalType": "address",
        "name": "receiver",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "from",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "safeTransferFrom",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "from",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      },
      {
        "internalType": "bytes",
        "name": "data",
        "type": "bytes"
      }
    ],
    "name": "safeTransferFrom",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "saleIsActive",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "operator",
        "type": "address"
      },
      {
        "internalType": "bool",
        "name": "approved",
        "type": "bool"
      }
    ],
    "name": "setApprovalForAll",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "string",
        "name": "newBaseURI",
        "type": "string"
      }
    ],
    "name": "setBaseURI",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "newMaxPerWallet",
        "type": "uint256"
      }
    ],
    "name": "setMaxPerWallet",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "newMaxPurchase",
        "type": "uint256"
      }
    ],
    "name": "setMaxPurchase",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "newPrice",
        "type": "uint256"
      }
    ],
    "name": "setPrice",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "receiver",
        "type": "address"
      },
      {
        "internalType": "uint96",
        "name": "bps",
        "type": "uint96"
      }
    ],
    "name": "setRoyalty",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bool",
        "name": "active",
        "type": "bool"
      }
    ],
    "name": "setSaleIsActive",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes4",
        "name": "interfaceId",
        "type": "bytes4"
      }
    ],
    "name": "supportsInterface",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "symbol",
    "outputs": [
      {
        "internalType": "string",
        "name": "",
        "type": "string"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "tokenURI",
    "outputs": [
      {
        "internalType": "string",
        "name": "",
        "type": "string"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "totalSupply",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "from",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "transferFrom",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "newOwner",
        "type": "address"
      }
    ],
    "name": "transferOwnership",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address payable",
        "name": "recipient",
        "type": "address"
      }
    ],
    "name": "withdraw",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  }
] as const;

export const vitrineCollectionBytecode =
  '0x60a060405234801561000f575f5ffd5b50604051612abf380380612abf83398101604081905261002e91610336565b3383835f61003c83826104fc565b50600161004982826104fc565b5050506001600160a01b03811661007a57604051631e4fbdf760e01b81525f60048201526024015b60405180910390fd5b610083816100e3565b5080516080908152810151600a9061009b90826104fc565b5060a0810151600b906100ae90826104fc565b506020810151600d556040810151600e556060810151600f5560c081015160e08201516100db91906100ff565b5050506105ba565b600980546001600160a01b03191690556100fc8161014c565b50565b6103e86001600160601b038216111561013e5760405163b9015a6160e01b81526001600160601b03821660048201526103e86024820152604401610071565b610148828261019d565b5050565b600880546001600160a01b038381166001600160a01b0319831681179093556040519116919082907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0905f90a35050565b6127106001600160601b0382168110156101dc57604051636f483d0960e01b81526001600160601b038316600482015260248101829052604401610071565b6001600160a01b03831661020557604051635b6cc80560e11b81525f6004820152602401610071565b50604080518082019091526001600160a01b039092168083526001600160601b039091166020909201829052600160a01b90910217600655565b634e487b7160e01b5f52604160045260245ffd5b60405161010081016001600160401b03811182821017156102765761027661023f565b60405290565b5f82601f83011261028b575f5ffd5b81516001600160401b038111156102a4576102a461023f565b604051601f8201601f19908116603f011681016001600160401b03811182821017156102d2576102d261023f565b6040528181528382016020018510156102e9575f5ffd5b8160208501602083015e5f918101602001919091529392505050565b80516001600160a01b038116811461031b575f5ffd5b919050565b80516001600160601b038116811461031b575f5ffd5b5f5f5f60608486031215610348575f5ffd5b83516001600160401b0381111561035d575f5ffd5b6103698682870161027c565b602086015190945090506001600160401b03811115610386575f5ffd5b6103928682870161027c565b604086015190935090506001600160401b038111156103af575f5ffd5b840161010081870312156103c1575f5ffd5b6103c9610253565b8151815260208083015190820152604080830151908201526060808301519082015260808201516001600160401b03811115610403575f5ffd5b61040f8882850161027c565b60808301525060a08201516001600160401b0381111561042d575f5ffd5b6104398882850161027c565b60a08301525061044b60c08301610305565b60c082015261045c60e08301610320565b60e082015280925050509250925092565b600181811c9082168061048157607f821691505b60208210810361049f57634e487b7160e01b5f52602260045260245ffd5b50919050565b601f8211156104f757828211156104f757805f5260205f20601f840160051c60208510156104d057505f5b90810190601f840160051c035f5b818110156104f3575f838201556001016104de565b5050505b505050565b81516001600160401b038111156105155761051561023f565b61052981610523845461046d565b846104a5565b6020601f82116001811461055b575f83156105445750848201515b5f19600385901b1c1916600184901b1784556105b3565b5f84815260208120601f198516915b8281101561058a578785015182556020948501946001909201910161056a565b50848210156105a757868401515f19600387901b60f8161c191681555b505060018360011b0184555b5050505050565b6080516124d86105e75f395f818161040c01528181610b450152818161141b015261145101526124d85ff3fe6080604052600436106102ab575f3560e01c8063715018a611610165578063a22cb465116100c6578063e7bc82081161007c578063eb8d244411610062578063eb8d244414610769578063f2fde38b14610782578063fb565bfd146107a1575f5ffd5b8063e7bc82081461070e578063e985e9c514610722575f5ffd5b8063c87b56dd116100ac578063c87b56dd146106b3578063e268e4d3146106d2578063e30c3978146106f1575f5ffd5b8063a22cb46514610675578063b88d4fde14610694575f5ffd5b806391b7f5ed1161011b578063977b055b11610101578063977b055b14610638578063a035b1fe1461064d578063a0712d6814610662575f5ffd5b806391b7f5ed1461060557806395d89b4114610624575f5ffd5b80637c88e3d91161014b5780637c88e3d9146105aa5780638da5cb5b146105c95780638f2fc60b146105e6575f5ffd5b8063715018a61461058257806379ba509714610596575f5ffd5b80633dca40e61161020f5780636352211e116101c55780636c0360eb116101ab5780636c0360eb1461053057806370a08231146105445780637118974214610563575f5ffd5b80636352211e146104fd5780636373a6b11461051c575f5ffd5b8063453c2310116101f5578063453c2310146104aa57806351cff8d9146104bf57806355f804b3146104de575f5ffd5b80633dca40e61461045957806342842e0e1461048b575f5ffd5b806318160ddd116102645780632a55205a1161024a5780632a55205a146103bd57806332cb6b0c146103fb5780633cef28d21461042e575f5ffd5b806318160ddd1461037b57806323b872dd1461039e575f5ffd5b806306fdde031161029457806306fdde0314610304578063081812fc14610325578063095ea7b31461035c575f5ffd5b806301ffc9a7146102af57806302c88989146102e3575b5f5ffd5b3480156102ba575f5ffd5b506102ce6102c9366004611d8e565b6107ba565b60405190151581526020015b60405180910390f35b3480156102ee575f5ffd5b506103026102fd366004611dbd565b6107fd565b005b34801561030f575f5ffd5b5061031861084d565b6040516102da9190611e04565b348015610330575f5ffd5b5061034461033f366004611e16565b6108dc565b6040516001600160a01b0390911681526020016102da565b348015610367575f5ffd5b50610302610376366004611e41565b610903565b348015610386575f5ffd5b5061039060125481565b6040519081526020016102da565b3480156103a9575f5ffd5b506103026103b8366004611e6b565b610912565b3480156103c8575f5ffd5b506103dc6103d7366004611ea9565b6109b9565b604080516001600160a01b0390931683526020830191909152016102da565b348015610406575f5ffd5b506103907f000000000000000000000000000000000000000000000000000000000000000081565b348015610439575f5ffd5b50610390610448366004611ec9565b60106020525f908152604090205481565b348015610464575f5ffd5b5061046e6103e881565b6040516bffffffffffffffffffffffff90911681526020016102da565b348015610496575f5ffd5b506103026104a5366004611e6b565b610a43565b3480156104b5575f5ffd5b50610390600f5481565b3480156104ca575f5ffd5b506103026104d9366004611ec9565b610a62565b3480156104e9575f5ffd5b506103026104f8366004611ee4565b610b01565b348015610508575f5ffd5b50610344610517366004611e16565b610b98565b348015610527575f5ffd5b50610318610ba2565b34801561053b575f5ffd5b50610318610c2e565b34801561054f575f5ffd5b5061039061055e366004611ec9565b610c3b565b34801561056e575f5ffd5b5061030261057d366004611e16565b610c99565b34801561058d575f5ffd5b50610302610cd6565b3480156105a1575f5ffd5b50610302610d08565b3480156105b5575f5ffd5b506103026105c4366004611f93565b610d4c565b3480156105d4575f5ffd5b506008546001600160a01b0316610344565b3480156105f1575f5ffd5b50610302610600366004611fff565b610dee565b348015610610575f5ffd5b5061030261061f366004611e16565b610e00565b34801561062f575f5ffd5b50610318610e3d565b348015610643575f5ffd5b50610390600e5481565b348015610658575f5ffd5b50610390600d5481565b610302610670366004611e16565b610e4c565b348015610680575f5ffd5b5061030261068f366004612046565b611014565b34801561069f575f5ffd5b506103026106ae36600461208d565b61101f565b3480156106be575f5ffd5b506103186106cd366004611e16565b611037565b3480156106dd575f5ffd5b506103026106ec366004611e16565b611075565b3480156106fc575f5ffd5b506009546001600160a01b0316610344565b348015610719575f5ffd5b506103026110b1565b34801561072d575f5ffd5b506102ce61073c36600461216e565b6001600160a01b039182165f90815260056020908152604080832093909416825291909152205460ff1690565b348015610774575f5ffd5b506011546102ce9060ff1681565b34801561078d575f5ffd5b5061030261079c366004611ec9565b611125565b3480156107ac575f5ffd5b50600c546102ce9060ff1681565b5f7f49064906000000000000000000000000000000000000000000000000000000006001600160e01b0319831614806107f757506107f782611196565b92915050565b6108056111d3565b6011805460ff19168215159081179091556040519081527fe333f8a36ee86e754548af2d6f50c73ff0d501e22e6c784662123dbbe493c602906020015b60405180910390a150565b60605f805461085b9061219a565b80601f01602080910402602001604051908101604052809291908181526020018280546108879061219a565b80156108d25780601f106108a9576101008083540402835291602001916108d2565b820191905f5260205f20905b8154815290600101906020018083116108b557829003601f168201915b5050505050905090565b5f6108e682611202565b505f828152600460205260409020546001600160a01b03166107f7565b61090e82823361123a565b5050565b6001600160a01b03821661094057604051633250574960e11b81525f60048201526024015b60405180910390fd5b5f61094c838333611247565b9050836001600160a01b0316816001600160a01b0316146109b3576040517f64283d7b0000000000000000000000000000000000000000000000000000000081526001600160a01b0380861660048301526024820184905282166044820152606401610937565b50505050565b5f82815260076020526040812080548291906001600160a01b03811690600160a01b90046bffffffffffffffffffffffff1681610a165750506006546001600160a01b03811690600160a01b90046bffffffffffffffffffffffff165b5f610a32876bffffffffffffffffffffffff841661271061133b565b9295509193505050505b9250929050565b610a5d83838360405180602001604052805f81525061101f565b505050565b610a6a6111d3565b6001600160a01b038116610a91576040516327fcd9d160e01b815260040160405180910390fd5b5f816001600160a01b0316476040515f6040518083038185875af1925050503d805f8114610ada576040519150601f19603f3d011682016040523d82523d5f602084013e610adf565b606091505b505090508061090e576040516327fcd9d160e01b815260040160405180910390fd5b610b096111d3565b600c5460ff1615610b2d57604051631f0e22b560e21b815260040160405180910390fd5b600b610b3a828483612220565b5060408051600181527f000000000000000000000000000000000000000000000000000000000000000060208201527f6bd5c950a8d8df17f772f5af37cb3655737899cbf903264b9795592da439661c910160405180910390a15050565b5f6107f782611202565b600a8054610baf9061219a565b80601f0160208091040260200160405190810160405280929190818152602001828054610bdb9061219a565b8015610c265780601f10610bfd57610100808354040283529160200191610c26565b820191905f5260205f20905b815481529060010190602001808311610c0957829003601f168201915b505050505081565b600b8054610baf9061219a565b5f6001600160a01b038216610c7e576040517f89c62b640000000000000000000000000000000000000000000000000000000081525f6004820152602401610937565b506001600160a01b03165f9081526003602052604090205490565b610ca16111d3565b600e8190556040518181527fef5a90ab096d6d6c6a26bd05d08caac10fd601892692cb5864feb0306daf4d5190602001610842565b6040517f3c776be100000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b60095433906001600160a01b03168114610d405760405163118cdaa760e01b81526001600160a01b0382166004820152602401610937565b610d49816113eb565b50565b610d546111d3565b828114610d8d576040517f1083f70900000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f5b83811015610de757610ddf858583818110610dac57610dac6122da565b9050602002016020810190610dc19190611ec9565b848484818110610dd357610dd36122da565b90506020020135611404565b600101610d8f565b5050505050565b610df66111d3565b61090e82826114f1565b610e086111d3565b600d8190556040518181527fa6dc15bdb68da224c66db4b3838d9a2b205138e8cff6774e57d0af91e196d62290602001610842565b60606001805461085b9061219a565b60115460ff16610e88576040517fb7b2409700000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b805f03610ec1576040517f448694d600000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b600e54811115610f0b57600e546040517f63a4f52f000000000000000000000000000000000000000000000000000000008152610937918391600401918252602082015260400190565b335f90815260106020526040902054600f5415801590610f355750600f54610f338383612302565b115b15610f935781600f548210610f4a575f610f58565b81600f54610f589190612315565b6040517fd9c02eae00000000000000000000000000000000000000000000000000000000815260048101929092526024820152604401610937565b610f9d8282612302565b335f90815260106020526040902055600d54610fba908390612328565b341461100a573482600d54610fcf9190612328565b6040517f0dd32d1c00000000000000000000000000000000000000000000000000000000815260048101929092526024820152604401610937565b61090e3383611404565b61090e33838361155d565b61102a848484610912565b6109b3338585858561163d565b606061104282611202565b50600b61104e83611764565b60405160200161105f92919061233f565b6040516020818303038152906040529050919050565b61107d6111d3565b600f8190556040518181527ec836a17ed3a6a59dce35376ae3c2777797dc03f39f463153c0fea5b65f068390602001610842565b6110b96111d3565b600c5460ff16156110dd57604051631f0e22b560e21b815260040160405180910390fd5b600c805460ff191660011790556040517f3c4cf2a968cbab6daac791ede81556d24b2304f28dc904240c5b28b78fc8a2919061111b90600b906123e2565b60405180910390a1565b61112d6111d3565b600980546001600160a01b0383166001600160a01b0319909116811790915561115e6008546001600160a01b031690565b6001600160a01b03167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e2270060405160405180910390a350565b5f6001600160e01b031982167f2a55205a0000000000000000000000000000000000000000000000000000000014806107f757506107f782611801565b6008546001600160a01b031633146112005760405163118cdaa760e01b8152336004820152602401610937565b565b5f818152600260205260408120546001600160a01b0316806107f757604051637e27328960e01b815260048101849052602401610937565b610a5d838383600161189b565b5f828152600260205260408120546001600160a01b0390811690831615611273576112738184866119bd565b6001600160a01b038116156112ad5761128e5f855f5f61189b565b6001600160a01b0381165f90815260036020526040902080545f190190555b6001600160a01b038516156112db576001600160a01b0385165f908152600360205260409020805460010190555b5f8481526002602052604080822080546001600160a01b0319166001600160a01b0389811691821790925591518793918516917fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef91a490505b9392505050565b5f5f5f6113488686611a3a565b91509150815f0361136c5783818161136257611362612469565b0492505050611334565b818411611383576113836003851502601118611a56565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150509392505050565b600980546001600160a01b0319169055610d4981611a67565b5f60125460016114149190612302565b90506012547f00000000000000000000000000000000000000000000000000000000000000006114449190612315565b8211156114b557816012547f000000000000000000000000000000000000000000000000000000000000000061147a9190612315565b6040517fea05824600000000000000000000000000000000000000000000000000000000815260048101929092526024820152604401610937565b8160125f8282546114c69190612302565b909155505f90505b828110156109b3576114e9846114e48385612302565b611ab8565b6001016114ce565b6103e86bffffffffffffffffffffffff82161115611553576040517fb9015a610000000000000000000000000000000000000000000000000000000081526bffffffffffffffffffffffff821660048201526103e86024820152604401610937565b61090e8282611b32565b6001600160a01b0383166115865760405163a9fbf51f60e01b81525f6004820152602401610937565b6001600160a01b0382166115d1576040517f5b08ba180000000000000000000000000000000000000000000000000000000081526001600160a01b0383166004820152602401610937565b6001600160a01b038381165f81815260056020908152604080832094871680845294825291829020805460ff191686151590811790915591519182527f17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31910160405180910390a3505050565b6001600160a01b0383163b15610de757604051630a85bd0160e11b81526001600160a01b0384169063150b7a029061167f90889088908790879060040161247d565b6020604051808303815f875af19250505080156116b9575060408051601f3d908101601f191682019092526116b6918101906124bd565b60015b611720573d8080156116e6576040519150601f19603f3d011682016040523d82523d5f602084013e6116eb565b606091505b5080515f0361171857604051633250574960e11b81526001600160a01b0385166004820152602401610937565b805160208201fd5b6001600160e01b03198116630a85bd0160e11b1461175c57604051633250574960e11b81526001600160a01b0385166004820152602401610937565b505050505050565b60605f61177083611c15565b60010190505f8167ffffffffffffffff81111561178f5761178f612079565b6040519080825280601f01601f1916602001820160405280156117b9576020820181803683370190505b5090508181016020015b5f19017f3031323334353637383961626364656600000000000000000000000000000000600a86061a8153600a85049450846117c357509392505050565b5f6001600160e01b031982167f80ac58cd00000000000000000000000000000000000000000000000000000000148061186357506001600160e01b031982167f5b5e139f00000000000000000000000000000000000000000000000000000000145b806107f757507f01ffc9a7000000000000000000000000000000000000000000000000000000006001600160e01b03198316146107f7565b80806118af57506001600160a01b03821615155b1561198e575f6118be84611202565b90506001600160a01b038316158015906118ea5750826001600160a01b0316816001600160a01b031614155b801561191b57506001600160a01b038082165f9081526005602090815260408083209387168352929052205460ff16155b156119445760405163a9fbf51f60e01b81526001600160a01b0384166004820152602401610937565b811561198c5783856001600160a01b0316826001600160a01b03167f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92560405160405180910390a45b505b50505f90815260046020526040902080546001600160a01b0319166001600160a01b0392909216919091179055565b6119c8838383611cf6565b610a5d576001600160a01b0383166119f657604051637e27328960e01b815260048101829052602401610937565b6040517f177e802f0000000000000000000000000000000000000000000000000000000081526001600160a01b038316600482015260248101829052604401610937565b5f805f1983850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b600880546001600160a01b038381166001600160a01b0319831681179093556040519116919082907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0905f90a35050565b6001600160a01b038216611ae157604051633250574960e11b81525f6004820152602401610937565b5f611aed83835f611247565b90506001600160a01b03811615610a5d576040517f73c6ac6e0000000000000000000000000000000000000000000000000000000081525f6004820152602401610937565b6127106bffffffffffffffffffffffff8216811015611b94576040517f6f483d090000000000000000000000000000000000000000000000000000000081526bffffffffffffffffffffffff8316600482015260248101829052604401610937565b6001600160a01b038316611bd6576040517fb6d9900a0000000000000000000000000000000000000000000000000000000081525f6004820152602401610937565b50604080518082019091526001600160a01b039092168083526bffffffffffffffffffffffff9091166020909201829052600160a01b90910217600655565b5f807a184f03e93ff9f4daa797ed6e38ed64bf6a1f0100000000000000008310611c5d577a184f03e93ff9f4daa797ed6e38ed64bf6a1f010000000000000000830492506040015b6d04ee2d6d415b85acef81000000008310611c89576d04ee2d6d415b85acef8100000000830492506020015b662386f26fc100008310611ca757662386f26fc10000830492506010015b6305f5e1008310611cbf576305f5e100830492506008015b6127108310611cd357612710830492506004015b60648310611ce5576064830492506002015b600a83106107f75760010192915050565b5f6001600160a01b03831615801590611d715750826001600160a01b0316846001600160a01b03161480611d4e57506001600160a01b038085165f9081526005602090815260408083209387168352929052205460ff165b80611d7157505f828152600460205260409020546001600160a01b038481169116145b949350505050565b6001600160e01b031981168114610d49575f5ffd5b5f60208284031215611d9e575f5ffd5b813561133481611d79565b80358015158114611db8575f5ffd5b919050565b5f60208284031215611dcd575f5ffd5b61133482611da9565b5f81518084528060208401602086015e5f602082860101526020601f19601f83011685010191505092915050565b602081525f6113346020830184611dd6565b5f60208284031215611e26575f5ffd5b5035919050565b6001600160a01b0381168114610d49575f5ffd5b5f5f60408385031215611e52575f5ffd5b8235611e5d81611e2d565b946020939093013593505050565b5f5f5f60608486031215611e7d575f5ffd5b8335611e8881611e2d565b92506020840135611e9881611e2d565b929592945050506040919091013590565b5f5f60408385031215611eba575f5ffd5b50508035926020909101359150565b5f60208284031215611ed9575f5ffd5b813561133481611e2d565b5f5f60208385031215611ef5575f5ffd5b823567ffffffffffffffff811115611f0b575f5ffd5b8301601f81018513611f1b575f5ffd5b803567ffffffffffffffff811115611f31575f5ffd5b856020828401011115611f42575f5ffd5b6020919091019590945092505050565b5f5f83601f840112611f62575f5ffd5b50813567ffffffffffffffff811115611f79575f5ffd5b6020830191508360208260051b8501011115610a3c575f5ffd5b5f5f5f5f60408587031215611fa6575f5ffd5b843567ffffffffffffffff811115611fbc575f5ffd5b611fc887828801611f52565b909550935050602085013567ffffffffffffffff811115611fe7575f5ffd5b611ff387828801611f52565b95989497509550505050565b5f5f60408385031215612010575f5ffd5b823561201b81611e2d565b915060208301356bffffffffffffffffffffffff8116811461203b575f5ffd5b809150509250929050565b5f5f60408385031215612057575f5ffd5b823561206281611e2d565b915061207060208401611da9565b90509250929050565b634e487b7160e01b5f52604160045260245ffd5b5f5f5f5f608085870312156120a0575f5ffd5b84356120ab81611e2d565b935060208501356120bb81611e2d565b925060408501359150606085013567ffffffffffffffff8111156120dd575f5ffd5b8501601f810187136120ed575f5ffd5b803567ffffffffffffffff81111561210757612107612079565b604051601f8201601f19908116603f0116810167ffffffffffffffff8111828210171561213657612136612079565b60405281815282820160200189101561214d575f5ffd5b816020840160208301375f6020838301015280935050505092959194509250565b5f5f6040838503121561217f575f5ffd5b823561218a81611e2d565b9150602083013561203b81611e2d565b600181811c908216806121ae57607f821691505b6020821081036121cc57634e487b7160e01b5f52602260045260245ffd5b50919050565b601f821115610a5d5782821115610a5d57805f5260205f20601f840160051c60208510156121fd57505f5b90810190601f840160051c035f5b8181101561175c575f8382015560010161220b565b67ffffffffffffffff83111561223857612238612079565b61224c83612246835461219a565b836121d2565b5f601f84116001811461227d575f85156122665750838201355b5f19600387901b1c1916600186901b178355610de7565b5f83815260208120601f198716915b828110156122ac578685013582556020948501946001909201910161228c565b50868210156122c8575f1960f88860031b161c19848701351681555b505060018560011b0183555050505050565b634e487b7160e01b5f52603260045260245ffd5b634e487b7160e01b5f52601160045260245ffd5b808201808211156107f7576107f76122ee565b818103818111156107f7576107f76122ee565b80820281158282048414176107f7576107f76122ee565b5f5f845461234c8161219a565b6001821680156123635760018114612378576123a5565b60ff19831686528115158202860193506123a5565b875f5260205f205f5b8381101561239d57815488820152600190910190602001612381565b505081860193505b50505083518060208601835e7f2e6a736f6e0000000000000000000000000000000000000000000000000000009101908152600501949350505050565b602081525f5f83546123f38161219a565b806020860152600182165f8114612411576001811461242d5761245e565b60ff1983166040870152604082151560051b870101935061245e565b865f5260205f205f5b8381101561245557815488820160400152600190910190602001612436565b87016040019450505b509195945050505050565b634e487b7160e01b5f52601260045260245ffd5b6001600160a01b03851681526001600160a01b0384166020820152826040820152608060608201525f6124b36080830184611dd6565b9695505050505050565b5f602082840312156124cd575f5ffd5b815161133481611d7956' as const;
