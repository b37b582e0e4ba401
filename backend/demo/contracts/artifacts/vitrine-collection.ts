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
    "stateMutability": "nonpayable",
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
    "inputs": [],
    "name": "withdraw",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  }
] as const;

export const vitrineCollectionBytecode =
  '0x60a060405234801561000f575f5ffd5b5060405161258d38038061258d83398101604081905261002e916102c4565b3383835f61003c838261047f565b506001610049828261047f565b5050506001600160a01b03811661007a57604051631e4fbdf760e01b81525f60048201526024015b60405180910390fd5b610083816100db565b508051608052606081015160099061009b908261047f565b506080810151600a906100ae908261047f565b506020810151600b556040810151600c5560a081015160c08201516100d3919061012c565b50505061053d565b600880546001600160a01b038381166001600160a01b0319831681179093556040519116919082907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0905f90a35050565b6127106001600160601b03821681101561016b57604051636f483d0960e01b81526001600160601b038316600482015260248101829052604401610071565b6001600160a01b03831661019457604051635b6cc80560e11b81525f6004820152602401610071565b50604080518082019091526001600160a01b039092168083526001600160601b039091166020909201829052600160a01b90910217600655565b634e487b7160e01b5f52604160045260245ffd5b60405160e081016001600160401b0381118282101715610204576102046101ce565b60405290565b5f82601f830112610219575f5ffd5b81516001600160401b03811115610232576102326101ce565b604051601f8201601f19908116603f011681016001600160401b0381118282101715610260576102606101ce565b604052818152838201602001851015610277575f5ffd5b8160208501602083015e5f918101602001919091529392505050565b80516001600160a01b03811681146102a9575f5ffd5b919050565b80516001600160601b03811681146102a9575f5ffd5b5f5f5f606084860312156102d6575f5ffd5b83516001600160401b038111156102eb575f5ffd5b6102f78682870161020a565b602086015190945090506001600160401b03811115610314575f5ffd5b6103208682870161020a565b604086015190935090506001600160401b0381111561033d575f5ffd5b840160e0818703121561034e575f5ffd5b6103566101e2565b81518152602080830151908201526040808301519082015260608201516001600160401b03811115610386575f5ffd5b6103928882850161020a565b60608301525060808201516001600160401b038111156103b0575f5ffd5b6103bc8882850161020a565b6080830152506103ce60a08301610293565b60a08201526103df60c083016102ae565b60c082015280925050509250925092565b600181811c9082168061040457607f821691505b60208210810361042257634e487b7160e01b5f52602260045260245ffd5b50919050565b601f82111561047a578282111561047a57805f5260205f20601f840160051c602085101561045357505f5b90810190601f840160051c035f5b81811015610476575f83820155600101610461565b5050505b505050565b81516001600160401b03811115610498576104986101ce565b6104ac816104a684546103f0565b84610428565b6020601f8211600181146104de575f83156104c75750848201515b5f19600385901b1c1916600184901b178455610536565b5f84815260208120601f198516915b8281101561050d57878501518255602094850194600190920191016104ed565b508482101561052a57868401515f19600387901b60f8161c191681555b505060018360011b0184555b5050505050565b60805161202361056a5f395f818161033c01528181610942015281816110af01526110e501526120235ff3fe6080604052600436106101db575f3560e01c806371189742116100fd578063a035b1fe11610092578063c87b56dd11610062578063c87b56dd14610552578063e985e9c514610571578063eb8d2444146105b8578063f2fde38b146105d1575f5ffd5b8063a035b1fe146104ec578063a0712d6814610501578063a22cb46514610514578063b88d4fde14610533575f5ffd5b80638f2fc60b116100cd5780638f2fc60b1461048557806391b7f5ed146104a457806395d89b41146104c3578063977b055b146104d7575f5ffd5b80637118974214610416578063715018a6146104355780637c88e3d9146104495780638da5cb5b14610468575f5ffd5b806332cb6b0c116101735780636352211e116101435780636352211e146103b05780636373a6b1146103cf5780636c0360eb146103e357806370a08231146103f7575f5ffd5b806332cb6b0c1461032b5780633ccfd60b1461035e57806342842e0e1461037257806355f804b314610391575f5ffd5b8063095ea7b3116101ae578063095ea7b31461028c57806318160ddd146102ab57806323b872dd146102ce5780632a55205a146102ed575f5ffd5b806301ffc9a7146101df57806302c889891461021357806306fdde0314610234578063081812fc14610255575b5f5ffd5b3480156101ea575f5ffd5b506101fe6101f9366004611972565b6105f0565b60405190151581526020015b60405180910390f35b34801561021e575f5ffd5b5061023261022d3660046119a1565b610633565b005b34801561023f575f5ffd5b50610248610683565b60405161020a91906119e8565b348015610260575f5ffd5b5061027461026f3660046119fa565b610712565b6040516001600160a01b03909116815260200161020a565b348015610297575f5ffd5b506102326102a6366004611a27565b610739565b3480156102b6575f5ffd5b506102c0600e5481565b60405190815260200161020a565b3480156102d9575f5ffd5b506102326102e8366004611a4f565b610748565b3480156102f8575f5ffd5b5061030c610307366004611a89565b6107ef565b604080516001600160a01b03909316835260208301919091520161020a565b348015610336575f5ffd5b506102c07f000000000000000000000000000000000000000000000000000000000000000081565b348015610369575f5ffd5b50610232610879565b34801561037d575f5ffd5b5061023261038c366004611a4f565b610903565b34801561039c575f5ffd5b506102326103ab366004611aa9565b610922565b3480156103bb575f5ffd5b506102746103ca3660046119fa565b610995565b3480156103da575f5ffd5b5061024861099f565b3480156103ee575f5ffd5b50610248610a2b565b348015610402575f5ffd5b506102c0610411366004611b17565b610a38565b348015610421575f5ffd5b506102326104303660046119fa565b610a96565b348015610440575f5ffd5b50610232610ad3565b348015610454575f5ffd5b50610232610463366004611b71565b610ae6565b348015610473575f5ffd5b506008546001600160a01b0316610274565b348015610490575f5ffd5b5061023261049f366004611bdd565b610b88565b3480156104af575f5ffd5b506102326104be3660046119fa565b610b9a565b3480156104ce575f5ffd5b50610248610bd7565b3480156104e2575f5ffd5b506102c0600c5481565b3480156104f7575f5ffd5b506102c0600b5481565b61023261050f3660046119fa565b610be6565b34801561051f575f5ffd5b5061023261052e366004611c22565b610d0d565b34801561053e575f5ffd5b5061023261054d366004611c67565b610d18565b34801561055d575f5ffd5b5061024861056c3660046119fa565b610d30565b34801561057c575f5ffd5b506101fe61058b366004611d44565b6001600160a01b039182165f90815260056020908152604080832093909416825291909152205460ff1690565b3480156105c3575f5ffd5b50600d546101fe9060ff1681565b3480156105dc575f5ffd5b506102326105eb366004611b17565b610d6e565b5f7f49064906000000000000000000000000000000000000000000000000000000006001600160e01b03198316148061062d575061062d82610dc1565b92915050565b61063b610dfe565b600d805460ff19168215159081179091556040519081527fe333f8a36ee86e754548af2d6f50c73ff0d501e22e6c784662123dbbe493c602906020015b60405180910390a150565b60605f805461069190611d6c565b80601f01602080910402602001604051908101604052809291908181526020018280546106bd90611d6c565b80156107085780601f106106df57610100808354040283529160200191610708565b820191905f5260205f20905b8154815290600101906020018083116106eb57829003601f168201915b5050505050905090565b5f61071c82610e44565b505f828152600460205260409020546001600160a01b031661062d565b610744828233610e7c565b5050565b6001600160a01b03821661077657604051633250574960e11b81525f60048201526024015b60405180910390fd5b5f610782838333610e89565b9050836001600160a01b0316816001600160a01b0316146107e9576040517f64283d7b0000000000000000000000000000000000000000000000000000000081526001600160a01b038086166004830152602482018490528216604482015260640161076d565b50505050565b5f82815260076020526040812080548291906001600160a01b03811690600160a01b90046bffffffffffffffffffffffff168161084c5750506006546001600160a01b03811690600160a01b90046bffffffffffffffffffffffff165b5f610868876bffffffffffffffffffffffff8416612710610f8a565b9295509193505050505b9250929050565b610881610dfe565b6040515f90339047908381818185875af1925050503d805f81146108c0576040519150601f19603f3d011682016040523d82523d5f602084013e6108c5565b606091505b5050905080610900576040517f27fcd9d100000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b50565b61091d83838360405180602001604052805f815250610d18565b505050565b61092a610dfe565b600a610937828483611df2565b5060408051600181527f000000000000000000000000000000000000000000000000000000000000000060208201527f6bd5c950a8d8df17f772f5af37cb3655737899cbf903264b9795592da439661c910160405180910390a15050565b5f61062d82610e44565b600980546109ac90611d6c565b80601f01602080910402602001604051908101604052809291908181526020018280546109d890611d6c565b8015610a235780601f106109fa57610100808354040283529160200191610a23565b820191905f5260205f20905b815481529060010190602001808311610a0657829003601f168201915b505050505081565b600a80546109ac90611d6c565b5f6001600160a01b038216610a7b576040517f89c62b640000000000000000000000000000000000000000000000000000000081525f600482015260240161076d565b506001600160a01b03165f9081526003602052604090205490565b610a9e610dfe565b600c8190556040518181527fef5a90ab096d6d6c6a26bd05d08caac10fd601892692cb5864feb0306daf4d5190602001610678565b610adb610dfe565b610ae45f61103a565b565b610aee610dfe565b828114610b27576040517f1083f70900000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f5b83811015610b8157610b79858583818110610b4657610b46611eac565b9050602002016020810190610b5b9190611b17565b848484818110610b6d57610b6d611eac565b90506020020135611098565b600101610b29565b5050505050565b610b90610dfe565b6107448282611185565b610ba2610dfe565b600b8190556040518181527fa6dc15bdb68da224c66db4b3838d9a2b205138e8cff6774e57d0af91e196d62290602001610678565b60606001805461069190611d6c565b600d5460ff16610c22576040517fb7b2409700000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b805f03610c5b576040517f448694d600000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b600c54811115610ca557600c546040517f63a4f52f00000000000000000000000000000000000000000000000000000000815261076d918391600401918252602082015260400190565b80600b54610cb39190611ed4565b3414610d03573481600b54610cc89190611ed4565b6040517f0dd32d1c0000000000000000000000000000000000000000000000000000000081526004810192909252602482015260440161076d565b6109003382611098565b610744338383611268565b610d23848484610748565b6107e93385858585611348565b6060610d3b82610e44565b50600a610d478361146f565b604051602001610d58929190611eeb565b6040516020818303038152906040529050919050565b610d76610dfe565b6001600160a01b038116610db8576040517f1e4fbdf70000000000000000000000000000000000000000000000000000000081525f600482015260240161076d565b6109008161103a565b5f6001600160e01b031982167f2a55205a00000000000000000000000000000000000000000000000000000000148061062d575061062d8261150c565b6008546001600160a01b03163314610ae4576040517f118cdaa700000000000000000000000000000000000000000000000000000000815233600482015260240161076d565b5f818152600260205260408120546001600160a01b03168061062d57604051637e27328960e01b81526004810184905260240161076d565b61091d83838360016115a6565b5f828152600260205260408120546001600160a01b0390811690831615610eb557610eb58184866116d5565b6001600160a01b03811615610eef57610ed05f855f5f6115a6565b6001600160a01b0381165f90815260036020526040902080545f190190555b6001600160a01b03851615610f1d576001600160a01b0385165f908152600360205260409020805460010190555b5f84815260026020526040808220805473ffffffffffffffffffffffffffffffffffffffff19166001600160a01b0389811691821790925591518793918516917fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef91a490505b9392505050565b5f5f5f610f978686611752565b91509150815f03610fbb57838181610fb157610fb1611f8e565b0492505050610f83565b818411610fd257610fd2600385150260111861176e565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150509392505050565b600880546001600160a01b0383811673ffffffffffffffffffffffffffffffffffffffff19831681179093556040519116919082907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0905f90a35050565b5f600e5460016110a89190611fa2565b9050600e547f00000000000000000000000000000000000000000000000000000000000000006110d89190611fb5565b8211156111495781600e547f000000000000000000000000000000000000000000000000000000000000000061110e9190611fb5565b6040517fea0582460000000000000000000000000000000000000000000000000000000081526004810192909252602482015260440161076d565b81600e5f82825461115a9190611fa2565b909155505f90505b828110156107e95761117d846111788385611fa2565b61177f565b600101611162565b6127106bffffffffffffffffffffffff82168110156111e7576040517f6f483d090000000000000000000000000000000000000000000000000000000081526bffffffffffffffffffffffff831660048201526024810182905260440161076d565b6001600160a01b038316611229576040517fb6d9900a0000000000000000000000000000000000000000000000000000000081525f600482015260240161076d565b50604080518082019091526001600160a01b039092168083526bffffffffffffffffffffffff9091166020909201829052600160a01b90910217600655565b6001600160a01b0383166112915760405163a9fbf51f60e01b81525f600482015260240161076d565b6001600160a01b0382166112dc576040517f5b08ba180000000000000000000000000000000000000000000000000000000081526001600160a01b038316600482015260240161076d565b6001600160a01b038381165f81815260056020908152604080832094871680845294825291829020805460ff191686151590811790915591519182527f17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31910160405180910390a3505050565b6001600160a01b0383163b15610b8157604051630a85bd0160e11b81526001600160a01b0384169063150b7a029061138a908890889087908790600401611fc8565b6020604051808303815f875af19250505080156113c4575060408051601f3d908101601f191682019092526113c191810190612008565b60015b61142b573d8080156113f1576040519150601f19603f3d011682016040523d82523d5f602084013e6113f6565b606091505b5080515f0361142357604051633250574960e11b81526001600160a01b038516600482015260240161076d565b805160208201fd5b6001600160e01b03198116630a85bd0160e11b1461146757604051633250574960e11b81526001600160a01b038516600482015260240161076d565b505050505050565b60605f61147b836117f9565b60010190505f8167ffffffffffffffff81111561149a5761149a611c53565b6040519080825280601f01601f1916602001820160405280156114c4576020820181803683370190505b5090508181016020015b5f19017f3031323334353637383961626364656600000000000000000000000000000000600a86061a8153600a85049450846114ce57509392505050565b5f6001600160e01b031982167f80ac58cd00000000000000000000000000000000000000000000000000000000148061156e57506001600160e01b031982167f5b5e139f00000000000000000000000000000000000000000000000000000000145b8061062d57507f01ffc9a7000000000000000000000000000000000000000000000000000000006001600160e01b031983161461062d565b80806115ba57506001600160a01b03821615155b15611699575f6115c984610e44565b90506001600160a01b038316158015906115f55750826001600160a01b0316816001600160a01b031614155b801561162657506001600160a01b038082165f9081526005602090815260408083209387168352929052205460ff16155b1561164f5760405163a9fbf51f60e01b81526001600160a01b038416600482015260240161076d565b81156116975783856001600160a01b0316826001600160a01b03167f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92560405160405180910390a45b505b50505f908152600460205260409020805473ffffffffffffffffffffffffffffffffffffffff19166001600160a01b0392909216919091179055565b6116e08383836118da565b61091d576001600160a01b03831661170e57604051637e27328960e01b81526004810182905260240161076d565b6040517f177e802f0000000000000000000000000000000000000000000000000000000081526001600160a01b03831660048201526024810182905260440161076d565b5f805f1983850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b6001600160a01b0382166117a857604051633250574960e11b81525f600482015260240161076d565b5f6117b483835f610e89565b90506001600160a01b0381161561091d576040517f73c6ac6e0000000000000000000000000000000000000000000000000000000081525f600482015260240161076d565b5f807a184f03e93ff9f4daa797ed6e38ed64bf6a1f0100000000000000008310611841577a184f03e93ff9f4daa797ed6e38ed64bf6a1f010000000000000000830492506040015b6d04ee2d6d415b85acef8100000000831061186d576d04ee2d6d415b85acef8100000000830492506020015b662386f26fc10000831061188b57662386f26fc10000830492506010015b6305f5e10083106118a3576305f5e100830492506008015b61271083106118b757612710830492506004015b606483106118c9576064830492506002015b600a831061062d5760010192915050565b5f6001600160a01b038316158015906119555750826001600160a01b0316846001600160a01b0316148061193257506001600160a01b038085165f9081526005602090815260408083209387168352929052205460ff165b8061195557505f828152600460205260409020546001600160a01b038481169116145b949350505050565b6001600160e01b031981168114610900575f5ffd5b5f60208284031215611982575f5ffd5b8135610f838161195d565b8035801515811461199c575f5ffd5b919050565b5f602082840312156119b1575f5ffd5b610f838261198d565b5f81518084528060208401602086015e5f602082860101526020601f19601f83011685010191505092915050565b602081525f610f8360208301846119ba565b5f60208284031215611a0a575f5ffd5b5035919050565b80356001600160a01b038116811461199c575f5ffd5b5f5f60408385031215611a38575f5ffd5b611a4183611a11565b946020939093013593505050565b5f5f5f60608486031215611a61575f5ffd5b611a6a84611a11565b9250611a7860208501611a11565b929592945050506040919091013590565b5f5f60408385031215611a9a575f5ffd5b50508035926020909101359150565b5f5f60208385031215611aba575f5ffd5b823567ffffffffffffffff811115611ad0575f5ffd5b8301601f81018513611ae0575f5ffd5b803567ffffffffffffffff811115611af6575f5ffd5b856020828401011115611b07575f5ffd5b6020919091019590945092505050565b5f60208284031215611b27575f5ffd5b610f8382611a11565b5f5f83601f840112611b40575f5ffd5b50813567ffffffffffffffff811115611b57575f5ffd5b6020830191508360208260051b8501011115610872575f5ffd5b5f5f5f5f60408587031215611b84575f5ffd5b843567ffffffffffffffff811115611b9a575f5ffd5b611ba687828801611b30565b909550935050602085013567ffffffffffffffff811115611bc5575f5ffd5b611bd187828801611b30565b95989497509550505050565b5f5f60408385031215611bee575f5ffd5b611bf783611a11565b915060208301356bffffffffffffffffffffffff81168114611c17575f5ffd5b809150509250929050565b5f5f60408385031215611c33575f5ffd5b611c3c83611a11565b9150611c4a6020840161198d565b90509250929050565b634e487b7160e01b5f52604160045260245ffd5b5f5f5f5f60808587031215611c7a575f5ffd5b611c8385611a11565b9350611c9160208601611a11565b925060408501359150606085013567ffffffffffffffff811115611cb3575f5ffd5b8501601f81018713611cc3575f5ffd5b803567ffffffffffffffff811115611cdd57611cdd611c53565b604051601f8201601f19908116603f0116810167ffffffffffffffff81118282101715611d0c57611d0c611c53565b604052818152828201602001891015611d23575f5ffd5b816020840160208301375f6020838301015280935050505092959194509250565b5f5f60408385031215611d55575f5ffd5b611d5e83611a11565b9150611c4a60208401611a11565b600181811c90821680611d8057607f821691505b602082108103611d9e57634e487b7160e01b5f52602260045260245ffd5b50919050565b601f82111561091d578282111561091d57805f5260205f20601f840160051c6020851015611dcf57505f5b90810190601f840160051c035f5b81811015611467575f83820155600101611ddd565b67ffffffffffffffff831115611e0a57611e0a611c53565b611e1e83611e188354611d6c565b83611da4565b5f601f841160018114611e4f575f8515611e385750838201355b5f19600387901b1c1916600186901b178355610b81565b5f83815260208120601f198716915b82811015611e7e5786850135825560209485019460019092019101611e5e565b5086821015611e9a575f1960f88860031b161c19848701351681555b505060018560011b0183555050505050565b634e487b7160e01b5f52603260045260245ffd5b634e487b7160e01b5f52601160045260245ffd5b808202811582820484141761062d5761062d611ec0565b5f5f8454611ef881611d6c565b600182168015611f0f5760018114611f2457611f51565b60ff1983168652811515820286019350611f51565b875f5260205f205f5b83811015611f4957815488820152600190910190602001611f2d565b505081860193505b50505083518060208601835e7f2e6a736f6e0000000000000000000000000000000000000000000000000000009101908152600501949350505050565b634e487b7160e01b5f52601260045260245ffd5b8082018082111561062d5761062d611ec0565b8181038181111561062d5761062d611ec0565b6001600160a01b03851681526001600160a01b0384166020820152826040820152608060608201525f611ffe60808301846119ba565b9695505050505050565b5f60208284031215612018575f5ffd5b8151610f838161195d56' as const;
