// Made from Multicall3.sol by `npm run contracts`. Do not edit.
export const multicall3Abi = [
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "index",
        "type": "uint256"
      }
    ],
    "name": "CallFailed",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "ValueMismatch",
    "type": "error"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "target",
            "type": "address"
          },
          {
            "internalType": "bytes",
            "name": "callData",
            "type": "bytes"
          }
        ],
        "internalType": "struct Multicall3.Call[]",
        "name": "calls",
        "type": "tuple[]"
      }
    ],
    "name": "aggregate",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "blockNumber",
        "type": "uint256"
      },
      {
        "internalType": "bytes[]",
        "name": "returnData",
        "type": "bytes[]"
      }
    ],
    "stateMutability": "payable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "target",
            "type": "address"
          },
          {
            "internalType": "bool",
            "name": "allowFailure",
            "type": "bool"
          },
          {
            "internalType": "bytes",
            "name": "callData",
            "type": "bytes"
          }
        ],
        "internalType": "struct Multicall3.Call3[]",
        "name": "calls",
        "type": "tuple[]"
      }
    ],
    "name": "aggregate3",
    "outputs": [
      {
        "components": [
          {
            "internalType": "bool",
            "name": "success",
            "type": "bool"
          },
          {
            "internalType": "bytes",
            "name": "returnData",
            "type": "bytes"
          }
        ],
        "internalType": "struct Multicall3.Result[]",
        "name": "returnData",
        "type": "tuple[]"
      }
    ],
    "stateMutability": "payable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "target",
            "type": "address"
          },
          {
            "internalType": "bool",
            "name": "allowFailure",
            "type": "bool"
          },
          {
            "internalType": "uint256",
            "name": "value",
            "type": "uint256"
          },
          {
            "internalType": "bytes",
            "name": "callData",
            "type": "bytes"
          }
        ],
        "internalType": "struct Multicall3.Call3Value[]",
        "name": "calls",
        "type": "tuple[]"
      }
    ],
    "name": "aggregate3Value",
    "outputs": [
      {
        "components": [
          {
            "internalType": "bool",
            "name": "success",
            "type": "bool"
          },
          {
            "internalType": "bytes",
            "name": "returnData",
            "type": "bytes"
          }
        ],
        "internalType": "struct Multicall3.Result[]",
        "name": "returnData",
        "type": "tuple[]"
      }
    ],
    "stateMutability": "payable",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "getBasefee",
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
        "name": "blockNumber",
        "type": "uint256"
      }
    ],
    "name": "getBlockHash",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "",
        "type": "bytes32"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "getBlockNumber",
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
    "name": "getChainId",
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
    "name": "getCurrentBlockCoinbase",
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
    "name": "getCurrentBlockGasLimit",
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
    "name": "getCurrentBlockTimestamp",
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
        "name": "account",
        "type": "address"
      }
    ],
    "name": "getEthBalance",
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
    "name": "getLastBlockHash",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "",
        "type": "bytes32"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bool",
        "name": "requireSuccess",
        "type": "bool"
      },
      {
        "components": [
          {
            "internalType": "address",
            "name": "target",
            "type": "address"
          },
          {
            "internalType": "bytes",
            "name": "callData",
            "type": "bytes"
          }
        ],
        "internalType": "struct Multicall3.Call[]",
        "name": "calls",
        "type": "tuple[]"
      }
    ],
    "name": "tryAggregate",
    "outputs": [
      {
        "components": [
          {
            "internalType": "bool",
            "name": "success",
            "type": "bool"
          },
          {
            "internalType": "bytes",
            "name": "returnData",
            "type": "bytes"
          }
        ],
        "internalType": "struct Multicall3.Result[]",
        "name": "returnData",
        "type": "tuple[]"
      }
    ],
    "stateMutability": "payable",
    "type": "function"
  }
] as const;

