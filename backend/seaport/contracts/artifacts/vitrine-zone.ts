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
    "name": "renounceOwnership",
    "outputs": [],
    "stateMutability": "nonpayable",
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
  '0x610180604052348015610010575f5ffd5b506040516113f33803806113f383398101604081905261002f916102a4565b604080518082018252600b81526a56697472696e655a6f6e6560a81b602080830191909152825180840190935260018352603160f81b9083015290836001600160a01b03811661009957604051631e4fbdf760e01b81525f60048201526024015b60405180910390fd5b6100a2816101fd565b506100ac8261024c565b610120526100b98161024c565b61014052815160208084019190912060e052815190820120610100524660a05261014560e05161010051604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201529081019290925260608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b60805250503060c0526001600160a01b038116610175576040516322fa6de160e11b815260040160405180910390fd5b6001600160a01b0383811661016052600380546001600160a01b03191691831691821790556040519081527f5719a5656c5cfdaafa148ecf366fd3b0a7fae06449ce2a46225977fb7417e29d9060200160405180910390a16040517f98a7ac23945182ac62b68fbe5ba35cc0bf5c4c34b3a410ce94a4c2270282d6b5905f90a150505061033f565b5f80546001600160a01b038381166001600160a01b0319831681178455604051919092169283917f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e09190a35050565b5f5f829050601f81511115610276578260405163305a27a960e01b815260040161009091906102e4565b805161028182610319565b179392505050565b80516001600160a01b038116811461029f575f5ffd5b919050565b5f5f5f606084860312156102b6575f5ffd5b6102bf84610289565b92506102cd60208501610289565b91506102db60408501610289565b90509250925092565b602081525f82518060208401528060208501604085015e5f604082850101526040601f19601f83011684010191505092915050565b80516020808301519190811015610339575f198160200360031b1b821691505b50919050565b60805160a05160c05160e051610100516101205161014051610160516110526103a15f395f81816101d0015261055901525f610aa301525f610a7801525f61097b01525f61095301525f6108ae01525f6108d801525f61090201526110525ff3fe608060405234801561000f575f5ffd5b50600436106100c4575f3560e01c80636c19e7831161007d5780638da5cb5b116100585780638da5cb5b146101a8578063f2fde38b146101b8578063f5c7bd70146101cb575f5ffd5b80636c19e78314610170578063715018a61461018557806384b0196e1461018d575f5ffd5b806317b1f942116100ad57806317b1f9421461011c578063238ac9331461012f5780632e778efc1461015a575f5ffd5b806301e4d72a146100c857806301ffc9a7146100f9575b5f5ffd5b6100db6100d6366004610c9e565b6101f2565b6040516001600160e01b031990911681526020015b60405180910390f35b61010c610107366004610cdd565b610223565b60405190151581526020016100f0565b6100db61012a366004610c9e565b6102bf565b600354610142906001600160a01b031681565b6040516001600160a01b0390911681526020016100f0565b6101626102f0565b6040516100f0929190610d32565b61018361017e366004610dbe565b6103d9565b005b610183610482565b610195610495565b6040516100f09796959493929190610e1e565b5f546001600160a01b0316610142565b6101836101c6366004610dbe565b6104f3565b6101427f000000000000000000000000000000000000000000000000000000000000000081565b5f6101fc8261054e565b507f01e4d72a00000000000000000000000000000000000000000000000000000000919050565b5f7f01ffc9a7000000000000000000000000000000000000000000000000000000006001600160e01b03198316148061028557507f2e778efc000000000000000000000000000000000000000000000000000000006001600160e01b03198316145b806102b957506001600160e01b031982167f39dd693300000000000000000000000000000000000000000000000000000000145b92915050565b5f6102c98261054e565b507f17b1f94200000000000000000000000000000000000000000000000000000000919050565b604080518082018252600b81527f56697472696e655a6f6e65000000000000000000000000000000000000000000602082015281516001808252818401909352909160609190816020015b604080518082019091525f81526060602082015281526020019060019003908161033b5790505090506007815f8151811061037857610378610ea7565b60209081029190910101515261038c6108a2565b604080515f81526020810182526103a592918101610ed4565b604051602081830303815290604052815f815181106103c6576103c6610ea7565b6020026020010151602001819052509091565b6103e16109d0565b6001600160a01b038116610421576040517f45f4dbc200000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6003805473ffffffffffffffffffffffffffffffffffffffff19166001600160a01b0383169081179091556040519081527f5719a5656c5cfdaafa148ecf366fd3b0a7fae06449ce2a46225977fb7417e29d9060200160405180910390a150565b61048a6109d0565b6104935f610a15565b565b5f6060805f5f5f60606104a6610a71565b6104ae610a9c565b604080515f808252602082019092527f0f000000000000000000000000000000000000000000000000000000000000009b939a50919850469750309650945092509050565b6104fb6109d0565b6001600160a01b038116610542576040517f1e4fbdf70000000000000000000000000000000000000000000000000000000081525f60048201526024015b60405180910390fd5b61054b81610a15565b50565b336001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016146105b0576040517f61e3105c00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b8035365f6105c160a0850185610f12565b9092509050605d8114158061060e575081815f8181106105e3576105e3610ea7565b909101357fff0000000000000000000000000000000000000000000000000000000000000016151590505b15610648576040517feb647d5100000000000000000000000000000000000000000000000000000000815260048101849052602401610539565b5f610657601560018486610f5c565b61066091610f83565b60601c90505f610674601d60158587610f5c565b61067d91610fd0565b60c01c90506001600160a01b038216158015906106bb57506106a56040870160208801610dbe565b6001600160a01b0316826001600160a01b031614155b1561071d57816106d16040880160208901610dbe565b6040517f1bcf9bb70000000000000000000000000000000000000000000000000000000081526001600160a01b0392831660048201529116602482015260448101869052606401610539565b8067ffffffffffffffff164210610773576040517fa0cc3fda00000000000000000000000000000000000000000000000000000000815267ffffffffffffffff8216600482015260248101869052604401610539565b604080517f58d1345cbd7d0ceb38b86441d42a4086bc412b7f1ed7d947a569ed7d68b1b79060208201526001600160a01b0384169181019190915267ffffffffffffffff82166060820152608081018690527fc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a47060a08201525f9061080f9060c00160405160208183030381529060405280519060200120610ac7565b90505f61084982610824603d601d898b610f5c565b61082d91611035565b61083b605d603d8a8c610f5c565b61084491611035565b610b0e565b50506003549091506001600160a01b03808316911614610898576040517fabb20d2300000000000000000000000000000000000000000000000000000000815260048101889052602401610539565b5050505050505050565b5f306001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000161480156108fa57507f000000000000000000000000000000000000000000000000000000000000000046145b1561092457507f000000000000000000000000000000000000000000000000000000000000000090565b6109cb604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201527f0000000000000000000000000000000000000000000000000000000000000000918101919091527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b905090565b5f546001600160a01b03163314610493576040517f118cdaa7000000000000000000000000000000000000000000000000000000008152336004820152602401610539565b5f80546001600160a01b0383811673ffffffffffffffffffffffffffffffffffffffff19831681178455604051919092169283917f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e09190a35050565b60606109cb7f0000000000000000000000000000000000000000000000000000000000000000610b59565b60606109cb7f0000000000000000000000000000000000000000000000000000000000000000610b59565b5f6102b9610ad36108a2565b836040517f19010000000000000000000000000000000000000000000000000000000000008152600281019290925260228201526042902090565b5f80807f7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8416601b60ff86901c01610b4888828985610b96565b945094509450505093509350939050565b60605f610b6583610c5e565b6040805160208082528183019092529192505f91906020820181803683375050509182525060208101929092525090565b5f80807f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0841115610bcf57505f91506003905082610c54565b604080515f808252602082018084528a905260ff891692820192909252606081018790526080810186905260019060a0016020604051602081039080840390855afa158015610c20573d5f5f3e3d5ffd5b5050604051601f1901519150506001600160a01b038116610c4b57505f925060019150829050610c54565b92505f91508190505b9450945094915050565b5f60ff8216601f8111156102b9576040517fb3512b0c00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f60208284031215610cae575f5ffd5b813567ffffffffffffffff811115610cc4575f5ffd5b82016101408185031215610cd6575f5ffd5b9392505050565b5f60208284031215610ced575f5ffd5b81356001600160e01b031981168114610cd6575f5ffd5b5f81518084528060208401602086015e5f602082860101526020601f19601f83011685010191505092915050565b604081525f610d446040830185610d04565b828103602084015280845180835260208301915060208160051b840101602087015f5b83811015610db057601f198684030185528151805184526020810151905060406020850152610d996040850182610d04565b602096870196909450929092019150600101610d67565b509098975050505050505050565b5f60208284031215610dce575f5ffd5b81356001600160a01b0381168114610cd6575f5ffd5b5f8151808452602084019350602083015f5b82811015610e14578151865260209586019590910190600101610df6565b5093949350505050565b7fff000000000000000000000000000000000000000000000000000000000000008816815260e060208201525f610e5860e0830189610d04565b8281036040840152610e6a8189610d04565b90508660608401526001600160a01b03861660808401528460a084015282810360c0840152610e998185610de4565b9a9950505050505050505050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603260045260245ffd5b828152608060208201525f608082015260a060408201525f610ef960a0830184610de4565b82810360608401525f8152602081019150509392505050565b5f5f8335601e19843603018112610f27575f5ffd5b83018035915067ffffffffffffffff821115610f41575f5ffd5b602001915036819003821315610f55575f5ffd5b9250929050565b5f5f85851115610f6a575f5ffd5b83861115610f76575f5ffd5b5050820193919092039150565b80356bffffffffffffffffffffffff198116906014841015610fc9576bffffffffffffffffffffffff196bffffffffffffffffffffffff198560140360031b1b82161691505b5092915050565b80357fffffffffffffffff0000000000000000000000000000000000000000000000008116906008841015610fc9577fffffffffffffffff000000000000000000000000000000000000000000000000808560080360031b1b82161691505092915050565b803560208310156102b9575f19602084900360031b1b169291505056' as const;
