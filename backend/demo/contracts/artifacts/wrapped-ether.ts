// Made from WrappedEther.sol by `npm run contracts`. Do not edit.
export const wrappedEtherAbi = [
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
    "inputs": [],
    "name": "WithdrawalFailed",
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
        "name": "dst",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "wad",
        "type": "uint256"
      }
    ],
    "name": "Deposit",
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
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "src",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "wad",
        "type": "uint256"
      }
    ],
    "name": "Withdrawal",
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
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "deposit",
    "outputs": [],
    "stateMutability": "payable",
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
        "internalType": "uint256",
        "name": "wad",
        "type": "uint256"
      }
    ],
    "name": "withdraw",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "stateMutability": "payable",
    "type": "receive"
  }
] as const;

export const wrappedEtherBytecode =
  '0x608060405234801561000f575f5ffd5b506040518060400160405280600d81526020016c2bb930b83832b21022ba3432b960991b815250604051806040016040528060048152602001630ae8aa8960e31b8152508160039081610062919061011a565b50600461006f828261011a565b5050506101d8565b634e487b7160e01b5f52604160045260245ffd5b600181811c9082168061009f57607f821691505b6020821081036100bd57634e487b7160e01b5f52602260045260245ffd5b50919050565b601f821115610115578282111561011557805f5260205f20601f840160051c60208510156100ee57505f5b90810190601f840160051c035f5b81811015610111575f838201556001016100fc565b5050505b505050565b81516001600160401b0381111561013357610133610077565b61014781610141845461008b565b846100c3565b6020601f821160018114610179575f83156101625750848201515b5f19600385901b1c1916600184901b1784556101d1565b5f84815260208120601f198516915b828110156101a85787850151825560209485019460019092019101610188565b50848210156101c557868401515f19600387901b60f8161c191681555b505060018360011b0184555b5050505050565b61095d806101e55f395ff3fe6080604052600436106100bb575f3560e01c8063313ce56711610071578063a9059cbb1161004c578063a9059cbb146101e6578063d0e30db014610205578063dd62ed3e1461020d575f5ffd5b8063313ce5671461018357806370a082311461019e57806395d89b41146101d2575f5ffd5b806318160ddd116100a157806318160ddd1461012757806323b872dd146101455780632e1a7d4d14610164575f5ffd5b806306fdde03146100ce578063095ea7b3146100f8575f5ffd5b366100ca576100c8610251565b005b5f5ffd5b3480156100d9575f5ffd5b506100e2610292565b6040516100ef91906107ec565b60405180910390f35b348015610103575f5ffd5b5061011761011236600461083c565b610322565b60405190151581526020016100ef565b348015610132575f5ffd5b506002545b6040519081526020016100ef565b348015610150575f5ffd5b5061011761015f366004610864565b61033b565b34801561016f575f5ffd5b506100c861017e36600461089e565b61035e565b34801561018e575f5ffd5b50604051601281526020016100ef565b3480156101a9575f5ffd5b506101376101b83660046108b5565b6001600160a01b03165f9081526020819052604090205490565b3480156101dd575f5ffd5b506100e2610420565b3480156101f1575f5ffd5b5061011761020036600461083c565b61042f565b6100c8610251565b348015610218575f5ffd5b506101376102273660046108d5565b6001600160a01b039182165f90815260016020908152604080832093909416825291909152205490565b61025b333461043c565b60405134815233907fe1fffcc4923d04b559f4d29a8bfc6cda04eb5b0d3c460751c2402c5c5cc9109c9060200160405180910390a2565b6060600380546102a190610906565b80601f01602080910402602001604051908101604052809291908181526020018280546102cd90610906565b80156103185780601f106102ef57610100808354040283529160200191610318565b820191905f5260205f20905b8154815290600101906020018083116102fb57829003601f168201915b5050505050905090565b5f3361032f818585610475565b60019150505b92915050565b5f33610348858285610487565b61035385858561051c565b506001949350505050565b6103683382610579565b60405181815233907f7fcf532c15f0a6db0bd6d0e038bea71d30d808c7d98cb3bf7268a95bf5081b659060200160405180910390a26040515f90339083908381818185875af1925050503d805f81146103dc576040519150601f19603f3d011682016040523d82523d5f602084013e6103e1565b606091505b505090508061041c576040517f27fcd9d100000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5050565b6060600480546102a190610906565b5f3361032f81858561051c565b6001600160a01b03821661046a5760405163ec442f0560e01b81525f60048201526024015b60405180910390fd5b61041c5f83836105a9565b61048283838360016106e8565b505050565b6001600160a01b038381165f908152600160209081526040808320938616835292905220545f198110156105165781811015610508576040517ffb8f41b20000000000000000000000000000000000000000000000000000000081526001600160a01b03841660048201526024810182905260448101839052606401610461565b61051684848484035f6106e8565b50505050565b6001600160a01b03831661054557604051634b637e8f60e11b81525f6004820152602401610461565b6001600160a01b03821661056e5760405163ec442f0560e01b81525f6004820152602401610461565b6104828383836105a9565b6001600160a01b0382166105a257604051634b637e8f60e11b81525f6004820152602401610461565b61041c825f835b6001600160a01b0383166105d3578060025f8282546105c8919061093e565b9091555061065c9050565b6001600160a01b0383165f908152602081905260409020548181101561063e576040517fe450d38c0000000000000000000000000000000000000000000000000000000081526001600160a01b03851660048201526024810182905260448101839052606401610461565b6001600160a01b0384165f9081526020819052604090209082900390555b6001600160a01b03821661067857600280548290039055610696565b6001600160a01b0382165f9081526020819052604090208054820190555b816001600160a01b0316836001600160a01b03167fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef836040516106db91815260200190565b60405180910390a3505050565b6001600160a01b03841661072a576040517fe602df050000000000000000000000000000000000000000000000000000000081525f6004820152602401610461565b6001600160a01b03831661076c576040517f94280d620000000000000000000000000000000000000000000000000000000081525f6004820152602401610461565b6001600160a01b038085165f908152600160209081526040808320938716835292905220829055801561051657826001600160a01b0316846001600160a01b03167f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925846040516107de91815260200190565b60405180910390a350505050565b602081525f82518060208401528060208501604085015e5f604082850101526040601f19601f83011684010191505092915050565b80356001600160a01b0381168114610837575f5ffd5b919050565b5f5f6040838503121561084d575f5ffd5b61085683610821565b946020939093013593505050565b5f5f5f60608486031215610876575f5ffd5b61087f84610821565b925061088d60208501610821565b929592945050506040919091013590565b5f602082840312156108ae575f5ffd5b5035919050565b5f602082840312156108c5575f5ffd5b6108ce82610821565b9392505050565b5f5f604083850312156108e6575f5ffd5b6108ef83610821565b91506108fd60208401610821565b90509250929050565b600181811c9082168061091a57607f821691505b60208210810361093857634e487b7160e01b5f52602260045260245ffd5b50919050565b8082018082111561033557634e487b7160e01b5f52601160045260245ffd' as const;
