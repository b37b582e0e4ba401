// Made from SessionPaymaster.sol by `npm run contracts`. Do not edit.
export const sessionPaymasterAbi = [
  {
    "inputs": [
      {
        "internalType": "contract SessionAccountFactory",
        "name": "factory_",
        "type": "address"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "constructor"
  },
  {
    "inputs": [],
    "name": "NotBootloader",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "string",
        "name": "why",
        "type": "string"
      }
    ],
    "name": "NotSponsored",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "MOST_PER_ACCOUNT",
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
    "name": "MOST_PER_DAY",
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
    "name": "MOST_PER_TRANSACTION",
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
    "name": "factory",
    "outputs": [
      {
        "internalType": "contract SessionAccountFactory",
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
        "name": "day",
        "type": "uint256"
      }
    ],
    "name": "spent",
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
        "name": "day",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      }
    ],
    "name": "spentFor",
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
        "internalType": "bytes32",
        "name": "",
        "type": "bytes32"
      },
      {
        "internalType": "bytes32",
        "name": "",
        "type": "bytes32"
      },
      {
        "components": [
          {
            "internalType": "uint256",
            "name": "txType",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "from",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "to",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "gasLimit",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "gasPerPubdataByteLimit",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "maxFeePerGas",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "maxPriorityFeePerGas",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "paymaster",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "nonce",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "value",
            "type": "uint256"
          },
          {
            "internalType": "uint256[4]",
            "name": "reserved",
            "type": "uint256[4]"
          },
          {
            "internalType": "bytes",
            "name": "data",
            "type": "bytes"
          },
          {
            "internalType": "bytes",
            "name": "signature",
            "type": "bytes"
          },
          {
            "internalType": "bytes32[]",
            "name": "factoryDeps",
            "type": "bytes32[]"
          },
          {
            "internalType": "bytes",
            "name": "paymasterInput",
            "type": "bytes"
          },
          {
            "internalType": "bytes",
            "name": "reservedDynamic",
            "type": "bytes"
          }
        ],
        "internalType": "struct Transaction",
        "name": "transaction",
        "type": "tuple"
      }
    ],
    "name": "validateAndPayForPaymasterTransaction",
    "outputs": [
      {
        "internalType": "bytes4",
        "name": "",
        "type": "bytes4"
      },
      {
        "internalType": "bytes",
        "name": "",
        "type": "bytes"
      }
    ],
    "stateMutability": "payable",
    "type": "function"
  },
  {
    "stateMutability": "payable",
    "type": "receive"
  }
] as const;

export const sessionPaymasterBytecode =
  '0x60a0604052348015600e575f5ffd5b50604051610921380380610921833981016040819052602b91603b565b6001600160a01b03166080526066565b5f60208284031215604a575f5ffd5b81516001600160a01b0381168114605f575f5ffd5b9392505050565b60805161089561008c5f395f818161014c015281816102dd01526105f601526108955ff3fe608060405260043610610071575f3560e01c80638b8b35be1161004c5780638b8b35be14610106578063b29317e914610120578063c45a01551461013b578063d5b5cc2314610186575f5ffd5b8063038a24bc1461007c578063187cfe62146100a65780632d9cc0d0146100d0575f5ffd5b3661007857005b5f5ffd5b61008f61008a3660046106a9565b6101b1565b60405161009d9291906106fc565b60405180910390f35b3480156100b1575f5ffd5b506100c268015af1d78b58c4000081565b60405190815260200161009d565b3480156100db575f5ffd5b506100c26100ea366004610742565b600160209081525f928352604080842090915290825290205481565b348015610111575f5ffd5b506100c266470de4df82000081565b34801561012b575f5ffd5b506100c26706f05b59d3b2000081565b348015610146575f5ffd5b5061016e7f000000000000000000000000000000000000000000000000000000000000000081565b6040516001600160a01b03909116815260200161009d565b348015610191575f5ffd5b506100c26101a036600461077b565b5f6020819052908152604090205481565b5f606033618001146101ef576040517ff306dac200000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b365f6101ff610220860186610792565b9092509050600481108061024657507f8c5a34450000000000000000000000000000000000000000000000000000000061023982846107dc565b6001600160e01b03191614155b1561029f57604051634f6d946960e11b81526004016102969060208082526004908201527f666c6f7700000000000000000000000000000000000000000000000000000000604082015260600190565b60405180910390fd5b6040517f25ca4c9c0000000000000000000000000000000000000000000000000000000081526001600160a01b0360208701358181166004840152917f0000000000000000000000000000000000000000000000000000000000000000909116906325ca4c9c90602401602060405180830381865afa158015610324573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906103489190610812565b15801561035b5750610359866105f3565b155b156103a957604051634f6d946960e11b815260206004820152600660248201527f73656e64657200000000000000000000000000000000000000000000000000006044820152606401610296565b5f6103bc60a0880135606089013561084c565b905066470de4df82000081111561041657604051634f6d946960e11b815260206004820152600360248201527f66656500000000000000000000000000000000000000000000000000000000006044820152606401610296565b5f6104246201518042610863565b5f8181526001602090815260408083206001600160a01b038816845290915281208054929350849290919061045a908490610882565b90915550505f818152602081905260408120805484929061047c908490610882565b90915550505f8181526001602090815260408083206001600160a01b03871684529091529020546706f05b59d3b2000010806104cd57505f8181526020819052604090205468015af1d78b58c40000105b1561051b57604051634f6d946960e11b815260206004820152600560248201527f6c696d69740000000000000000000000000000000000000000000000000000006044820152606401610296565b6040515f906180019084908381818185875af1925050503d805f811461055c576040519150601f19603f3d011682016040523d82523d5f602084013e610561565b606091505b50509050806105b357604051634f6d946960e11b815260206004820152600760248201527f62616c616e6365000000000000000000000000000000000000000000000000006044820152606401610296565b505060408051602081019091525f81527f038a24bc000000000000000000000000000000000000000000000000000000009a909950975050505050505050565b5f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031682604001356001600160a01b031614801561063c5750610120820135155b8015610658575060046106536101c0840184610792565b905010155b80156106a357507f8cf61bba0000000000000000000000000000000000000000000000000000000061068e6101c0840184610792565b610697916107dc565b6001600160e01b031916145b92915050565b5f5f5f606084860312156106bb575f5ffd5b8335925060208401359150604084013567ffffffffffffffff8111156106df575f5ffd5b840161026081870312156106f1575f5ffd5b809150509250925092565b6001600160e01b031983168152604060208201525f82518060408401528060208501606085015e5f606082850101526060601f19601f8301168401019150509392505050565b5f5f60408385031215610753575f5ffd5b8235915060208301356001600160a01b0381168114610770575f5ffd5b809150509250929050565b5f6020828403121561078b575f5ffd5b5035919050565b5f5f8335601e198436030181126107a7575f5ffd5b83018035915067ffffffffffffffff8211156107c1575f5ffd5b6020019150368190038213156107d5575f5ffd5b9250929050565b80356001600160e01b0319811690600484101561080b576001600160e01b0319808560040360031b1b82161691505b5092915050565b5f60208284031215610822575f5ffd5b81518015158114610831575f5ffd5b9392505050565b634e487b7160e01b5f52601160045260245ffd5b80820281158282048414176106a3576106a3610838565b5f8261087d57634e487b7160e01b5f52601260045260245ffd5b500490565b808201808211156106a3576106a361083856' as const;
