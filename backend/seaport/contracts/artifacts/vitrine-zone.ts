// Made from VitrineZone.sol by `npm run contracts`. Do not edit.
export const vitrineZoneAbi = [
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "seaport_",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "owner_",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "signer_",
        "type": "address"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "constructor"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "orderHash",
        "type": "bytes32"
      }
    ],
    "name": "InvalidExtraData",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "expected",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "actual",
        "type": "address"
      },
      {
        "internalType": "bytes32",
        "name": "orderHash",
        "type": "bytes32"
      }
    ],
    "name": "InvalidFulfiller",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "InvalidShortString",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "orderHash",
        "type": "bytes32"
      }
    ],
    "name": "InvalidSigner",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "NoSigner",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "OnlySeaport",
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
        "internalType": "uint64",
        "name": "expiration",
        "type": "uint64"
      },
      {
        "internalType": "bytes32",
        "name": "orderHash",
        "type": "bytes32"
      }
    ],
    "name": "PermissionLapsed",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "string",
        "name": "str",
        "type": "string"
      }
    ],
    "name": "StringTooLong",
    "type": "error"
  },
  {
    "anonymous": false,
    "inputs": [],
    "name": "EIP712DomainChanged",
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
    "inputs": [],
    "name": "SeaportCompatibleContractDeployed",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": false,
        "internalType": "address",
        "name": "signer",
        "type": "address"
      }
    ],
    "name": "SignerChanged",
    "type": "event"
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
        "components": [
          {
            "internalType": "bytes32",
            "name": "orderHash",
            "type": "bytes32"
          },
          {
            "internalType": "address",
            "name": "fulfiller",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "offerer",
            "type": "address"
          },
          {
            "components": [
              {
                "internalType": "uint8",
                "name": "itemType",
                "type": "uint8"
              },
              {
                "internalType": "address",
                "name": "token",
                "type": "address"
              },
              {
                "internalType": "uint256",
                "name": "identifier",
                "type": "uint256"
              },
              {
                "internalType": "uint256",
                "name": "amount",
                "type": "uint256"
              }
            ],
            "internalType": "struct SpentItem[]",
            "name": "offer",
            "type": "tuple[]"
          },
          {
            "components": [
              {
                "internalType": "uint8",
                "name": "itemType",
                "type": "uint8"
              },
              {
                "internalType": "address",
                "name": "token",
                "type": "address"
              },
              {
                "internalType": "uint256",
                "name": "identifier",
                "type": "uint256"
              },
              {
                "internalType": "uint256",
                "name": "amount",
                "type": "uint256"
              },
              {
                "internalType": "address payable",
                "name": "recipient",
                "type": "address"
              }
            ],
            "internalType": "struct ReceivedItem[]",
            "name": "consideration",
            "type": "tuple[]"
          },
          {
            "internalType": "bytes",
            "name": "extraData",
            "type": "bytes"
          },
          {
            "internalType": "bytes32[]",
            "name": "orderHashes",
            "type": "bytes32[]"
          },
          {
            "internalType": "uint256",
            "name": "startTime",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "endTime",
            "type": "uint256"
          },
          {
            "internalType": "bytes32",
            "name": "zoneHash",
            "type": "bytes32"
          }
        ],
        "internalType": "struct ZoneParameters",
        "name": "zoneParameters",
        "type": "tuple"
      }
    ],
    "name": "authorizeOrder",
    "outputs": [
      {
        "internalType": "bytes4",
        "name": "",
        "type": "bytes4"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "eip712Domain",
    "outputs": [
      {
        "internalType": "bytes1",
        "name": "fields",
        "type": "bytes1"
      },
      {
        "internalType": "string",
        "name": "name",
        "type": "string"
      },
      {
        "internalType": "string",
        "name": "version",
        "type": "string"
      },
      {
        "internalType": "uint256",
        "name": "chainId",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "verifyingContract",
        "type": "address"
      },
      {
        "internalType": "bytes32",
        "name": "salt",
        "type": "bytes32"
      },
      {
        "internalType": "uint256[]",
        "name": "extensions",
        "type": "uint256[]"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "getSeaportMetadata",
    "outputs": [
      {
        "internalType": "string",
        "name": "name",
        "type": "string"
      },
      {
        "components": [
          {
            "internalType": "uint256",
            "name": "id",
            "type": "uint256"
          },
          {
            "internalType": "bytes",
            "name": "metadata",
            "type": "bytes"
          }
        ],
        "internalType": "struct Schema[]",
        "name": "schemas",
        "type": "tuple[]"
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
    "name": "renounceOwnership",
    "outputs": [],
    "stateMutability": "pure",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "seaport",
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
        "name": "signer_",
        "type": "address"
      }
    ],
    "name": "setSigner",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "signer",
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
    "stateMutability": "pure",
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
        "components": [
          {
            "internalType": "bytes32",
            "name": "orderHash",
            "type": "bytes32"
          },
          {
            "internalType": "address",
            "name": "fulfiller",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "offerer",
            "type": "address"
          },
          {
            "components": [
              {
                "internalType": "uint8",
                "name": "itemType",
                "type": "uint8"
              },
              {
                "internalType": "address",
                "name": "token",
                "type": "address"
              },
              {
                "internalType": "uint256",
                "name": "identifier",
                "type": "uint256"
              },
              {
                "internalType": "uint256",
                "name": "amount",
                "type": "uint256"
              }
            ],
            "internalType": "struct SpentItem[]",
            "name": "offer",
            "type": "tuple[]"
          },
          {
            "components": [
              {
                "internalType": "uint8",
                "name": "itemType",
                "type": "uint8"
              },
              {
                "internalType": "address",
                "name": "token",
                "type": "address"
              },
              {
                "internalType": "uint256",
                "name": "identifier",
                "type": "uint256"
              },
              {
                "internalType": "uint256",
                "name": "amount",
                "type": "uint256"
              },
              {
                "internalType": "address payable",
                "name": "recipient",
                "type": "address"
              }
            ],
            "internalType": "struct ReceivedItem[]",
            "name": "consideration",
            "type": "tuple[]"
          },
          {
            "internalType": "bytes",
            "name": "extraData",
            "type": "bytes"
          },
          {
            "internalType": "bytes32[]",
            "name": "orderHashes",
            "type": "bytes32[]"
          },
          {
            "internalType": "uint256",
            "name": "startTime",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "endTime",
            "type": "uint256"
          },
          {
            "internalType": "bytes32",
            "name": "zoneHash",
            "type": "bytes32"
          }
        ],
        "internalType": "struct ZoneParameters",
        "name": "zoneParameters",
        "type": "tuple"
      }
    ],
    "name": "validateOrder",
    "outputs": [
      {
        "internalType": "bytes4",
        "name": "",
        "type": "bytes4"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  }
] as const;

export const vitrineZoneBytecode =
  '0x610180604052348015610010575f5ffd5b506040516114d73803806114d783398101604081905261002f916102c0565b604080518082018252600b81526a56697472696e655a6f6e6560a81b602080830191909152825180840190935260018352603160f81b9083015290836001600160a01b03811661009957604051631e4fbdf760e01b81525f60048201526024015b60405180910390fd5b6100a2816101fd565b506100ac82610219565b610120526100b981610219565b61014052815160208084019190912060e052815190820120610100524660a05261014560e05161010051604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201529081019290925260608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b60805250503060c0526001600160a01b038116610175576040516322fa6de160e11b815260040160405180910390fd5b6001600160a01b0383811661016052600480546001600160a01b03191691831691821790556040519081527f5719a5656c5cfdaafa148ecf366fd3b0a7fae06449ce2a46225977fb7417e29d9060200160405180910390a16040517f98a7ac23945182ac62b68fbe5ba35cc0bf5c4c34b3a410ce94a4c2270282d6b5905f90a150505061035b565b600180546001600160a01b031916905561021681610256565b50565b5f5f829050601f81511115610243578260405163305a27a960e01b81526004016100909190610300565b805161024e82610335565b179392505050565b5f80546001600160a01b038381166001600160a01b0319831681178455604051919092169283917f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e09190a35050565b80516001600160a01b03811681146102bb575f5ffd5b919050565b5f5f5f606084860312156102d2575f5ffd5b6102db846102a5565b92506102e9602085016102a5565b91506102f7604085016102a5565b90509250925092565b602081525f82518060208401528060208501604085015e5f604082850101526040601f19601f83011684010191505092915050565b80516020808301519190811015610355575f198160200360031b1b821691505b50919050565b60805160a05160c05160e0516101005161012051610140516101605161111a6103bd5f395f81816101ff015261061201525f610b0f01525f610ae401525f610a3401525f610a0c01525f61096701525f61099101525f6109bb015261111a5ff3fe608060405234801561000f575f5ffd5b50600436106100da575f3560e01c8063715018a6116100885780638da5cb5b116100635780638da5cb5b146101c6578063e30c3978146101d6578063f2fde38b146101e7578063f5c7bd70146101fa575f5ffd5b8063715018a61461019b57806379ba5097146101a357806384b0196e146101ab575f5ffd5b8063238ac933116100b8578063238ac933146101455780632e778efc146101705780636c19e78314610186575f5ffd5b806301e4d72a146100de57806301ffc9a71461010f57806317b1f94214610132575b5f5ffd5b6100f16100ec366004610d66565b610221565b6040516001600160e01b031990911681526020015b60405180910390f35b61012261011d366004610da5565b610252565b6040519015158152602001610106565b6100f1610140366004610d66565b6102ee565b600454610158906001600160a01b031681565b6040516001600160a01b039091168152602001610106565b61017861031f565b604051610106929190610dfa565b610199610194366004610e86565b610408565b005b6101996104b1565b6101996104e3565b6101b361052c565b6040516101069796959493929190610ee6565b5f546001600160a01b0316610158565b6001546001600160a01b0316610158565b6101996101f5366004610e86565b61058a565b6101587f000000000000000000000000000000000000000000000000000000000000000081565b5f61022b82610607565b507f01e4d72a00000000000000000000000000000000000000000000000000000000919050565b5f7f01ffc9a7000000000000000000000000000000000000000000000000000000006001600160e01b0319831614806102b457507f2e778efc000000000000000000000000000000000000000000000000000000006001600160e01b03198316145b806102e857506001600160e01b031982167f39dd693300000000000000000000000000000000000000000000000000000000145b92915050565b5f6102f882610607565b507f17b1f94200000000000000000000000000000000000000000000000000000000919050565b604080518082018252600b81527f56697472696e655a6f6e65000000000000000000000000000000000000000000602082015281516001808252818401909352909160609190816020015b604080518082019091525f81526060602082015281526020019060019003908161036a5790505090506007815f815181106103a7576103a7610f6f565b6020908102919091010151526103bb61095b565b604080515f81526020810182526103d492918101610f9c565b604051602081830303815290604052815f815181106103f5576103f5610f6f565b6020026020010151602001819052509091565b610410610a89565b6001600160a01b038116610450576040517f45f4dbc200000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6004805473ffffffffffffffffffffffffffffffffffffffff19166001600160a01b0383169081179091556040519081527f5719a5656c5cfdaafa148ecf366fd3b0a7fae06449ce2a46225977fb7417e29d9060200160405180910390a150565b6040517f3c776be100000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b60015433906001600160a01b031681146105205760405163118cdaa760e01b81526001600160a01b03821660048201526024015b60405180910390fd5b61052981610ab7565b50565b5f6060805f5f5f606061053d610add565b610545610b08565b604080515f808252602082019092527f0f000000000000000000000000000000000000000000000000000000000000009b939a50919850469750309650945092509050565b610592610a89565b600180546001600160a01b03831673ffffffffffffffffffffffffffffffffffffffff1990911681179091556105cf5f546001600160a01b031690565b6001600160a01b03167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e2270060405160405180910390a350565b336001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614610669576040517f61e3105c00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b8035365f61067a60a0850185610fda565b9092509050605d811415806106c7575081815f81811061069c5761069c610f6f565b909101357fff0000000000000000000000000000000000000000000000000000000000000016151590505b15610701576040517feb647d5100000000000000000000000000000000000000000000000000000000815260048101849052602401610517565b5f610710601560018486611024565b6107199161104b565b60601c90505f61072d601d60158587611024565b61073691611098565b60c01c90506001600160a01b03821615801590610774575061075e6040870160208801610e86565b6001600160a01b0316826001600160a01b031614155b156107d6578161078a6040880160208901610e86565b6040517f1bcf9bb70000000000000000000000000000000000000000000000000000000081526001600160a01b0392831660048201529116602482015260448101869052606401610517565b8067ffffffffffffffff16421061082c576040517fa0cc3fda00000000000000000000000000000000000000000000000000000000815267ffffffffffffffff8216600482015260248101869052604401610517565b604080517f58d1345cbd7d0ceb38b86441d42a4086bc412b7f1ed7d947a569ed7d68b1b79060208201526001600160a01b0384169181019190915267ffffffffffffffff82166060820152608081018690527fc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a47060a08201525f906108c89060c00160405160208183030381529060405280519060200120610b33565b90505f610902826108dd603d601d898b611024565b6108e6916110fd565b6108f4605d603d8a8c611024565b6108fd916110fd565b610b7a565b50506004549091506001600160a01b03808316911614610951576040517fabb20d2300000000000000000000000000000000000000000000000000000000815260048101889052602401610517565b5050505050505050565b5f306001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000161480156109b357507f000000000000000000000000000000000000000000000000000000000000000046145b156109dd57507f000000000000000000000000000000000000000000000000000000000000000090565b610a84604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201527f0000000000000000000000000000000000000000000000000000000000000000918101919091527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b905090565b5f546001600160a01b03163314610ab55760405163118cdaa760e01b8152336004820152602401610517565b565b6001805473ffffffffffffffffffffffffffffffffffffffff1916905561052981610bc5565b6060610a847f0000000000000000000000000000000000000000000000000000000000000000610c21565b6060610a847f0000000000000000000000000000000000000000000000000000000000000000610c21565b5f6102e8610b3f61095b565b836040517f19010000000000000000000000000000000000000000000000000000000000008152600281019290925260228201526042902090565b5f80807f7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8416601b60ff86901c01610bb488828985610c5e565b945094509450505093509350939050565b5f80546001600160a01b0383811673ffffffffffffffffffffffffffffffffffffffff19831681178455604051919092169283917f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e09190a35050565b60605f610c2d83610d26565b6040805160208082528183019092529192505f91906020820181803683375050509182525060208101929092525090565b5f80807f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0841115610c9757505f91506003905082610d1c565b604080515f808252602082018084528a905260ff891692820192909252606081018790526080810186905260019060a0016020604051602081039080840390855afa158015610ce8573d5f5f3e3d5ffd5b5050604051601f1901519150506001600160a01b038116610d1357505f925060019150829050610d1c565b92505f91508190505b9450945094915050565b5f60ff8216601f8111156102e8576040517fb3512b0c00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f60208284031215610d76575f5ffd5b813567ffffffffffffffff811115610d8c575f5ffd5b82016101408185031215610d9e575f5ffd5b9392505050565b5f60208284031215610db5575f5ffd5b81356001600160e01b031981168114610d9e575f5ffd5b5f81518084528060208401602086015e5f602082860101526020601f19601f83011685010191505092915050565b604081525f610e0c6040830185610dcc565b828103602084015280845180835260208301915060208160051b840101602087015f5b83811015610e7857601f198684030185528151805184526020810151905060406020850152610e616040850182610dcc565b602096870196909450929092019150600101610e2f565b509098975050505050505050565b5f60208284031215610e96575f5ffd5b81356001600160a01b0381168114610d9e575f5ffd5b5f8151808452602084019350602083015f5b82811015610edc578151865260209586019590910190600101610ebe565b5093949350505050565b7fff000000000000000000000000000000000000000000000000000000000000008816815260e060208201525f610f2060e0830189610dcc565b8281036040840152610f328189610dcc565b90508660608401526001600160a01b03861660808401528460a084015282810360c0840152610f618185610eac565b9a9950505050505050505050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603260045260245ffd5b828152608060208201525f608082015260a060408201525f610fc160a0830184610eac565b82810360608401525f8152602081019150509392505050565b5f5f8335601e19843603018112610fef575f5ffd5b83018035915067ffffffffffffffff821115611009575f5ffd5b60200191503681900382131561101d575f5ffd5b9250929050565b5f5f85851115611032575f5ffd5b8386111561103e575f5ffd5b5050820193919092039150565b80356bffffffffffffffffffffffff198116906014841015611091576bffffffffffffffffffffffff196bffffffffffffffffffffffff198560140360031b1b82161691505b5092915050565b80357fffffffffffffffff0000000000000000000000000000000000000000000000008116906008841015611091577fffffffffffffffff000000000000000000000000000000000000000000000000808560080360031b1b82161691505092915050565b803560208310156102e8575f19602084900360031b1b169291505056' as const;
