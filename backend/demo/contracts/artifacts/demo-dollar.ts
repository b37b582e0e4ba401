// Made from DemoDollar.sol by `npm run contracts`. Do not edit.
export const demoDollarAbi = [
  {
    "inputs": [],
    "stateMutability": "nonpayable",
    "type": "constructor"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "spender",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "allowance",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "needed",
        "type": "uint256"
      }
    ],
    "name": "ERC20InsufficientAllowance",
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
        "name": "balance",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "needed",
        "type": "uint256"
      }
    ],
    "name": "ERC20InsufficientBalance",
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
    "name": "ERC20InvalidApprover",
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
    "name": "ERC20InvalidReceiver",
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
    "name": "ERC20InvalidSender",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "spender",
        "type": "address"
      }
    ],
    "name": "ERC20InvalidSpender",
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
        "name": "spender",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "value",
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
        "indexed": false,
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "Transfer",
    "type": "event"
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
        "name": "spender",
        "type": "address"
      }
    ],
    "name": "allowance",
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
        "name": "spender",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "approve",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "nonpayable",
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
    "name": "decimals",
    "outputs": [
      {
        "internalType": "uint8",
        "name": "",
        "type": "uint8"
      }
    ],
    "stateMutability": "pure",
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
        "name": "amount",
        "type": "uint256"
      }
    ],
    "name": "mint",
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
    "inputs": [],
    "name": "renounceOwnership",
    "outputs": [],
    "stateMutability": "nonpayable",
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
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "transfer",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
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
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "transferFrom",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
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
  }
] as const;