export const multicall3Bytecode =
  '0x6080604052348015600e575f5ffd5b50610b518061001c5f395ff3fe6080604052600436106100ce575f3560e01c806342cbb15c1161007c57806386d516e81161005757806386d516e8146101c5578063a8b0574e146101d7578063bce38bd7146101f1578063ee82ac5e14610204575f5ffd5b806342cbb15c1461016c5780634d2301cc1461017e57806382ad56cb146101b2575f5ffd5b806327e86d6e116100ac57806327e86d6e146101345780633408e470146101485780633e64a6961461015a575f5ffd5b80630f28c97d146100d2578063174dea71146100f3578063252dba4214610113575b5f5ffd5b3480156100dd575f5ffd5b50425b6040519081526020015b60405180910390f35b610106610101366004610831565b610222565b6040516100ea919061089e565b610126610121366004610831565b6103f4565b6040516100ea92919061091a565b34801561013f575f5ffd5b506100e06104eb565b348015610153575f5ffd5b50466100e0565b348015610165575f5ffd5b50486100e0565b348015610177575f5ffd5b50436100e0565b348015610189575f5ffd5b506100e0610198366004610984565b73ffffffffffffffffffffffffffffffffffffffff163190565b6101066101c0366004610831565b6104fd565b3480156101d0575f5ffd5b50456100e0565b3480156101e2575f5ffd5b506040514181526020016100ea565b6101066101ff3660046109d2565b61062d565b34801561020f575f5ffd5b506100e061021e366004610a21565b4090565b60608167ffffffffffffffff81111561023d5761023d610a38565b60405190808252806020026020018201604052801561028257816020015b604080518082019091525f81526060602082015281526020019060019003908161025b5790505b5090505f805b838110156103b3578484828181106102a2576102a2610a4c565b90506020028101906102b49190610a60565b6102c2906040013583610a92565b915061038e818686848181106102da576102da610a4c565b90506020028101906102ec9190610a60565b6102fa906020810190610984565b87878581811061030c5761030c610a4c565b905060200281019061031e9190610a60565b6040013588888681811061033457610334610a4c565b90506020028101906103469190610a60565b610357906040810190602001610aab565b89898781811061036957610369610a4c565b905060200281019061037b9190610a60565b610389906060810190610ac4565b610712565b8382815181106103a0576103a0610a4c565b6020908102919091010152600101610288565b503481146103ed576040517fdd8e4af700000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5092915050565b4360608267ffffffffffffffff81111561041057610410610a38565b60405190808252806020026020018201604052801561044357816020015b606081526020019060019003908161042e5790505b5090505f5b838110156104e3576104ba8186868481811061046657610466610a4c565b90506020028101906104789190610b07565b610486906020810190610984565b5f5f89898781811061049a5761049a610a4c565b90506020028101906104ac9190610b07565b610389906020810190610ac4565b602001518282815181106104d0576104d0610a4c565b6020908102919091010152600101610448565b509250929050565b5f6104f7600143610b1b565b40905090565b60608167ffffffffffffffff81111561051857610518610a38565b60405190808252806020026020018201604052801561055d57816020015b604080518082019091525f8152606060208201528152602001906001900390816105365790505b5090505f5b828110156103ed576106088185858481811061058057610580610a4c565b90506020028101906105929190610b2e565b6105a0906020810190610984565b5f8787868181106105b3576105b3610a4c565b90506020028101906105c59190610b2e565b6105d6906040810190602001610aab565b8888878181106105e8576105e8610a4c565b90506020028101906105fa9190610b2e565b610389906040810190610ac4565b82828151811061061a5761061a610a4c565b6020908102919091010152600101610562565b60608167ffffffffffffffff81111561064857610648610a38565b60405190808252806020026020018201604052801561068d57816020015b604080518082019091525f8152606060208201528152602001906001900390816106665790505b5090505f5b8281101561070a576106e5818585848181106106b0576106b0610a4c565b90506020028101906106c29190610b07565b6106d0906020810190610984565b5f881588888781811061049a5761049a610a4c565b8282815181106106f7576106f7610a4c565b6020908102919091010152600101610692565b509392505050565b604080518082019091525f8152606060208201528573ffffffffffffffffffffffffffffffffffffffff1685848460405161074e929190610b42565b5f6040518083038185875af1925050503d805f8114610788576040519150601f19603f3d011682016040523d82523d5f602084013e61078d565b606091505b5060208301521580158083526107a1575083155b156107df576040517f3f9a3b480000000000000000000000000000000000000000000000000000000081526004810188905260240160405180910390fd5b9695505050505050565b5f5f83601f8401126107f9575f5ffd5b50813567ffffffffffffffff811115610810575f5ffd5b6020830191508360208260051b850101111561082a575f5ffd5b9250929050565b5f5f60208385031215610842575f5ffd5b823567ffffffffffffffff811115610858575f5ffd5b610864858286016107e9565b90969095509350505050565b5f81518084528060208401602086015e5f602082860101526020601f19601f83011685010191505092915050565b5f602082016020835280845180835260408501915060408160051b8601019250602086015f5b8281101561090e57603f19878603018452815180511515865260208101519050604060208701526108f86040870182610870565b95505060209384019391909101906001016108c4565b50929695505050505050565b5f604082018483526040602084015280845180835260608501915060608160051b8601019250602086015f5b8281101561097757605f19878603018452610962858351610870565b94506020938401939190910190600101610946565b5092979650505050505050565b5f60208284031215610994575f5ffd5b813573ffffffffffffffffffffffffffffffffffffffff811681146109b7575f5ffd5b9392505050565b803580151581146109cd575f5ffd5b919050565b5f5f5f604084860312156109e4575f5ffd5b6109ed846109be565b9250602084013567ffffffffffffffff811115610a08575f5ffd5b610a14868287016107e9565b9497909650939450505050565b5f60208284031215610a31575f5ffd5b5035919050565b634e487b7160e01b5f52604160045260245ffd5b634e487b7160e01b5f52603260045260245ffd5b5f8235607e19833603018112610a74575f5ffd5b9190910192915050565b634e487b7160e01b5f52601160045260245ffd5b80820180821115610aa557610aa5610a7e565b92915050565b5f60208284031215610abb575f5ffd5b6109b7826109be565b5f5f8335601e19843603018112610ad9575f5ffd5b83018035915067ffffffffffffffff821115610af3575f5ffd5b60200191503681900382131561082a575f5ffd5b5f8235603e19833603018112610a74575f5ffd5b81810381811115610aa557610aa5610a7e565b5f8235605e19833603018112610a74575f5ffd5b818382375f910190815291905056' as const;
