// Made from SessionAccount.sol by `npm run contracts`. Do not edit.
export const sessionAccountAbi = [
  {
    "inputs": [
      {
        "internalType": "string",
        "name": "why",
        "type": "string"
      }
    ],
    "name": "InvalidSession",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "NotBootloader",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "NotSelf",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "PaymasterFlow",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "string",
        "name": "kind",
        "type": "string"
      }
    ],
    "name": "SessionRefused",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "UnknownValidator",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "Unpayable",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "expected",
        "type": "uint256"
      }
    ],
    "name": "WrongNonce",
    "type": "error"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "sessionId",
        "type": "bytes32"
      },
      {
        "components": [
          {
            "internalType": "address",
            "name": "signer",
            "type": "address"
          },
          {
            "internalType": "uint256",
            "name": "expiresAt",
            "type": "uint256"
          },
          {
            "components": [
              {
                "internalType": "uint8",
                "name": "limitType",
                "type": "uint8"
              },
              {
                "internalType": "uint256",
                "name": "limit",
                "type": "uint256"
              },
              {
                "internalType": "uint256",
                "name": "period",
                "type": "uint256"
              }
            ],
            "internalType": "struct UsageLimit",
            "name": "feeLimit",
            "type": "tuple"
          },
          {
            "components": [
              {
                "internalType": "address",
                "name": "target",
                "type": "address"
              },
              {
                "internalType": "bytes4",
                "name": "selector",
                "type": "bytes4"
              },
              {
                "internalType": "uint256",
                "name": "maxValuePerUse",
                "type": "uint256"
              },
              {
                "components": [
                  {
                    "internalType": "uint8",
                    "name": "limitType",
                    "type": "uint8"
                  },
                  {
                    "internalType": "uint256",
                    "name": "limit",
                    "type": "uint256"
                  },
                  {
                    "internalType": "uint256",
                    "name": "period",
                    "type": "uint256"
                  }
                ],
                "internalType": "struct UsageLimit",
                "name": "valueLimit",
                "type": "tuple"
              },
              {
                "components": [
                  {
                    "internalType": "uint64",
                    "name": "index",
                    "type": "uint64"
                  },
                  {
                    "internalType": "uint8",
                    "name": "condition",
                    "type": "uint8"
                  },
                  {
                    "internalType": "bytes32",
                    "name": "refValue",
                    "type": "bytes32"
                  },
                  {
                    "components": [
                      {
                        "internalType": "uint8",
                        "name": "limitType",
                        "type": "uint8"
                      },
                      {
                        "internalType": "uint256",
                        "name": "limit",
                        "type": "uint256"
                      },
                      {
                        "internalType": "uint256",
                        "name": "period",
                        "type": "uint256"
                      }
                    ],
                    "internalType": "struct UsageLimit",
                    "name": "limit",
                    "type": "tuple"
                  }
                ],
                "internalType": "struct Constraint[]",
                "name": "constraints",
                "type": "tuple[]"
              }
            ],
            "internalType": "struct CallPolicy[]",
            "name": "callPolicies",
            "type": "tuple[]"
          },
          {
            "components": [
              {
                "internalType": "address",
                "name": "target",
                "type": "address"
              },
              {
                "internalType": "uint256",
                "name": "maxValuePerUse",
                "type": "uint256"
              },
              {
                "components": [
                  {
                    "internalType": "uint8",
                    "name": "limitType",
                    "type": "uint8"
                  },
                  {
                    "internalType": "uint256",
                    "name": "limit",
                    "type": "uint256"
                  },
                  {
                    "internalType": "uint256",
                    "name": "period",
                    "type": "uint256"
                  }
                ],
                "internalType": "struct UsageLimit",
                "name": "valueLimit",
                "type": "tuple"
              }
            ],
            "internalType": "struct TransferPolicy[]",
            "name": "transferPolicies",
            "type": "tuple[]"
          }
        ],
        "indexed": false,
        "internalType": "struct SessionSpec",
        "name": "spec",
        "type": "tuple"
      }
    ],
    "name": "SessionCreated",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "sessionId",
        "type": "bytes32"
      }
    ],
    "name": "SessionRevoked",
    "type": "event"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "signer",
            "type": "address"
          },
          {
            "internalType": "uint256",
            "name": "expiresAt",
            "type": "uint256"
          },
          {
            "components": [
              {
                "internalType": "uint8",
                "name": "limitType",
                "type": "uint8"
              },
              {
                "internalType": "uint256",
                "name": "limit",
                "type": "uint256"
              },
              {
                "internalType": "uint256",
                "name": "period",
                "type": "uint256"
              }
            ],
            "internalType": "struct UsageLimit",
            "name": "feeLimit",
            "type": "tuple"
          },
          {
            "components": [
              {
                "internalType": "address",
                "name": "target",
                "type": "address"
              },
              {
                "internalType": "bytes4",
                "name": "selector",
                "type": "bytes4"
              },
              {
                "internalType": "uint256",
                "name": "maxValuePerUse",
                "type": "uint256"
              },
              {
                "components": [
                  {
                    "internalType": "uint8",
                    "name": "limitType",
                    "type": "uint8"
                  },
                  {
                    "internalType": "uint256",
                    "name": "limit",
                    "type": "uint256"
                  },
                  {
                    "internalType": "uint256",
                    "name": "period",
                    "type": "uint256"
                  }
                ],
                "internalType": "struct UsageLimit",
                "name": "valueLimit",
                "type": "tuple"
              },
              {
                "components": [
                  {
                    "internalType": "uint64",
                    "name": "index",
                    "type": "uint64"
                  },
                  {
                    "internalType": "uint8",
                    "name": "condition",
                    "type": "uint8"
                  },
                  {
                    "internalType": "bytes32",
                    "name": "refValue",
                    "type": "bytes32"
                  },
                  {
                    "components": [
                      {
                        "internalType": "uint8",
                        "name": "limitType",
                        "type": "uint8"
                      },
                      {
                        "internalType": "uint256",
                        "name": "limit",
                        "type": "uint256"
                      },
                      {
                        "internalType": "uint256",
                        "name": "period",
                        "type": "uint256"
                      }
                    ],
                    "internalType": "struct UsageLimit",
                    "name": "limit",
                    "type": "tuple"
                  }
                ],
                "internalType": "struct Constraint[]",
                "name": "constraints",
                "type": "tuple[]"
              }
            ],
            "internalType": "struct CallPolicy[]",
            "name": "callPolicies",
            "type": "tuple[]"
          },
          {
            "components": [
              {
                "internalType": "address",
                "name": "target",
                "type": "address"
              },
              {
                "internalType": "uint256",
                "name": "maxValuePerUse",
                "type": "uint256"
              },
              {
                "components": [
                  {
                    "internalType": "uint8",
                    "name": "limitType",
                    "type": "uint8"
                  },
                  {
                    "internalType": "uint256",
                    "name": "limit",
                    "type": "uint256"
                  },
                  {
                    "internalType": "uint256",
                    "name": "period",
                    "type": "uint256"
                  }
                ],
                "internalType": "struct UsageLimit",
                "name": "valueLimit",
                "type": "tuple"
              }
            ],
            "internalType": "struct TransferPolicy[]",
            "name": "transferPolicies",
            "type": "tuple[]"
          }
        ],
        "internalType": "struct SessionSpec",
        "name": "spec",
        "type": "tuple"
      }
    ],
    "name": "createSession",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "to",
            "type": "address"
          },
          {
            "internalType": "uint256",
            "name": "value",
            "type": "uint256"
          },
          {
            "internalType": "bytes",
            "name": "data",
            "type": "bytes"
          }
        ],
        "internalType": "struct Call[]",
        "name": "calls",
        "type": "tuple[]"
      }
    ],
    "name": "executeBatch",
    "outputs": [],
    "stateMutability": "payable",
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
    "name": "executeTransaction",
    "outputs": [],
    "stateMutability": "payable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "hash",
        "type": "bytes32"
      },
      {
        "internalType": "bytes",
        "name": "signature",
        "type": "bytes"
      }
    ],
    "name": "isValidSignature",
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
    "name": "nonce",
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
        "name": "",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      },
      {
        "internalType": "uint256[]",
        "name": "",
        "type": "uint256[]"
      },
      {
        "internalType": "uint256[]",
        "name": "",
        "type": "uint256[]"
      },
      {
        "internalType": "bytes",
        "name": "",
        "type": "bytes"
      }
    ],
    "name": "onERC1155BatchReceived",
    "outputs": [
      {
        "internalType": "bytes4",
        "name": "",
        "type": "bytes4"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      },
      {
        "internalType": "bytes",
        "name": "",
        "type": "bytes"
      }
    ],
    "name": "onERC1155Received",
    "outputs": [
      {
        "internalType": "bytes4",
        "name": "",
        "type": "bytes4"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      },
      {
        "internalType": "bytes",
        "name": "",
        "type": "bytes"
      }
    ],
    "name": "onERC721Received",
    "outputs": [
      {
        "internalType": "bytes4",
        "name": "",
        "type": "bytes4"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "owner",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "credentialIdHash",
        "type": "bytes32"
      },
      {
        "internalType": "bytes32",
        "name": "x",
        "type": "bytes32"
      },
      {
        "internalType": "bytes32",
        "name": "y",
        "type": "bytes32"
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
    "name": "payForTransaction",
    "outputs": [],
    "stateMutability": "payable",
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
    "name": "prepareForPaymaster",
    "outputs": [],
    "stateMutability": "payable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "sessionId",
        "type": "bytes32"
      }
    ],
    "name": "revokeSession",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "signer",
            "type": "address"
          },
          {
            "internalType": "uint256",
            "name": "expiresAt",
            "type": "uint256"
          },
          {
            "components": [
              {
                "internalType": "uint8",
                "name": "limitType",
                "type": "uint8"
              },
              {
                "internalType": "uint256",
                "name": "limit",
                "type": "uint256"
              },
              {
                "internalType": "uint256",
                "name": "period",
                "type": "uint256"
              }
            ],
            "internalType": "struct UsageLimit",
            "name": "feeLimit",
            "type": "tuple"
          },
          {
            "components": [
              {
                "internalType": "address",
                "name": "target",
                "type": "address"
              },
              {
                "internalType": "bytes4",
                "name": "selector",
                "type": "bytes4"
              },
              {
                "internalType": "uint256",
                "name": "maxValuePerUse",
                "type": "uint256"
              },
              {
                "components": [
                  {
                    "internalType": "uint8",
                    "name": "limitType",
                    "type": "uint8"
                  },
                  {
                    "internalType": "uint256",
                    "name": "limit",
                    "type": "uint256"
                  },
                  {
                    "internalType": "uint256",
                    "name": "period",
                    "type": "uint256"
                  }
                ],
                "internalType": "struct UsageLimit",
                "name": "valueLimit",
                "type": "tuple"
              },
              {
                "components": [
                  {
                    "internalType": "uint64",
                    "name": "index",
                    "type": "uint64"
                  },
                  {
                    "internalType": "uint8",
                    "name": "condition",
                    "type": "uint8"
                  },
                  {
                    "internalType": "bytes32",
                    "name": "refValue",
                    "type": "bytes32"
                  },
                  {
                    "components": [
                      {
                        "internalType": "uint8",
                        "name": "limitType",
                        "type": "uint8"
                      },
                      {
                        "internalType": "uint256",
                        "name": "limit",
                        "type": "uint256"
                      },
                      {
                        "internalType": "uint256",
                        "name": "period",
                        "type": "uint256"
                      }
                    ],
                    "internalType": "struct UsageLimit",
                    "name": "limit",
                    "type": "tuple"
                  }
                ],
                "internalType": "struct Constraint[]",
                "name": "constraints",
                "type": "tuple[]"
              }
            ],
            "internalType": "struct CallPolicy[]",
            "name": "callPolicies",
            "type": "tuple[]"
          },
          {
            "components": [
              {
                "internalType": "address",
                "name": "target",
                "type": "address"
              },
              {
                "internalType": "uint256",
                "name": "maxValuePerUse",
                "type": "uint256"
              },
              {
                "components": [
                  {
                    "internalType": "uint8",
                    "name": "limitType",
                    "type": "uint8"
                  },
                  {
                    "internalType": "uint256",
                    "name": "limit",
                    "type": "uint256"
                  },
                  {
                    "internalType": "uint256",
                    "name": "period",
                    "type": "uint256"
                  }
                ],
                "internalType": "struct UsageLimit",
                "name": "valueLimit",
                "type": "tuple"
              }
            ],
            "internalType": "struct TransferPolicy[]",
            "name": "transferPolicies",
            "type": "tuple[]"
          }
        ],
        "internalType": "struct SessionSpec",
        "name": "spec",
        "type": "tuple"
      }
    ],
    "name": "sessionState",
    "outputs": [
      {
        "components": [
          {
            "internalType": "uint8",
            "name": "status",
            "type": "uint8"
          },
          {
            "internalType": "uint256",
            "name": "feesRemaining",
            "type": "uint256"
          },
          {
            "components": [
              {
                "internalType": "uint256",
                "name": "remaining",
                "type": "uint256"
              },
              {
                "internalType": "address",
                "name": "target",
                "type": "address"
              },
              {
                "internalType": "bytes4",
                "name": "selector",
                "type": "bytes4"
              },
              {
                "internalType": "uint64",
                "name": "index",
                "type": "uint64"
              }
            ],
            "internalType": "struct LimitState[]",
            "name": "transferValue",
            "type": "tuple[]"
          },
          {
            "components": [
              {
                "internalType": "uint256",
                "name": "remaining",
                "type": "uint256"
              },
              {
                "internalType": "address",
                "name": "target",
                "type": "address"
              },
              {
                "internalType": "bytes4",
                "name": "selector",
                "type": "bytes4"
              },
              {
                "internalType": "uint64",
                "name": "index",
                "type": "uint64"
              }
            ],
            "internalType": "struct LimitState[]",
            "name": "callValue",
            "type": "tuple[]"
          },
          {
            "components": [
              {
                "internalType": "uint256",
                "name": "remaining",
                "type": "uint256"
              },
              {
                "internalType": "address",
                "name": "target",
                "type": "address"
              },
              {
                "internalType": "bytes4",
                "name": "selector",
                "type": "bytes4"
              },
              {
                "internalType": "uint64",
                "name": "index",
                "type": "uint64"
              }
            ],
            "internalType": "struct LimitState[]",
            "name": "callParams",
            "type": "tuple[]"
          }
        ],
        "internalType": "struct SessionState",
        "name": "",
        "type": "tuple"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "sessionId",
        "type": "bytes32"
      }
    ],
    "name": "sessionStatus",
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
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "",
        "type": "bytes32"
      },
      {
        "internalType": "bytes32",
        "name": "suggestedSignedHash",
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
    "name": "validateTransaction",
    "outputs": [
      {
        "internalType": "bytes4",
        "name": "",
        "type": "bytes4"
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

export const sessionAccountBytecode =
  '0x6080604052348015600e575f5ffd5b50614aa78061001c5f395ff3fe6080604052600436106100f2575f3560e01c8063a28c1aee11610087578063bf2278ab11610057578063bf2278ab146102d5578063df9c158914610301578063e2f318e314610314578063f23a6e6114610327575f5ffd5b8063a28c1aee14610262578063a7fed38514610275578063affed0e014610294578063bc197c81146102b6575f5ffd5b806334fcd5be116100c257806334fcd5be146101bf5780633e03ea82146101d4578063633d9d8e146102145780638da5cb5b14610233575f5ffd5b806301ffc9a7146100fd578063150b7a02146101315780631626ba7e1461018d578063202bcce7146101ac575f5ffd5b366100f957005b5f5ffd5b348015610108575f5ffd5b5061011c610117366004613640565b61036b565b60405190151581526020015b60405180910390f35b34801561013c575f5ffd5b5061017461014b3660046137bf565b7f150b7a0200000000000000000000000000000000000000000000000000000000949350505050565b6040516001600160e01b03199091168152602001610128565b348015610198575f5ffd5b506101746101a7366004613827565b6103d3565b6101746101ba36600461389e565b610451565b6101d26101cd3660046138f1565b6106b6565b005b3480156101df575f5ffd5b506102026101ee366004613962565b5f9081526001602052604090205460ff1690565b60405160ff9091168152602001610128565b34801561021f575f5ffd5b506101d261022e366004613979565b610781565b34801561023e575f5ffd5b50610247610815565b60408051938452602084019290925290820152606001610128565b6101d261027036600461389e565b61083f565b348015610280575f5ffd5b506101d261028f366004613962565b6108f6565b34801561029f575f5ffd5b506102a85f5481565b604051908152602001610128565b3480156102c1575f5ffd5b506101746102d0366004613a38565b61094e565b3480156102e0575f5ffd5b506102f46102ef366004613979565b610979565b6040516101289190613b68565b6101d261030f36600461389e565b6109e1565b6101d261032236600461389e565b610a1f565b348015610332575f5ffd5b50610174610341366004613bd5565b7ff23a6e610000000000000000000000000000000000000000000000000000000095945050505050565b5f6001600160e01b031982167f4e2312e00000000000000000000000000000000000000000000000000000000014806103cd57507f01ffc9a7000000000000000000000000000000000000000000000000000000006001600160e01b03198316145b92915050565b5f6104138484848080601f0160208091040260200160405190810160405280939291908181526020018383808284375f92019190915250610ad692505050565b610425576001600160e01b0319610447565b7f1626ba7e000000000000000000000000000000000000000000000000000000005b90505b9392505050565b5f3361800114610474576040516379836d6160e11b815260040160405180910390fd5b5f54826101000135146104c1575f546040517f8bc064270000000000000000000000000000000000000000000000000000000081526004016104b891815260200190565b60405180910390fd5b5f5f81546104ce90613c41565b909155505f80806104e36101e0860186613c59565b8101906104f09190613ca3565b919450925090506001600160a01b03821661054c57805115610525576040516357fdf40b60e01b815260040160405180910390fd5b61052f8684610ad6565b610539575f610542565b63202bcce760e01b5b935050505061044a565b6001600160a01b0382163014610575576040516357fdf40b60e01b815260040160405180910390fd5b5f5f8280602001905181019061058b9190614026565b915091505f61059a8987610b46565b50909150506001600160a01b03811615806105c2575082516001600160a01b03828116911614155b156105d657505f955061044a945050505050565b6040805160a0810182526001600160a01b038a8301351681526101208a013560208201525f91810161060c6101c08c018c613c59565b8080601f0160208091040260200160405190810160405280939291908181526020018383808284375f9201919091525050509082525060200161065760a08c013560608d0135614119565b815260e08b0135151560209182015260405191925061069f9161067c91879101614196565b60408051601f198184030181529190528051602090910120600190868685610b8f565b5063202bcce760e01b9a9950505050505050505050565b3330146106d6576040516314e1dbf760e11b815260040160405180910390fd5b5f5b8181101561077c576107748383838181106106f5576106f5614348565b9050602002810190610707919061435c565b61071590602081019061437a565b84848481811061072757610727614348565b9050602002810190610739919061435c565b6020013585858581811061074f5761074f614348565b9050602002810190610761919061435c565b61076f906040810190613c59565b610d0e565b6001016106d8565b505050565b3330146107a1576040516314e1dbf760e11b815260040160405180910390fd5b5f816040516020016107b391906145d0565b60408051601f19818403018152919052805160209091012090506107d960018284610d84565b807f987eb51e048165bdcff2507bcae3c2dd69a259d59704fa86f1c3ed7b344cba3b8360405161080991906145d0565b60405180910390a25050565b5f5f5f6108213061127b565b806020019051810190610834919061468f565b925092509250909192565b3361800114610861576040516379836d6160e11b815260040160405180910390fd5b6004610871610220830183613c59565b905010806108bf57507f8c5a3445000000000000000000000000000000000000000000000000000000006108a9610220830183613c59565b6108b2916146ba565b6001600160e01b03191614155b1561077c576040517f1a35fbea00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b333014610916576040516314e1dbf760e11b815260040160405180910390fd5b6109216001826112e8565b60405181907fcc0f7e7f309149dce2db74723f771f7d96cad368d91763e945dc3956c4dbfb04905f90a250565b7fbc197c81000000000000000000000000000000000000000000000000000000005b95945050505050565b6109ac6040518060a001604052805f60ff1681526020015f81526020016060815260200160608152602001606081525090565b6103cd826040516020016109c091906145d0565b60408051601f1981840301815291905280516020909101206001908461134d565b3361800114610a03576040516379836d6160e11b815260040160405180910390fd5b61077c604082013561012083013561076f6101c0850185613c59565b3361800114610a41576040516379836d6160e11b815260040160405180910390fd5b5f618001610a5760a08401356060850135614119565b6040515f81818185875af1925050503d805f8114610a90576040519150601f19603f3d011682016040523d82523d5f602084013e610a95565b606091505b5050905080610ad0576040517fe67acaf400000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b50505050565b5f61012082511015610ae957505f6103cd565b5f82806020019051810190610afe919061473f565b90505f5f610b0a610815565b9250925050610b3c86604051602001610b2591815260200190565b60405160208183030381529060405284848461196c565b9695505050505050565b5f5f5f8351604103610b7d576020840151604085015160608601515f1a610b6f8882858561197b565b955095509550505050610b88565b505081515f91506002905b9250925092565b5f8481526020869052604090205460ff16600114610bf057604051632adac16360e01b815260206004820152601060248201527f73657373696f6e5f696e6163746976650000000000000000000000000000000060448201526064016104b8565b42836020015111610c4457604051632adac16360e01b815260206004820152600f60248201527f73657373696f6e5f65787069726564000000000000000000000000000000000060448201526064016104b8565b8060800151610cdc576040805160208082018790525f828401819052606083018190526080808401919091528351808403909101815260a09092019092528051910120610cdc90869085604001518460600151610ca1875f611a43565b6040518060400160405280601281526020017f6665655f6c696d69745f65786365656465640000000000000000000000000000815250611ab7565b8060400151515f03610cfa57610cf58585858585611bdd565b610d07565b610d078585858585611d74565b5050505050565b5f5f856001600160a01b0316858585604051610d2b9291906147fe565b5f6040518083038185875af1925050503d805f8114610d65576040519150601f19603f3d011682016040523d82523d5f602084013e610d6a565b606091505b50915091508115610d7c575050610ad0565b805160208201fd5b5f610d92602083018361437a565b6001600160a01b03161480610dd15750600183015f610db4602084018461437a565b6001600160a01b0316815260208101919091526040015f205460ff165b15610e1f5760405163021c6da160e11b815260206004820152600660248201527f7369676e6572000000000000000000000000000000000000000000000000000060448201526064016104b8565b5f8281526020849052604090205460ff1615610e675760405163021c6da160e11b815260206004820152600660248201526573746174757360d01b60448201526064016104b8565b610e72603c4261480d565b81602001351015610ec65760405163021c6da160e11b815260206004820152600960248201527f657870697265734174000000000000000000000000000000000000000000000060448201526064016104b8565b6010610ed560a0830183614820565b90501180610ef157506010610eed60c0830183614866565b9050115b15610f2a5760405163021c6da160e11b8152602060048201526008602482015267706f6c696369657360c01b60448201526064016104b8565b610f3681604001612080565b5f5b610f4560a0830183614820565b90508110156110e15736610f5c60a0840184614820565b83818110610f6c57610f6c614348565b9050602002810190610f7e91906148ab565b905030610f8e602083018361437a565b6001600160a01b031603610fce5760405163021c6da160e11b81526020600482015260066024820152651d185c99d95d60d21b60448201526064016104b8565b610fda81606001612080565b610fef610fea60c08301836148bf565b612168565b5f5b828110156110d7573661100760a0860186614820565b8381811061101757611017614348565b905060200281019061102991906148ab565b9050611038602084018461437a565b6001600160a01b031661104e602083018361437a565b6001600160a01b0316148015611095575061106f6040840160208501613640565b6001600160e01b0319166110896040830160208401613640565b6001600160e01b031916145b156110ce5760405163021c6da160e11b8152602060048201526008602482015267706f6c696369657360c01b60448201526064016104b8565b50600101610ff1565b5050600101610f38565b505f5b6110f160c0830183614866565b9050811015611224573661110860c0840184614866565b8381811061111857611118614348565b60a002919091019150309050611131602083018361437a565b6001600160a01b0316036111715760405163021c6da160e11b81526020600482015260066024820152651d185c99d95d60d21b60448201526064016104b8565b61117d81604001612080565b5f5b8281101561121a57611194602083018361437a565b6001600160a01b03166111aa60c0860186614866565b838181106111ba576111ba614348565b6111d092602060a090920201908101915061437a565b6001600160a01b0316036112125760405163021c6da160e11b8152602060048201526008602482015267706f6c696369657360c01b60448201526064016104b8565b60010161117f565b50506001016110e4565b5060018381015f611238602085018561437a565b6001600160a01b0316815260208082019290925260409081015f908120805494151560ff1995861617905594855294905292909120805490921660011790915550565b60605f611293602d6001600160a01b0385163b614904565b67ffffffffffffffff8111156112ab576112ab61366f565b6040519080825280601f01601f1916602001820160405280156112d5576020820181803683370190505b5090508051602d60208301853c92915050565b5f8181526020839052604090205460ff166001146113325760405163021c6da160e11b815260206004820152600660248201526573746174757360d01b60448201526064016104b8565b5f90815260209190915260409020805460ff19166002179055565b6113806040518060a001604052805f60ff1681526020015f81526020016060815260200160608152602001606081525090565b5f838152602085815260408083205460ff1684528051808301879052808201849052606081018490526080808201949094528151808203909401845260a001905281519101206113d69085905b8460400161233b565b60208201526113e860c0830183614866565b905067ffffffffffffffff8111156114025761140261366f565b60405190808252806020026020018201604052801561145257816020015b604080516080810182525f8082526020808301829052928201819052606082015282525f199092019101816114205790505b5060408201525f5b61146760c0840184614866565b9050811015611549573661147e60c0850185614866565b8381811061148e5761148e614348565b905060a0020190505f6114e1876113cd886001875f604080516020808201969096528082019490945260608401929092526080808401919091528151808403909101815260a09092019052805191012090565b90506040518060800160405280828152602001835f016020810190611506919061437a565b6001600160a01b031681525f6020820181905260409182015285015180518590811061153457611534614348565b6020908102919091010152505060010161145a565b5061155760a0830183614820565b905067ffffffffffffffff8111156115715761157161366f565b6040519080825280602002602001820160405280156115c157816020015b604080516080810182525f8082526020808301829052928201819052606082015282525f1990920191018161158f5790505b5060608201525f805b6115d760a0850185614820565b905081101561175157366115ee60a0860186614820565b838181106115fe576115fe614348565b905060200281019061161091906148ab565b6040805160208082018a9052600282840152606082018690525f60808084018290528451808503909101815260a090930190935281519101209192509061165d9089905b8460600161233b565b90506040518060800160405280828152602001835f016020810190611682919061437a565b6001600160a01b031681526020018360200160208101906116a39190613640565b6001600160e01b03191681525f60209091015260608601518051859081106116cd576116cd614348565b60209081029190910101525f5b6116e760c08401846148bf565b9050811015611743575f6116fe60c08501856148bf565b8381811061170e5761170e614348565b61172792608060c0909202019081019150606001614917565b60ff161461173b5761173885613c41565b94505b6001016116da565b5050508060010190506115ca565b508067ffffffffffffffff81111561176b5761176b61366f565b6040519080825280602002602001820160405280156117bb57816020015b604080516080810182525f8082526020808301829052928201819052606082015282525f199092019101816117895790505b5060808301525f805b6117d160a0860186614820565b905081101561196257366117e860a0870187614820565b838181106117f8576117f8614348565b905060200281019061180a91906148ab565b90505f5b61181b60c08301836148bf565b9050811015611958573661183260c08401846148bf565b8381811061184257611842614348565b60c0029190910191505f905061185e6080830160608401614917565b60ff160361186c5750611950565b6040805160208082018c90526003828401526060820187905260808083018690528351808403909101815260a090920190925280519101205f906118b1908c90611654565b90506040518060800160405280828152602001855f0160208101906118d6919061437a565b6001600160a01b031681526020018560200160208101906118f79190613640565b6001600160e01b031916815260209081019061191590850185614932565b67ffffffffffffffff16905260808901518761193081613c41565b98508151811061194257611942614348565b602002602001018190525050505b60010161180e565b50506001016117c4565b5050509392505050565b5f6109708585858560016123dc565b5f80807f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411156119b457505f91506003905082611a39565b604080515f808252602082018084528a905260ff891692820192909252606081018790526080810186905260019060a0016020604051602081039080840390855afa158015611a05573d5f5f3e3d5ffd5b5050604051601f1901519150506001600160a01b038116611a3057505f925060019150829050611a39565b92505f91508190505b9450945094915050565b5f82518210611a9557604051632adac16360e01b815260206004820152600f60248201527f706572696f645f6d69736d61746368000000000000000000000000000000000060448201526064016104b8565b828281518110611aa757611aa7614348565b6020026020010151905092915050565b835160ff1615611bd557835160ff1660011901611b75576040840151611add9042614961565b8267ffffffffffffffff1614611b3657604051632adac16360e01b815260206004820152600f60248201527f706572696f645f6d69736d61746368000000000000000000000000000000000060448201526064016104b8565b8482604051602001611b5c92919091825267ffffffffffffffff16602082015260400190565b6040516020818303038152906040528051906020012094505b5f85815260028701602090815260409091205490850151611b97908290614904565b841115611bb95781604051632adac16360e01b81526004016104b89190614974565b611bc3848261480d565b5f878152600289016020526040902055505b505050505050565b5f5b836080015151811015611d2a575f84608001518281518110611c0357611c03614348565b60200260200101519050825f01516001600160a01b0316815f01516001600160a01b031614611c325750611d22565b806020015183602001511115611c8b57604051632adac16360e01b815260206004820152601a60248201527f6d61785f76616c75655f7065725f7573655f657863656564656400000000000060448201526064016104b8565b604080516020808201899052600182840152606082018590525f6080808401919091528351808403909101815260a09092019092528051910120611d1b90889083604001518660200151611ce0896001611a43565b6040518060400160405280601481526020017f76616c75655f6c696d69745f6578636565646564000000000000000000000000815250611ab7565b5050610d07565b600101611bdf565b50604051632adac16360e01b815260206004820152601260248201527f6e6f5f7472616e736665725f706f6c696379000000000000000000000000000060448201526064016104b8565b60048160400151511015611dcb57604051632adac16360e01b815260206004820152600e60248201527f6e6f5f63616c6c5f706f6c69637900000000000000000000000000000000000060448201526064016104b8565b5f8160400151611dda906149a9565b90505f5b846060015151811015612036575f85606001518281518110611e0257611e02614348565b60200260200101519050835f01516001600160a01b0316815f01516001600160a01b0316141580611e755750827bffffffffffffffffffffffffffffffffffffffffffffffffffffffff191681602001517bffffffffffffffffffffffffffffffffffffffffffffffffffffffff191614155b15611e80575061202e565b806040015184602001511115611ed957604051632adac16360e01b815260206004820152601a60248201527f6d61785f76616c75655f7065725f7573655f657863656564656400000000000060448201526064016104b8565b6040805160208082018a9052600282840152606082018590525f6080808401919091528351808403909101815260a09092019092528051910120611f2e90899083606001518760200151611ce08a6001611a43565b5f5b816080015151811015612025575f82608001518281518110611f5457611f54614348565b602002602001015190505f611f708760400151835f0151612625565b6040805160208082018e90526003828401526060820189905260808083018890528351808403909101815260a09092019092528051910120909150612006908c90606085015184611fcb8d611fc68a600261480d565b611a43565b6040518060400160405280601881526020017f706172616d657465725f6c696d69745f65786365656465640000000000000000815250611ab7565b61201b82602001518284604001515f1c6126b4565b5050600101611f30565b50505050610d07565b600101611dde565b50604051632adac16360e01b815260206004820152600e60248201527f6e6f5f63616c6c5f706f6c69637900000000000000000000000000000000000060448201526064016104b8565b600261208f6020830183614917565b60ff1611156120e15760405163021c6da160e11b815260206004820152600960248201527f6c696d697454797065000000000000000000000000000000000000000000000060448201526064016104b8565b60026120f06020830183614917565b60ff16148015612117575060408101351580612117575067ffffffffffffffff6040820135115b156121655760405163021c6da160e11b815260206004820152600660248201527f706572696f64000000000000000000000000000000000000000000000000000060448201526064016104b8565b50565b60108111156121a85760405163021c6da160e11b815260206004820152600b60248201526a636f6e73747261696e747360a81b60448201526064016104b8565b5f5b8181101561077c57368383838181106121c5576121c5614348565b905060c00201905060068160200160208101906121e29190614917565b60ff1611156122345760405163021c6da160e11b815260206004820152600960248201527f636f6e646974696f6e000000000000000000000000000000000000000000000060448201526064016104b8565b61224081606001612080565b5f6122516080830160608401614917565b60ff160361225f5750612333565b5f5b82811015612330575f85858381811061227c5761227c614348565b61229592608060c0909202019081019150606001614917565b60ff16141580156122ec57506122ae6020830183614932565b67ffffffffffffffff168585838181106122ca576122ca614348565b6122e092602060c0909202019081019150614932565b67ffffffffffffffff16145b156123285760405163021c6da160e11b815260206004820152600b60248201526a636f6e73747261696e747360a81b60448201526064016104b8565b600101612261565b50505b6001016121aa565b5f8061234a6020840184614917565b60ff160361235a57505f1961044a565b60026123696020840184614917565b60ff16036123bd5782612380604084013542614961565b6040516020016123a492919091825267ffffffffffffffff16602082015260400190565b6040516020818303038152906040528051906020012092505b5f83815260028501602090815260409091205461044791840135614904565b5f602485608001515111801561244057506124408560a0015186606001518181016020015191516014909101106affffffffffffffffffffff19919091167f2274797065223a22776562617574686e2e676574220000000000000000000000141690565b801561245a575061245a8560a0015186604001518861291d565b80156124a857506124a8856080015160208151811061247b5761247b614348565b01602001517f01000000000000000000000000000000000000000000000000000000000000009081161490565b80156124fe57508115806124fe57506124fe85608001516020815181106124d1576124d1614348565b01602001517f04000000000000000000000000000000000000000000000000000000000000009081161490565b801561254b575061254b856080015160208151811061251f5761251f614348565b01602001517fff000000000000000000000000000000000000000000000000000000000000001661296b565b8015610b3c5750610b3c6002866080015160028860a0015160405161257091906149fc565b602060405180830381855afa15801561258b573d5f5f3e3d5ffd5b5050506040513d601f19601f820116820180604052508101906125ae9190614a07565b6040516020016125bf929190614a1e565b60408051601f19818403018152908290526125d9916149fc565b602060405180830381855afa1580156125f4573d5f5f3e3d5ffd5b5050506040513d601f19601f820116820180604052508101906126179190614a07565b8651602088015187876129be565b5f8061263c67ffffffffffffffff84166020614119565b61264790600461480d565b845190915061265782602061480d565b11156126a657604051632adac16360e01b815260206004820152601e60248201527f636f6e73747261696e745f696e6465785f6f75745f6f665f626f756e6473000060448201526064016104b8565b929092016020015192915050565b8260ff1660011480156126c75750808214155b1561271557604051632adac16360e01b815260206004820152601960248201527f636f6e73747261696e745f657175616c5f76696f6c617465640000000000000060448201526064016104b8565b8260ff1660021480156127285750808211155b1561277657604051632adac16360e01b815260206004820152601b60248201527f636f6e73747261696e745f677265617465725f76696f6c61746564000000000060448201526064016104b8565b8260ff1660031480156127895750808210155b156127d757604051632adac16360e01b815260206004820152601860248201527f636f6e73747261696e745f6c6573735f76696f6c61746564000000000000000060448201526064016104b8565b8260ff1660041480156127e957508082105b1561285d57604051632adac16360e01b815260206004820152602160248201527f636f6e73747261696e745f677265617465725f657175616c5f76696f6c61746560448201527f640000000000000000000000000000000000000000000000000000000000000060648201526084016104b8565b8260ff16600514801561286f57508082115b156128bd57604051632adac16360e01b815260206004820152601e60248201527f636f6e73747261696e745f6c6573735f657175616c5f76696f6c61746564000060448201526064016104b8565b8260ff1660061480156128cf57508082145b1561077c57604051632adac16360e01b815260206004820152601d60248201527f636f6e73747261696e745f6e6f745f657175616c5f76696f6c6174656400000060448201526064016104b8565b5f5f612928836129f7565b6040516020016129389190614a36565b60405160208183030381529060405290505f61295f868661295a888651612a04565b612a1c565b9050610b3c8183612a9d565b5f7f080000000000000000000000000000000000000000000000000000000000000082811614806103cd5750507f1000000000000000000000000000000000000000000000000000000000000000161590565b5f5f5f6129ce8888888888612aa8565b91509150806129e9576129e48888888888612b83565b6129eb565b815b98975050505050505050565b60606103cd826001612c7f565b5f828201838110159081025f19808218830218610970565b6060612a29828551612dfe565b9150612a358383612dfe565b92505f612a428484614904565b67ffffffffffffffff811115612a5a57612a5a61366f565b6040519080825280601f01601f191660200182016040528015612a84576020820181803683370190505b509050838303846020870101602083015e949350505050565b5f61044a8383612e0d565b5f5f612ab48686612e31565b1580612ac75750612ac58484612e9b565b155b15612ad757505f90506001612b79565b612ae48787878787612f14565b15612af457506001905080612b79565b612b637fbb5a52f42f9c9261ed4361f59422a1e30036e7c32b270c8807a419feca605023600560017fa71af64de5126a4a4e02b7922d66ce9415ce88a4c9d25514d91082c8725ac9577f5d47723c8fbe580bb369fec9c2665d8e30a435b9932645482e7c9f11e872296b612f14565b15612b7357505f90506001612b79565b505f9050805b9550959350505050565b5f612b8e8585612e31565b1580612ba15750612b9f8383612e9b565b155b15612bad57505f610970565b5f612bb88484612f54565b90505f612be5867fffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551613147565b90505f7fffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551828a0990505f7fffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551838a0990505f612c41858484613156565b50905089612c6f7fffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc63255183614a94565b149b9a5050505050505050505050565b606082515f03612c9d575060408051602081019091525f81526103cd565b5f82612ccd57600384516002612cb3919061480d565b612cbd9190614961565b612cc8906004614119565b612cf2565b600384516004612cdd9190614119565b612ce890600261480d565b612cf29190614961565b905060405191507f4142434445464748494a4b4c4d4e4f505152535455565758595a616263646566601f5261067083027f6768696a6b6c6d6e6f707172737475767778797a303132333435363738392b2f18603f526020820181810185865187016020810180515f82525b82841015612db0576003840193508351603f8160121c16518753600187019650603f81600c1c16518753600187019650603f8160061c16518753600187019650603f811651875350600186019550612d5d565b905250859050612df157600386510660018114612dd45760028114612de757612def565b603d6001840353603d6002840353612def565b603d60018403535b505b9183525060405292915050565b5f82821882841002821861044a565b5f8151835114801561044a5750508051602091820120825192909101919091201490565b5f8215801590612e6057507fffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc63255183105b8015612e6b57508115155b801561044a5750507f7fffffff800000007fffffffffffffffde737d56d38bcf4279dce5617e3192a81015919050565b5f6ffffffffeffffffffffffffffffffffff60601b1980838409817f5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604b8387857fffffffff00000001000000000000000000000000fffffffffffffffffffffffc878b8c0908090894821191909310169190921416919050565b5f6040518681528560208201528460408201528360608201528260808201525f5f5260205f60a0836101005afa612f4757fe5b50505f5195945050505050565b612f5c6135e4565b60405180606001604052805f81526020015f81526020015f815250815f60108110612f8957612f89614348565b60200201819052506040518060600160405280848152602001838152602001600181525081600160108110612fc057612fc0614348565b602002018190525060405180606001604052807f6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c29681526020017f4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5815260200160018152508160046010811061303757613037614348565b602002015261304d8160015b602002015161327a565b604082015261305d816004613043565b610100820152602081015161307a908260025b60200201516132d6565b60608201526130938160015b6020020151826004613070565b60a08201526130a3816002613086565b60c08201526130b3816003613086565b60e08201526130cc8160015b6020020151826008613070565b6101208201526130dd8160026130bf565b6101408201526130ee8160036130bf565b6101608201526130ff8160046130bf565b6101808201526131198160015b602002015182600c613070565b6101a082015261312a81600261310c565b6101c082015261313b81600361310c565b6101e082015292915050565b5f61044a836002840384613334565b5f80808080805b608081101561325e57811561319157613177848484613355565b91955093509150613189848484613355565b919550935091505b600c60fc89901c1660fe88901c178981601081106131b1576131b1614348565b6020020151604001511561324a57825f03613220578981601081106131d8576131d8614348565b6020020151518a82601081106131f0576131f0614348565b6020020151602001518b836010811061320b5761320b614348565b6020020151604001519196509450925061324a565b6132428a826010811061323557613235614348565b60200201518686866133ed565b919650945092505b50600297881b979690961b9560010161315d565b5061326a83838361352e565b945094505050505b935093915050565b61329b60405180606001604052805f81526020015f81526020015f81525090565b5f5f5f6132b4855f015186602001518760400151613355565b6040805160608101825293845260208401929092529082015295945050505050565b6132f760405180606001604052805f81526020015f81526020015f81525090565b5f5f5f61331186865f0151876020015188604001516133ed565b604080516060810182529384526020840192909252908201529695505050505050565b5f5f5f613342868686613581565b91509150816109705761097060126135d3565b5f5f5f6ffffffffeffffffffffffffffffffffff60601b1980868709818687098283848384097fffffffff00000001000000000000000000000000fffffffffffffffffffffffc0984858c8d096003090890508283838b09600409838482600209850385848509089650838485858609600809850385868a880385088509089550505050808186880960020991505093509350939050565b5f5f5f6ffffffffeffffffffffffffffffffffff60601b19604088015181818209828388858a8b090960208c0151098381850385868686098c090884858a8b098d51098581870387868f090893508115841516801561345357600181146134995761351d565b868586098788898386096002098903898a848a098b038b88890908089a5087888983890987098903898a8e8c038c8689090887090899505086878c88098609975061351d565b8c8c8c898283098a8283098b8c8d8384097fffffffff00000001000000000000000000000000fffffffffffffffffffffffc098d8e8889096003090890508b8c83870960040994508b8c866002098d038d838409089e508b8c8384096008098c0391508b8f8d03860894508b828d878409089d505050898a8284096002099a505050505b505050505050509450945094915050565b5f5f825f0361354157505f905080613272565b6ffffffffeffffffffffffffffffffffff60601b195f6135618583613147565b905081818209828189099450828383830988099350505050935093915050565b5f5f825f0361359457505f905080613272565b60405160208152602080820152602060408201528560608201528460808201528360a082015260205f60c08360055afa9250505f519050935093915050565b634e487b715f52806020526024601cfd5b6040518061020001604052806010905b61361560405180606001604052805f81526020015f81526020015f81525090565b8152602001906001900390816135f45790505090565b6001600160e01b031981168114612165575f5ffd5b5f60208284031215613650575f5ffd5b813561044a8161362b565b6001600160a01b0381168114612165575f5ffd5b634e487b7160e01b5f52604160045260245ffd5b6040516060810167ffffffffffffffff811182821017156136a6576136a661366f565b60405290565b60405160a0810167ffffffffffffffff811182821017156136a6576136a661366f565b6040516080810167ffffffffffffffff811182821017156136a6576136a661366f565b60405160c0810167ffffffffffffffff811182821017156136a6576136a661366f565b604051601f8201601f1916810167ffffffffffffffff8111828210171561373e5761373e61366f565b604052919050565b5f67ffffffffffffffff82111561375f5761375f61366f565b50601f01601f191660200190565b5f82601f83011261377c575f5ffd5b813561378f61378a82613746565b613715565b8181528460208386010111156137a3575f5ffd5b816020850160208301375f918101602001919091529392505050565b5f5f5f5f608085870312156137d2575f5ffd5b84356137dd8161365b565b935060208501356137ed8161365b565b925060408501359150606085013567ffffffffffffffff81111561380f575f5ffd5b61381b8782880161376d565b91505092959194509250565b5f5f5f60408486031215613839575f5ffd5b83359250602084013567ffffffffffffffff811115613856575f5ffd5b8401601f81018613613866575f5ffd5b803567ffffffffffffffff81111561387c575f5ffd5b86602082840101111561388d575f5ffd5b939660209190910195509293505050565b5f5f5f606084860312156138b0575f5ffd5b8335925060208401359150604084013567ffffffffffffffff8111156138d4575f5ffd5b840161026081870312156138e6575f5ffd5b809150509250925092565b5f5f60208385031215613902575f5ffd5b823567ffffffffffffffff811115613918575f5ffd5b8301601f81018513613928575f5ffd5b803567ffffffffffffffff81111561393e575f5ffd5b8560208260051b8401011115613952575f5ffd5b6020919091019590945092505050565b5f60208284031215613972575f5ffd5b5035919050565b5f60208284031215613989575f5ffd5b813567ffffffffffffffff81111561399f575f5ffd5b820160e0818503121561044a575f5ffd5b5f67ffffffffffffffff8211156139c9576139c961366f565b5060051b60200190565b5f82601f8301126139e2575f5ffd5b81356139f061378a826139b0565b8082825260208201915060208360051b860101925085831115613a11575f5ffd5b602085015b83811015613a2e578035835260209283019201613a16565b5095945050505050565b5f5f5f5f5f60a08688031215613a4c575f5ffd5b8535613a578161365b565b94506020860135613a678161365b565b9350604086013567ffffffffffffffff811115613a82575f5ffd5b613a8e888289016139d3565b935050606086013567ffffffffffffffff811115613aaa575f5ffd5b613ab6888289016139d3565b925050608086013567ffffffffffffffff811115613ad2575f5ffd5b613ade8882890161376d565b9150509295509295909350565b5f8151808452602084019350602083015f5b82811015613b5e578151805187526001600160a01b0360208201511660208801526001600160e01b0319604082015116604088015267ffffffffffffffff606082015116606088015250608086019550602082019150600181019050613afd565b5093949350505050565b6020815260ff8251166020820152602082015160408201525f604083015160a06060840152613b9a60c0840182613aeb565b90506060840151601f19848303016080850152613bb78282613aeb565b9150506080840151601f198483030160a08501526109708282613aeb565b5f5f5f5f5f60a08688031215613be9575f5ffd5b8535613bf48161365b565b94506020860135613c048161365b565b93506040860135925060608601359150608086013567ffffffffffffffff811115613ad2575f5ffd5b634e487b7160e01b5f52601160045260245ffd5b5f60018201613c5257613c52613c2d565b5060010190565b5f5f8335601e19843603018112613c6e575f5ffd5b83018035915067ffffffffffffffff821115613c88575f5ffd5b602001915036819003821315613c9c575f5ffd5b9250929050565b5f5f5f60608486031215613cb5575f5ffd5b833567ffffffffffffffff811115613ccb575f5ffd5b613cd78682870161376d565b9350506020840135613ce88161365b565b9150604084013567ffffffffffffffff811115613d03575f5ffd5b613d0f8682870161376d565b9150509250925092565b60ff81168114612165575f5ffd5b5f60608284031215613d37575f5ffd5b613d3f613683565b90508151613d4c81613d19565b81526020828101519082015260409182015191810191909152919050565b67ffffffffffffffff81168114612165575f5ffd5b5f82601f830112613d8e575f5ffd5b8151613d9c61378a826139b0565b8082825260208201915060208360051b860101925085831115613dbd575f5ffd5b602085015b83811015613a2e57805167ffffffffffffffff811115613de0575f5ffd5b860160e0818903601f19011215613df5575f5ffd5b613dfd6136ac565b6020820151613e0b8161365b565b81526040820151613e1b8161362b565b602082015260608201516040820152613e378960808401613d27565b606082015260e082015167ffffffffffffffff811115613e55575f5ffd5b60208184010192505088601f830112613e6c575f5ffd5b8151613e7a61378a826139b0565b80828252602082019150602060c0840286010192508b831115613e9b575f5ffd5b6020850194505b82851015613f115760c0858d031215613eb9575f5ffd5b613ec16136cf565b8551613ecc81613d6a565b81526020860151613edc81613d19565b602082015260408681015190820152613ef88d60608801613d27565b6060820152825260c09490940193602090910190613ea2565b6080840152505084525060209283019201613dc2565b5f82601f830112613f36575f5ffd5b8151613f4461378a826139b0565b80828252602082019150602060a08402860101925085831115613f65575f5ffd5b602085015b83811015613a2e5760a08188031215613f81575f5ffd5b613f89613683565b8151613f948161365b565b815260208281015190820152613fad8860408401613d27565b6040820152835260209092019160a001613f6a565b5f82601f830112613fd1575f5ffd5b8151613fdf61378a826139b0565b8082825260208201915060208360051b860101925085831115614000575f5ffd5b602085015b83811015613a2e57805161401881613d6a565b835260209283019201614005565b5f5f60408385031215614037575f5ffd5b825167ffffffffffffffff81111561404d575f5ffd5b830160e0818603121561405e575f5ffd5b6140666136ac565b81516140718161365b565b81526020828101519082015261408a8660408401613d27565b604082015260a082015167ffffffffffffffff8111156140a8575f5ffd5b6140b487828501613d7f565b60608301525060c082015167ffffffffffffffff8111156140d3575f5ffd5b6140df87828501613f27565b6080830152508093505050602083015167ffffffffffffffff811115614103575f5ffd5b61410f85828601613fc2565b9150509250929050565b80820281158282048414176103cd576103cd613c2d565b5f8151808452602084019350602083015f5b82811015613b5e57815180516001600160a01b0316875260208082015181890152604091820151805160ff16838a01528082015160608a015290910151608088015260a09096019590910190600101614142565b602081525f61010082016001600160a01b0384511660208401526020840151604084015260408401516141e36060850182805160ff16825260208082015190830152604090810151910152565b50606084015160e060c0850152818151808452610120860191506101208160051b87010193506020830192505f5b818110156143295761011f19878603018352835160e086016001600160a01b0382511687526001600160e01b0319602083015116602088015260408201516040880152606082015161427d6060890182805160ff16825260208082015190830152604090810151910152565b506080919091015160e060c0880152805191829052602001905f906101008801905b8083101561431157835167ffffffffffffffff815116835260ff602082015116602084015260408101516040840152606081015190506142f96060840182805160ff16825260208082015190830152604090810151910152565b5060c08201915060208401935060018301925061429f565b50965050506020938401939290920191600101614211565b505050506080840151838203601f190160e08501526109708282614130565b634e487b7160e01b5f52603260045260245ffd5b5f8235605e19833603018112614370575f5ffd5b9190910192915050565b5f6020828403121561438a575f5ffd5b813561044a8161365b565b80356143a081613d19565b60ff16825260208181013590830152604090810135910152565b8183526020830192505f815f5b84811015613b5e5781356143da81613d6a565b67ffffffffffffffff16865260208201356143f481613d19565b60ff166020870152604082810135908701526144166060808801908401614395565b60c09586019591909101906001016143c7565b5f8383855260208501945060208460051b820101835f60de19863603015b8782101561452657848403601f190189528235818112614465575f5ffd5b870180356144728161365b565b6001600160a01b03168552602081013561448b8161362b565b6001600160e01b0319166020860152604081810135908601526144b46060808701908301614395565b60c0810135601e198236030181126144ca575f5ffd5b0160208101903567ffffffffffffffff8111156144e5575f5ffd5b60c0810236038213156144f6575f5ffd5b60e060c087015261450b60e0870182846143ba565b95505050602083019250602089019850600182019150614447565b5091979650505050505050565b5f5f8335601e19843603018112614548575f5ffd5b830160208101925035905067ffffffffffffffff811115614567575f5ffd5b60a081023603821315613c9c575f5ffd5b8183526020830192505f815f5b84811015613b5e5781356145988161365b565b6001600160a01b03168652602082810135908701526145bd6040808801908401614395565b60a0958601959190910190600101614585565b602081525f82356145e08161365b565b6001600160a01b0381166020840152505f602084013590508060408401525061460f6060830160408501614395565b60a0830135601e19843603018112614625575f5ffd5b830160208101903567ffffffffffffffff811115614641575f5ffd5b8060051b3603821315614652575f5ffd5b60e060c085015261466861010085018284614429565b91505061467860c0850185614533565b848303601f190160e0860152610b3c838284614578565b5f5f5f606084860312156146a1575f5ffd5b5050815160208301516040909301519094929350919050565b80356001600160e01b031981169060048410156146e9576001600160e01b0319808560040360031b1b82161691505b5092915050565b5f82601f8301126146ff575f5ffd5b8151602083015f61471261378a84613746565b9050828152858383011115614725575f5ffd5b8282602083015e5f92810160200192909252509392505050565b5f6020828403121561474f575f5ffd5b815167ffffffffffffffff811115614765575f5ffd5b820160c08185031215614776575f5ffd5b61477e6136f2565b81518152602080830151908201526040808301519082015260608083015190820152608082015167ffffffffffffffff8111156147b9575f5ffd5b6147c5868285016146f0565b60808301525060a082015167ffffffffffffffff8111156147e4575f5ffd5b6147f0868285016146f0565b60a083015250949350505050565b818382375f9101908152919050565b808201808211156103cd576103cd613c2d565b5f5f8335601e19843603018112614835575f5ffd5b83018035915067ffffffffffffffff82111561484f575f5ffd5b6020019150600581901b3603821315613c9c575f5ffd5b5f5f8335601e1984360301811261487b575f5ffd5b83018035915067ffffffffffffffff821115614895575f5ffd5b602001915060a081023603821315613c9c575f5ffd5b5f823560de19833603018112614370575f5ffd5b5f5f8335601e198436030181126148d4575f5ffd5b83018035915067ffffffffffffffff8211156148ee575f5ffd5b602001915060c081023603821315613c9c575f5ffd5b818103818111156103cd576103cd613c2d565b5f60208284031215614927575f5ffd5b813561044a81613d19565b5f60208284031215614942575f5ffd5b813561044a81613d6a565b634e487b7160e01b5f52601260045260245ffd5b5f8261496f5761496f61494d565b500490565b602081525f82518060208401528060208501604085015e5f604082850101526040601f19601f83011684010191505092915050565b805160208201516001600160e01b03198116919060048210156149de576001600160e01b0319808360040360031b1b82161692505b5050919050565b5f81518060208401855e5f93019283525090919050565b5f61044a82846149e5565b5f60208284031215614a17575f5ffd5b5051919050565b5f614a2982856149e5565b9283525050602001919050565b7f226368616c6c656e6765223a220000000000000000000000000000000000000081525f614a67600d8301846149e5565b7f220000000000000000000000000000000000000000000000000000000000000081526001019392505050565b5f82614aa257614aa261494d565b50069056' as const;