export const demoDollarBytecode =
  '0x608060405234801561000f575f5ffd5b50336040518060400160405280600b81526020016a2232b6b7902237b63630b960a91b815250604051806040016040528060048152602001635553444360e01b815250816003908161006191906101a1565b50600461006e82826101a1565b5050506001600160a01b03811661009e57604051631e4fbdf760e01b81525f600482015260240160405180910390fd5b6100a7816100ad565b5061025f565b600580546001600160a01b038381166001600160a01b0319831681179093556040519116919082907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0905f90a35050565b634e487b7160e01b5f52604160045260245ffd5b600181811c9082168061012657607f821691505b60208210810361014457634e487b7160e01b5f52602260045260245ffd5b50919050565b601f82111561019c578282111561019c57805f5260205f20601f840160051c602085101561017557505f5b90810190601f840160051c035f5b81811015610198575f83820155600101610183565b5050505b505050565b81516001600160401b038111156101ba576101ba6100fe565b6101ce816101c88454610112565b8461014a565b6020601f821160018114610200575f83156101e95750848201515b5f19600385901b1c1916600184901b178455610258565b5f84815260208120601f198516915b8281101561022f578785015182556020948501946001909201910161020f565b508482101561024c57868401515f19600387901b60f8161c191681555b505060018360011b0184555b5050505050565b6109228061026c5f395ff3fe608060405234801561000f575f5ffd5b50600436106100da575f3560e01c806370a082311161008857806395d89b411161006357806395d89b41146101b3578063a9059cbb146101bb578063dd62ed3e146101ce578063f2fde38b14610206575f5ffd5b806370a0823114610168578063715018a6146101905780638da5cb5b14610198575f5ffd5b806323b872dd116100b857806323b872dd14610131578063313ce5671461014457806340c10f1914610153575f5ffd5b806306fdde03146100de578063095ea7b3146100fc57806318160ddd1461011f575b5f5ffd5b6100e6610219565b6040516100f391906107c8565b60405180910390f35b61010f61010a366004610818565b6102a9565b60405190151581526020016100f3565b6002545b6040519081526020016100f3565b61010f61013f366004610840565b6102c2565b604051600681526020016100f3565b610166610161366004610818565b6102e5565b005b61012361017636600461087a565b6001600160a01b03165f9081526020819052604090205490565b6101666102fb565b6005546040516001600160a01b0390911681526020016100f3565b6100e661030e565b61010f6101c9366004610818565b61031d565b6101236101dc36600461089a565b6001600160a01b039182165f90815260016020908152604080832093909416825291909152205490565b61016661021436600461087a565b61032a565b606060038054610228906108cb565b80601f0160208091040260200160405190810160405280929190818152602001828054610254906108cb565b801561029f5780601f106102765761010080835404028352916020019161029f565b820191905f5260205f20905b81548152906001019060200180831161028257829003601f168201915b5050505050905090565b5f336102b6818585610385565b60019150505b92915050565b5f336102cf858285610397565b6102da85858561042c565b506001949350505050565b6102ed6104a2565b6102f782826104e8565b5050565b6103036104a2565b61030c5f61051c565b565b606060048054610228906108cb565b5f336102b681858561042c565b6103326104a2565b6001600160a01b038116610379576040517f1e4fbdf70000000000000000000000000000000000000000000000000000000081525f60048201526024015b60405180910390fd5b6103828161051c565b50565b6103928383836001610585565b505050565b6001600160a01b038381165f908152600160209081526040808320938616835292905220545f198110156104265781811015610418576040517ffb8f41b20000000000000000000000000000000000000000000000000000000081526001600160a01b03841660048201526024810182905260448101839052606401610370565b61042684848484035f610585565b50505050565b6001600160a01b03831661046e576040517f96c6fd1e0000000000000000000000000000000000000000000000000000000081525f6004820152602401610370565b6001600160a01b0382166104975760405163ec442f0560e01b81525f6004820152602401610370565b610392838383610689565b6005546001600160a01b0316331461030c576040517f118cdaa7000000000000000000000000000000000000000000000000000000008152336004820152602401610370565b6001600160a01b0382166105115760405163ec442f0560e01b81525f6004820152602401610370565b6102f75f8383610689565b600580546001600160a01b038381167fffffffffffffffffffffffff0000000000000000000000000000000000000000831681179093556040519116919082907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0905f90a35050565b6001600160a01b0384166105c7576040517fe602df050000000000000000000000000000000000000000000000000000000081525f6004820152602401610370565b6001600160a01b038316610609576040517f94280d620000000000000000000000000000000000000000000000000000000081525f6004820152602401610370565b6001600160a01b038085165f908152600160209081526040808320938716835292905220829055801561042657826001600160a01b0316846001600160a01b03167f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b9258460405161067b91815260200190565b60405180910390a350505050565b6001600160a01b0383166106b3578060025f8282546106a89190610903565b9091555061073c9050565b6001600160a01b0383165f908152602081905260409020548181101561071e576040517fe450d38c0000000000000000000000000000000000000000000000000000000081526001600160a01b03851660048201526024810182905260448101839052606401610370565b6001600160a01b0384165f9081526020819052604090209082900390555b6001600160a01b03821661075857600280548290039055610776565b6001600160a01b0382165f9081526020819052604090208054820190555b816001600160a01b0316836001600160a01b03167fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef836040516107bb91815260200190565b60405180910390a3505050565b602081525f82518060208401528060208501604085015e5f604082850101526040601f19601f83011684010191505092915050565b80356001600160a01b0381168114610813575f5ffd5b919050565b5f5f60408385031215610829575f5ffd5b610832836107fd565b946020939093013593505050565b5f5f5f60608486031215610852575f5ffd5b61085b846107fd565b9250610869602085016107fd565b929592945050506040919091013590565b5f6020828403121561088a575f5ffd5b610893826107fd565b9392505050565b5f5f604083850312156108ab575f5ffd5b6108b4836107fd565b91506108c2602084016107fd565b90509250929050565b600181811c908216806108df57607f821691505b6020821081036108fd57634e487b7160e01b5f52602260045260245ffd5b50919050565b808201808211156102bc57634e487b7160e01b5f52601160045260245ffd' as const;
