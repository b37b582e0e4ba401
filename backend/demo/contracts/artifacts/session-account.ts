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
  '0x6080604052348015600e575f5ffd5b50614ab38061001c5f395ff3fe6080604052600436106100f2575f3560e01c8063a28c1aee11610087578063bf2278ab11610057578063bf2278ab146102d5578063df9c158914610301578063e2f318e314610314578063f23a6e6114610327575f5ffd5b8063a28c1aee14610262578063a7fed38514610275578063affed0e014610294578063bc197c81146102b6575f5ffd5b806334fcd5be116100c257806334fcd5be146101bf5780633e03ea82146101d4578063633d9d8e146102145780638da5cb5b14610233575f5ffd5b806301ffc9a7146100fd578063150b7a02146101315780631626ba7e1461018d578063202bcce7146101ac575f5ffd5b366100f957005b5f5ffd5b348015610108575f5ffd5b5061011c61011736600461364c565b61036b565b60405190151581526020015b60405180910390f35b34801561013c575f5ffd5b5061017461014b3660046137cb565b7f150b7a0200000000000000000000000000000000000000000000000000000000949350505050565b6040516001600160e01b03199091168152602001610128565b348015610198575f5ffd5b506101746101a7366004613833565b6103d3565b6101746101ba3660046138aa565b610451565b6101d26101cd3660046138fd565b6106b6565b005b3480156101df575f5ffd5b506102026101ee36600461396e565b5f9081526001602052604090205460ff1690565b60405160ff9091168152602001610128565b34801561021f575f5ffd5b506101d261022e366004613985565b610781565b34801561023e575f5ffd5b50610247610815565b60408051938452602084019290925290820152606001610128565b6101d26102703660046138aa565b61083f565b348015610280575f5ffd5b506101d261028f36600461396e565b6108f6565b34801561029f575f5ffd5b506102a85f5481565b604051908152602001610128565b3480156102c1575f5ffd5b506101746102d0366004613a44565b61094e565b3480156102e0575f5ffd5b506102f46102ef366004613985565b610979565b6040516101289190613b74565b6101d261030f3660046138aa565b6109e1565b6101d26103223660046138aa565b610a1f565b348015610332575f5ffd5b50610174610341366004613be1565b7ff23a6e610000000000000000000000000000000000000000000000000000000095945050505050565b5f6001600160e01b031982167f4e2312e00000000000000000000000000000000000000000000000000000000014806103cd57507f01ffc9a7000000000000000000000000000000000000000000000000000000006001600160e01b03198316145b92915050565b5f6104138484848080601f0160208091040260200160405190810160405280939291908181526020018383808284375f92019190915250610ad692505050565b610425576001600160e01b0319610447565b7f1626ba7e000000000000000000000000000000000000000000000000000000005b90505b9392505050565b5f3361800114610474576040516379836d6160e11b815260040160405180910390fd5b5f54826101000135146104c1575f546040517f8bc064270000000000000000000000000000000000000000000000000000000081526004016104b891815260200190565b60405180910390fd5b5f5f81546104ce90613c4d565b909155505f80806104e36101e0860186613c65565b8101906104f09190613caf565b919450925090506001600160a01b03821661054c57805115610525576040516357fdf40b60e01b815260040160405180910390fd5b61052f8684610ad6565b610539575f610542565b63202bcce760e01b5b935050505061044a565b6001600160a01b0382163014610575576040516357fdf40b60e01b815260040160405180910390fd5b5f5f8280602001905181019061058b9190614032565b915091505f61059a8987610b46565b50909150506001600160a01b03811615806105c2575082516001600160a01b03828116911614155b156105d657505f955061044a945050505050565b6040805160a0810182526001600160a01b038a8301351681526101208a013560208201525f91810161060c6101c08c018c613c65565b8080601f0160208091040260200160405190810160405280939291908181526020018383808284375f9201919091525050509082525060200161065760a08c013560608d0135614125565b815260e08b0135151560209182015260405191925061069f9161067c918791016141a2565b60408051601f198184030181529190528051602090910120600190868685610b8f565b5063202bcce760e01b9a9950505050505050505050565b3330146106d6576040516314e1dbf760e11b815260040160405180910390fd5b5f5b8181101561077c576107748383838181106106f5576106f5614354565b90506020028101906107079190614368565b610715906020810190614386565b84848481811061072757610727614354565b90506020028101906107399190614368565b6020013585858581811061074f5761074f614354565b90506020028101906107619190614368565b61076f906040810190613c65565b610d0e565b6001016106d8565b505050565b3330146107a1576040516314e1dbf760e11b815260040160405180910390fd5b5f816040516020016107b391906145dc565b60408051601f19818403018152919052805160209091012090506107d960018284610d84565b807f987eb51e048165bdcff2507bcae3c2dd69a259d59704fa86f1c3ed7b344cba3b8360405161080991906145dc565b60405180910390a25050565b5f5f5f61082130610ec6565b806020019051810190610834919061469b565b925092509250909192565b3361800114610861576040516379836d6160e11b815260040160405180910390fd5b6004610871610220830183613c65565b905010806108bf57507f8c5a3445000000000000000000000000000000000000000000000000000000006108a9610220830183613c65565b6108b2916146c6565b6001600160e01b03191614155b1561077c576040517f1a35fbea00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b333014610916576040516314e1dbf760e11b815260040160405180910390fd5b610921600182610f33565b60405181907fcc0f7e7f309149dce2db74723f771f7d96cad368d91763e945dc3956c4dbfb04905f90a250565b7fbc197c81000000000000000000000000000000000000000000000000000000005b95945050505050565b6109ac6040518060a001604052805f60ff1681526020015f81526020016060815260200160608152602001606081525090565b6103cd826040516020016109c091906145dc565b60408051601f19818403018152919052805160209091012060019084610f98565b3361800114610a03576040516379836d6160e11b815260040160405180910390fd5b61077c604082013561012083013561076f6101c0850185613c65565b3361800114610a41576040516379836d6160e11b815260040160405180910390fd5b5f618001610a5760a08401356060850135614125565b6040515f81818185875af1925050503d805f8114610a90576040519150601f19603f3d011682016040523d82523d5f602084013e610a95565b606091505b5050905080610ad0576040517fe67acaf400000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b50505050565b5f61012082511015610ae957505f6103cd565b5f82806020019051810190610afe919061474b565b90505f5f610b0a610815565b9250925050610b3c86604051602001610b2591815260200190565b6040516020818303038152906040528484846115b7565b9695505050505050565b5f5f5f8351604103610b7d576020840151604085015160608601515f1a610b6f888285856115c6565b955095509550505050610b88565b505081515f91506002905b9250925092565b5f8481526020869052604090205460ff16600114610bf057604051632adac16360e01b815260206004820152601060248201527f73657373696f6e5f696e6163746976650000000000000000000000000000000060448201526064016104b8565b42836020015111610c4457604051632adac16360e01b815260206004820152600f60248201527f73657373696f6e5f65787069726564000000000000000000000000000000000060448201526064016104b8565b8060800151610cdc576040805160208082018790525f828401819052606083018190526080808401919091528351808403909101815260a09092019092528051910120610cdc90869085604001518460600151610ca1875f61168e565b6040518060400160405280601281526020017f6665655f6c696d69745f65786365656465640000000000000000000000000000815250611702565b8060400151515f03610cfa57610cf58585858585611828565b610d07565b610d0785858585856119bf565b5050505050565b5f5f856001600160a01b0316858585604051610d2b92919061480a565b5f6040518083038185875af1925050503d805f8114610d65576040519150601f19603f3d011682016040523d82523d5f602084013e610d6a565b606091505b50915091508115610d7c575050610ad0565b805160208201fd5b5f610d926020830183614386565b6001600160a01b03161480610dd15750600183015f610db46020840184614386565b6001600160a01b0316815260208101919091526040015f205460ff165b15610e1f5760405163021c6da160e11b815260206004820152600660248201527f7369676e6572000000000000000000000000000000000000000000000000000060448201526064016104b8565b5f8281526020849052604090205460ff1615610e675760405163021c6da160e11b815260206004820152600660248201526573746174757360d01b60448201526064016104b8565b610e7081611ccb565b60018381015f610e836020850185614386565b6001600160a01b0316815260208082019290925260409081015f908120805494151560ff1995861617905594855294905292909120805490921660011790915550565b60605f610ede602d6001600160a01b0385163b614819565b67ffffffffffffffff811115610ef657610ef661367b565b6040519080825280601f01601f191660200182016040528015610f20576020820181803683370190505b5090508051602d60208301853c92915050565b5f8181526020839052604090205460ff16600114610f7d5760405163021c6da160e11b815260206004820152600660248201526573746174757360d01b60448201526064016104b8565b5f90815260209190915260409020805460ff19166002179055565b610fcb6040518060a001604052805f60ff1681526020015f81526020016060815260200160608152602001606081525090565b5f838152602085815260408083205460ff1684528051808301879052808201849052606081018490526080808201949094528151808203909401845260a001905281519101206110219085905b8460400161208c565b602082015261103360c083018361482c565b905067ffffffffffffffff81111561104d5761104d61367b565b60405190808252806020026020018201604052801561109d57816020015b604080516080810182525f8082526020808301829052928201819052606082015282525f1990920191018161106b5790505b5060408201525f5b6110b260c084018461482c565b905081101561119457366110c960c085018561482c565b838181106110d9576110d9614354565b905060a0020190505f61112c87611018886001875f604080516020808201969096528082019490945260608401929092526080808401919091528151808403909101815260a09092019052805191012090565b90506040518060800160405280828152602001835f0160208101906111519190614386565b6001600160a01b031681525f6020820181905260409182015285015180518590811061117f5761117f614354565b602090810291909101015250506001016110a5565b506111a260a0830183614871565b905067ffffffffffffffff8111156111bc576111bc61367b565b60405190808252806020026020018201604052801561120c57816020015b604080516080810182525f8082526020808301829052928201819052606082015282525f199092019101816111da5790505b5060608201525f805b61122260a0850185614871565b905081101561139c573661123960a0860186614871565b8381811061124957611249614354565b905060200281019061125b91906148b7565b6040805160208082018a9052600282840152606082018690525f60808084018290528451808503909101815260a09093019093528151910120919250906112a89089905b8460600161208c565b90506040518060800160405280828152602001835f0160208101906112cd9190614386565b6001600160a01b031681526020018360200160208101906112ee919061364c565b6001600160e01b03191681525f602090910152606086015180518590811061131857611318614354565b60209081029190910101525f5b61133260c08401846148cb565b905081101561138e575f61134960c08501856148cb565b8381811061135957611359614354565b61137292608060c0909202019081019150606001614910565b60ff16146113865761138385613c4d565b94505b600101611325565b505050806001019050611215565b508067ffffffffffffffff8111156113b6576113b661367b565b60405190808252806020026020018201604052801561140657816020015b604080516080810182525f8082526020808301829052928201819052606082015282525f199092019101816113d45790505b5060808301525f805b61141c60a0860186614871565b90508110156115ad573661143360a0870187614871565b8381811061144357611443614354565b905060200281019061145591906148b7565b90505f5b61146660c08301836148cb565b90508110156115a3573661147d60c08401846148cb565b8381811061148d5761148d614354565b60c0029190910191505f90506114a96080830160608401614910565b60ff16036114b7575061159b565b6040805160208082018c90526003828401526060820187905260808083018690528351808403909101815260a090920190925280519101205f906114fc908c9061129f565b90506040518060800160405280828152602001855f0160208101906115219190614386565b6001600160a01b03168152602001856020016020810190611542919061364c565b6001600160e01b03191681526020908101906115609085018561492b565b67ffffffffffffffff16905260808901518761157b81613c4d565b98508151811061158d5761158d614354565b602002602001018190525050505b600101611459565b505060010161140f565b5050509392505050565b5f61097085858585600161212d565b5f80807f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411156115ff57505f91506003905082611684565b604080515f808252602082018084528a905260ff891692820192909252606081018790526080810186905260019060a0016020604051602081039080840390855afa158015611650573d5f5f3e3d5ffd5b5050604051601f1901519150506001600160a01b03811661167b57505f925060019150829050611684565b92505f91508190505b9450945094915050565b5f825182106116e057604051632adac16360e01b815260206004820152600f60248201527f706572696f645f6d69736d61746368000000000000000000000000000000000060448201526064016104b8565b8282815181106116f2576116f2614354565b6020026020010151905092915050565b835160ff161561182057835160ff16600119016117c0576040840151611728904261495a565b8267ffffffffffffffff161461178157604051632adac16360e01b815260206004820152600f60248201527f706572696f645f6d69736d61746368000000000000000000000000000000000060448201526064016104b8565b84826040516020016117a792919091825267ffffffffffffffff16602082015260400190565b6040516020818303038152906040528051906020012094505b5f858152600287016020908152604090912054908501516117e2908290614819565b8411156118045781604051632adac16360e01b81526004016104b8919061496d565b61180e84826149a2565b5f878152600289016020526040902055505b505050505050565b5f5b836080015151811015611975575f8460800151828151811061184e5761184e614354565b60200260200101519050825f01516001600160a01b0316815f01516001600160a01b03161461187d575061196d565b8060200151836020015111156118d657604051632adac16360e01b815260206004820152601a60248201527f6d61785f76616c75655f7065725f7573655f657863656564656400000000000060448201526064016104b8565b604080516020808201899052600182840152606082018590525f6080808401919091528351808403909101815260a090920190925280519101206119669088908360400151866020015161192b89600161168e565b6040518060400160405280601481526020017f76616c75655f6c696d69745f6578636565646564000000000000000000000000815250611702565b5050610d07565b60010161182a565b50604051632adac16360e01b815260206004820152601260248201527f6e6f5f7472616e736665725f706f6c696379000000000000000000000000000060448201526064016104b8565b60048160400151511015611a1657604051632adac16360e01b815260206004820152600e60248201527f6e6f5f63616c6c5f706f6c69637900000000000000000000000000000000000060448201526064016104b8565b5f8160400151611a25906149b5565b90505f5b846060015151811015611c81575f85606001518281518110611a4d57611a4d614354565b60200260200101519050835f01516001600160a01b0316815f01516001600160a01b0316141580611ac05750827bffffffffffffffffffffffffffffffffffffffffffffffffffffffff191681602001517bffffffffffffffffffffffffffffffffffffffffffffffffffffffff191614155b15611acb5750611c79565b806040015184602001511115611b2457604051632adac16360e01b815260206004820152601a60248201527f6d61785f76616c75655f7065725f7573655f657863656564656400000000000060448201526064016104b8565b6040805160208082018a9052600282840152606082018590525f6080808401919091528351808403909101815260a09092019092528051910120611b799089908360600151876020015161192b8a600161168e565b5f5b816080015151811015611c70575f82608001518281518110611b9f57611b9f614354565b602002602001015190505f611bbb8760400151835f0151612376565b6040805160208082018e90526003828401526060820189905260808083018890528351808403909101815260a09092019092528051910120909150611c51908c90606085015184611c168d611c118a60026149a2565b61168e565b6040518060400160405280601881526020017f706172616d657465725f6c696d69745f65786365656465640000000000000000815250611702565b611c6682602001518284604001515f1c612405565b5050600101611b7b565b50505050610d07565b600101611a29565b50604051632adac16360e01b815260206004820152600e60248201527f6e6f5f63616c6c5f706f6c69637900000000000000000000000000000000000060448201526064016104b8565b611cd6603c426149a2565b81602001351015611d2a5760405163021c6da160e11b815260206004820152600960248201527f657870697265734174000000000000000000000000000000000000000000000060448201526064016104b8565b6010611d3960a0830183614871565b90501180611d5557506010611d5160c083018361482c565b9050115b15611d8e5760405163021c6da160e11b8152602060048201526008602482015267706f6c696369657360c01b60448201526064016104b8565b611d9a8160400161266e565b5f5b611da960a0830183614871565b9050811015611f455736611dc060a0840184614871565b83818110611dd057611dd0614354565b9050602002810190611de291906148b7565b905030611df26020830183614386565b6001600160a01b031603611e325760405163021c6da160e11b81526020600482015260066024820152651d185c99d95d60d21b60448201526064016104b8565b611e3e8160600161266e565b611e53611e4e60c08301836148cb565b612756565b5f5b82811015611f3b5736611e6b60a0860186614871565b83818110611e7b57611e7b614354565b9050602002810190611e8d91906148b7565b9050611e9c6020840184614386565b6001600160a01b0316611eb26020830183614386565b6001600160a01b0316148015611ef95750611ed3604084016020850161364c565b6001600160e01b031916611eed604083016020840161364c565b6001600160e01b031916145b15611f325760405163021c6da160e11b8152602060048201526008602482015267706f6c696369657360c01b60448201526064016104b8565b50600101611e55565b5050600101611d9c565b505f5b611f5560c083018361482c565b90508110156120885736611f6c60c084018461482c565b83818110611f7c57611f7c614354565b60a002919091019150309050611f956020830183614386565b6001600160a01b031603611fd55760405163021c6da160e11b81526020600482015260066024820152651d185c99d95d60d21b60448201526064016104b8565b611fe18160400161266e565b5f5b8281101561207e57611ff86020830183614386565b6001600160a01b031661200e60c086018661482c565b8381811061201e5761201e614354565b61203492602060a0909202019081019150614386565b6001600160a01b0316036120765760405163021c6da160e11b8152602060048201526008602482015267706f6c696369657360c01b60448201526064016104b8565b600101611fe3565b5050600101611f48565b5050565b5f8061209b6020840184614910565b60ff16036120ab57505f1961044a565b60026120ba6020840184614910565b60ff160361210e57826120d160408401354261495a565b6040516020016120f592919091825267ffffffffffffffff16602082015260400190565b6040516020818303038152906040528051906020012092505b5f83815260028501602090815260409091205461044791840135614819565b5f602485608001515111801561219157506121918560a0015186606001518181016020015191516014909101106affffffffffffffffffffff19919091167f2274797065223a22776562617574686e2e676574220000000000000000000000141690565b80156121ab57506121ab8560a00151866040015188612929565b80156121f957506121f985608001516020815181106121cc576121cc614354565b01602001517f01000000000000000000000000000000000000000000000000000000000000009081161490565b801561224f575081158061224f575061224f856080015160208151811061222257612222614354565b01602001517f04000000000000000000000000000000000000000000000000000000000000009081161490565b801561229c575061229c856080015160208151811061227057612270614354565b01602001517fff0000000000000000000000000000000000000000000000000000000000000016612977565b8015610b3c5750610b3c6002866080015160028860a001516040516122c19190614a08565b602060405180830381855afa1580156122dc573d5f5f3e3d5ffd5b5050506040513d601f19601f820116820180604052508101906122ff9190614a13565b604051602001612310929190614a2a565b60408051601f198184030181529082905261232a91614a08565b602060405180830381855afa158015612345573d5f5f3e3d5ffd5b5050506040513d601f19601f820116820180604052508101906123689190614a13565b8651602088015187876129ca565b5f8061238d67ffffffffffffffff84166020614125565b6123989060046149a2565b84519091506123a88260206149a2565b11156123f757604051632adac16360e01b815260206004820152601e60248201527f636f6e73747261696e745f696e6465785f6f75745f6f665f626f756e6473000060448201526064016104b8565b929092016020015192915050565b8260ff1660011480156124185750808214155b1561246657604051632adac16360e01b815260206004820152601960248201527f636f6e73747261696e745f657175616c5f76696f6c617465640000000000000060448201526064016104b8565b8260ff1660021480156124795750808211155b156124c757604051632adac16360e01b815260206004820152601b60248201527f636f6e73747261696e745f677265617465725f76696f6c61746564000000000060448201526064016104b8565b8260ff1660031480156124da5750808210155b1561252857604051632adac16360e01b815260206004820152601860248201527f636f6e73747261696e745f6c6573735f76696f6c61746564000000000000000060448201526064016104b8565b8260ff16600414801561253a57508082105b156125ae57604051632adac16360e01b815260206004820152602160248201527f636f6e73747261696e745f677265617465725f657175616c5f76696f6c61746560448201527f640000000000000000000000000000000000000000000000000000000000000060648201526084016104b8565b8260ff1660051480156125c057508082115b1561260e57604051632adac16360e01b815260206004820152601e60248201527f636f6e73747261696e745f6c6573735f657175616c5f76696f6c61746564000060448201526064016104b8565b8260ff16600614801561262057508082145b1561077c57604051632adac16360e01b815260206004820152601d60248201527f636f6e73747261696e745f6e6f745f657175616c5f76696f6c6174656400000060448201526064016104b8565b600261267d6020830183614910565b60ff1611156126cf5760405163021c6da160e11b815260206004820152600960248201527f6c696d697454797065000000000000000000000000000000000000000000000060448201526064016104b8565b60026126de6020830183614910565b60ff16148015612705575060408101351580612705575067ffffffffffffffff6040820135115b156127535760405163021c6da160e11b815260206004820152600660248201527f706572696f64000000000000000000000000000000000000000000000000000060448201526064016104b8565b50565b60108111156127965760405163021c6da160e11b815260206004820152600b60248201526a636f6e73747261696e747360a81b60448201526064016104b8565b5f5b8181101561077c57368383838181106127b3576127b3614354565b905060c00201905060068160200160208101906127d09190614910565b60ff1611156128225760405163021c6da160e11b815260206004820152600960248201527f636f6e646974696f6e000000000000000000000000000000000000000000000060448201526064016104b8565b61282e8160600161266e565b5f61283f6080830160608401614910565b60ff160361284d5750612921565b5f5b8281101561291e575f85858381811061286a5761286a614354565b61288392608060c0909202019081019150606001614910565b60ff16141580156128da575061289c602083018361492b565b67ffffffffffffffff168585838181106128b8576128b8614354565b6128ce92602060c090920201908101915061492b565b67ffffffffffffffff16145b156129165760405163021c6da160e11b815260206004820152600b60248201526a636f6e73747261696e747360a81b60448201526064016104b8565b60010161284f565b50505b600101612798565b5f5f61293483612a03565b6040516020016129449190614a42565b60405160208183030381529060405290505f61296b8686612966888651612a10565b612a28565b9050610b3c8183612aa9565b5f7f080000000000000000000000000000000000000000000000000000000000000082811614806103cd5750507f1000000000000000000000000000000000000000000000000000000000000000161590565b5f5f5f6129da8888888888612ab4565b91509150806129f5576129f08888888888612b8f565b6129f7565b815b98975050505050505050565b60606103cd826001612c8b565b5f828201838110159081025f19808218830218610970565b6060612a35828551612e0a565b9150612a418383612e0a565b92505f612a4e8484614819565b67ffffffffffffffff811115612a6657612a6661367b565b6040519080825280601f01601f191660200182016040528015612a90576020820181803683370190505b509050838303846020870101602083015e949350505050565b5f61044a8383612e19565b5f5f612ac08686612e3d565b1580612ad35750612ad18484612ea7565b155b15612ae357505f90506001612b85565b612af08787878787612f20565b15612b0057506001905080612b85565b612b6f7fbb5a52f42f9c9261ed4361f59422a1e30036e7c32b270c8807a419feca605023600560017fa71af64de5126a4a4e02b7922d66ce9415ce88a4c9d25514d91082c8725ac9577f5d47723c8fbe580bb369fec9c2665d8e30a435b9932645482e7c9f11e872296b612f20565b15612b7f57505f90506001612b85565b505f9050805b9550959350505050565b5f612b9a8585612e3d565b1580612bad5750612bab8383612ea7565b155b15612bb957505f610970565b5f612bc48484612f60565b90505f612bf1867fffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551613153565b90505f7fffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551828a0990505f7fffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551838a0990505f612c4d858484613162565b50905089612c7b7fffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc63255183614aa0565b149b9a5050505050505050505050565b606082515f03612ca9575060408051602081019091525f81526103cd565b5f82612cd957600384516002612cbf91906149a2565b612cc9919061495a565b612cd4906004614125565b612cfe565b600384516004612ce99190614125565b612cf49060026149a2565b612cfe919061495a565b905060405191507f4142434445464748494a4b4c4d4e4f505152535455565758595a616263646566601f5261067083027f6768696a6b6c6d6e6f707172737475767778797a303132333435363738392b2f18603f526020820181810185865187016020810180515f82525b82841015612dbc576003840193508351603f8160121c16518753600187019650603f81600c1c16518753600187019650603f8160061c16518753600187019650603f811651875350600186019550612d69565b905250859050612dfd57600386510660018114612de05760028114612df357612dfb565b603d6001840353603d6002840353612dfb565b603d60018403535b505b9183525060405292915050565b5f82821882841002821861044a565b5f8151835114801561044a5750508051602091820120825192909101919091201490565b5f8215801590612e6c57507fffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc63255183105b8015612e7757508115155b801561044a5750507f7fffffff800000007fffffffffffffffde737d56d38bcf4279dce5617e3192a81015919050565b5f6ffffffffeffffffffffffffffffffffff60601b1980838409817f5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604b8387857fffffffff00000001000000000000000000000000fffffffffffffffffffffffc878b8c0908090894821191909310169190921416919050565b5f6040518681528560208201528460408201528360608201528260808201525f5f5260205f60a0836101005afa612f5357fe5b50505f5195945050505050565b612f686135f0565b60405180606001604052805f81526020015f81526020015f815250815f60108110612f9557612f95614354565b60200201819052506040518060600160405280848152602001838152602001600181525081600160108110612fcc57612fcc614354565b602002018190525060405180606001604052807f6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c29681526020017f4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5815260200160018152508160046010811061304357613043614354565b60200201526130598160015b6020020151613286565b604082015261306981600461304f565b6101008201526020810151613086908260025b60200201516132e2565b606082015261309f8160015b602002015182600461307c565b60a08201526130af816002613092565b60c08201526130bf816003613092565b60e08201526130d88160015b602002015182600861307c565b6101208201526130e98160026130cb565b6101408201526130fa8160036130cb565b61016082015261310b8160046130cb565b6101808201526131258160015b602002015182600c61307c565b6101a0820152613136816002613118565b6101c0820152613147816003613118565b6101e082015292915050565b5f61044a836002840384613340565b5f80808080805b608081101561326a57811561319d57613183848484613361565b91955093509150613195848484613361565b919550935091505b600c60fc89901c1660fe88901c178981601081106131bd576131bd614354565b6020020151604001511561325657825f0361322c578981601081106131e4576131e4614354565b6020020151518a82601081106131fc576131fc614354565b6020020151602001518b836010811061321757613217614354565b60200201516040015191965094509250613256565b61324e8a826010811061324157613241614354565b60200201518686866133f9565b919650945092505b50600297881b979690961b95600101613169565b5061327683838361353a565b945094505050505b935093915050565b6132a760405180606001604052805f81526020015f81526020015f81525090565b5f5f5f6132c0855f015186602001518760400151613361565b6040805160608101825293845260208401929092529082015295945050505050565b61330360405180606001604052805f81526020015f81526020015f81525090565b5f5f5f61331d86865f0151876020015188604001516133f9565b604080516060810182529384526020840192909252908201529695505050505050565b5f5f5f61334e86868661358d565b91509150816109705761097060126135df565b5f5f5f6ffffffffeffffffffffffffffffffffff60601b1980868709818687098283848384097fffffffff00000001000000000000000000000000fffffffffffffffffffffffc0984858c8d096003090890508283838b09600409838482600209850385848509089650838485858609600809850385868a880385088509089550505050808186880960020991505093509350939050565b5f5f5f6ffffffffeffffffffffffffffffffffff60601b19604088015181818209828388858a8b090960208c0151098381850385868686098c090884858a8b098d51098581870387868f090893508115841516801561345f57600181146134a557613529565b868586098788898386096002098903898a848a098b038b88890908089a5087888983890987098903898a8e8c038c8689090887090899505086878c880986099750613529565b8c8c8c898283098a8283098b8c8d8384097fffffffff00000001000000000000000000000000fffffffffffffffffffffffc098d8e8889096003090890508b8c83870960040994508b8c866002098d038d838409089e508b8c8384096008098c0391508b8f8d03860894508b828d878409089d505050898a8284096002099a505050505b505050505050509450945094915050565b5f5f825f0361354d57505f90508061327e565b6ffffffffeffffffffffffffffffffffff60601b195f61356d8583613153565b905081818209828189099450828383830988099350505050935093915050565b5f5f825f036135a057505f90508061327e565b60405160208152602080820152602060408201528560608201528460808201528360a082015260205f60c08360055afa9250505f519050935093915050565b634e487b715f52806020526024601cfd5b6040518061020001604052806010905b61362160405180606001604052805f81526020015f81526020015f81525090565b8152602001906001900390816136005790505090565b6001600160e01b031981168114612753575f5ffd5b5f6020828403121561365c575f5ffd5b813561044a81613637565b6001600160a01b0381168114612753575f5ffd5b634e487b7160e01b5f52604160045260245ffd5b6040516060810167ffffffffffffffff811182821017156136b2576136b261367b565b60405290565b60405160a0810167ffffffffffffffff811182821017156136b2576136b261367b565b6040516080810167ffffffffffffffff811182821017156136b2576136b261367b565b60405160c0810167ffffffffffffffff811182821017156136b2576136b261367b565b604051601f8201601f1916810167ffffffffffffffff8111828210171561374a5761374a61367b565b604052919050565b5f67ffffffffffffffff82111561376b5761376b61367b565b50601f01601f191660200190565b5f82601f830112613788575f5ffd5b813561379b61379682613752565b613721565b8181528460208386010111156137af575f5ffd5b816020850160208301375f918101602001919091529392505050565b5f5f5f5f608085870312156137de575f5ffd5b84356137e981613667565b935060208501356137f981613667565b925060408501359150606085013567ffffffffffffffff81111561381b575f5ffd5b61382787828801613779565b91505092959194509250565b5f5f5f60408486031215613845575f5ffd5b83359250602084013567ffffffffffffffff811115613862575f5ffd5b8401601f81018613613872575f5ffd5b803567ffffffffffffffff811115613888575f5ffd5b866020828401011115613899575f5ffd5b939660209190910195509293505050565b5f5f5f606084860312156138bc575f5ffd5b8335925060208401359150604084013567ffffffffffffffff8111156138e0575f5ffd5b840161026081870312156138f2575f5ffd5b809150509250925092565b5f5f6020838503121561390e575f5ffd5b823567ffffffffffffffff811115613924575f5ffd5b8301601f81018513613934575f5ffd5b803567ffffffffffffffff81111561394a575f5ffd5b8560208260051b840101111561395e575f5ffd5b6020919091019590945092505050565b5f6020828403121561397e575f5ffd5b5035919050565b5f60208284031215613995575f5ffd5b813567ffffffffffffffff8111156139ab575f5ffd5b820160e0818503121561044a575f5ffd5b5f67ffffffffffffffff8211156139d5576139d561367b565b5060051b60200190565b5f82601f8301126139ee575f5ffd5b81356139fc613796826139bc565b8082825260208201915060208360051b860101925085831115613a1d575f5ffd5b602085015b83811015613a3a578035835260209283019201613a22565b5095945050505050565b5f5f5f5f5f60a08688031215613a58575f5ffd5b8535613a6381613667565b94506020860135613a7381613667565b9350604086013567ffffffffffffffff811115613a8e575f5ffd5b613a9a888289016139df565b935050606086013567ffffffffffffffff811115613ab6575f5ffd5b613ac2888289016139df565b925050608086013567ffffffffffffffff811115613ade575f5ffd5b613aea88828901613779565b9150509295509295909350565b5f8151808452602084019350602083015f5b82811015613b6a578151805187526001600160a01b0360208201511660208801526001600160e01b0319604082015116604088015267ffffffffffffffff606082015116606088015250608086019550602082019150600181019050613b09565b5093949350505050565b6020815260ff8251166020820152602082015160408201525f604083015160a06060840152613ba660c0840182613af7565b90506060840151601f19848303016080850152613bc38282613af7565b9150506080840151601f198483030160a08501526109708282613af7565b5f5f5f5f5f60a08688031215613bf5575f5ffd5b8535613c0081613667565b94506020860135613c1081613667565b93506040860135925060608601359150608086013567ffffffffffffffff811115613ade575f5ffd5b634e487b7160e01b5f52601160045260245ffd5b5f60018201613c5e57613c5e613c39565b5060010190565b5f5f8335601e19843603018112613c7a575f5ffd5b83018035915067ffffffffffffffff821115613c94575f5ffd5b602001915036819003821315613ca8575f5ffd5b9250929050565b5f5f5f60608486031215613cc1575f5ffd5b833567ffffffffffffffff811115613cd7575f5ffd5b613ce386828701613779565b9350506020840135613cf481613667565b9150604084013567ffffffffffffffff811115613d0f575f5ffd5b613d1b86828701613779565b9150509250925092565b60ff81168114612753575f5ffd5b5f60608284031215613d43575f5ffd5b613d4b61368f565b90508151613d5881613d25565b81526020828101519082015260409182015191810191909152919050565b67ffffffffffffffff81168114612753575f5ffd5b5f82601f830112613d9a575f5ffd5b8151613da8613796826139bc565b8082825260208201915060208360051b860101925085831115613dc9575f5ffd5b602085015b83811015613a3a57805167ffffffffffffffff811115613dec575f5ffd5b860160e0818903601f19011215613e01575f5ffd5b613e096136b8565b6020820151613e1781613667565b81526040820151613e2781613637565b602082015260608201516040820152613e438960808401613d33565b606082015260e082015167ffffffffffffffff811115613e61575f5ffd5b60208184010192505088601f830112613e78575f5ffd5b8151613e86613796826139bc565b80828252602082019150602060c0840286010192508b831115613ea7575f5ffd5b6020850194505b82851015613f1d5760c0858d031215613ec5575f5ffd5b613ecd6136db565b8551613ed881613d76565b81526020860151613ee881613d25565b602082015260408681015190820152613f048d60608801613d33565b6060820152825260c09490940193602090910190613eae565b6080840152505084525060209283019201613dce565b5f82601f830112613f42575f5ffd5b8151613f50613796826139bc565b80828252602082019150602060a08402860101925085831115613f71575f5ffd5b602085015b83811015613a3a5760a08188031215613f8d575f5ffd5b613f9561368f565b8151613fa081613667565b815260208281015190820152613fb98860408401613d33565b6040820152835260209092019160a001613f76565b5f82601f830112613fdd575f5ffd5b8151613feb613796826139bc565b8082825260208201915060208360051b86010192508583111561400c575f5ffd5b602085015b83811015613a3a57805161402481613d76565b835260209283019201614011565b5f5f60408385031215614043575f5ffd5b825167ffffffffffffffff811115614059575f5ffd5b830160e0818603121561406a575f5ffd5b6140726136b8565b815161407d81613667565b8152602082810151908201526140968660408401613d33565b604082015260a082015167ffffffffffffffff8111156140b4575f5ffd5b6140c087828501613d8b565b60608301525060c082015167ffffffffffffffff8111156140df575f5ffd5b6140eb87828501613f33565b6080830152508093505050602083015167ffffffffffffffff81111561410f575f5ffd5b61411b85828601613fce565b9150509250929050565b80820281158282048414176103cd576103cd613c39565b5f8151808452602084019350602083015f5b82811015613b6a57815180516001600160a01b0316875260208082015181890152604091820151805160ff16838a01528082015160608a015290910151608088015260a0909601959091019060010161414e565b602081525f61010082016001600160a01b0384511660208401526020840151604084015260408401516141ef6060850182805160ff16825260208082015190830152604090810151910152565b50606084015160e060c0850152818151808452610120860191506101208160051b87010193506020830192505f5b818110156143355761011f19878603018352835160e086016001600160a01b0382511687526001600160e01b031960208301511660208801526040820151604088015260608201516142896060890182805160ff16825260208082015190830152604090810151910152565b506080919091015160e060c0880152805191829052602001905f906101008801905b8083101561431d57835167ffffffffffffffff815116835260ff602082015116602084015260408101516040840152606081015190506143056060840182805160ff16825260208082015190830152604090810151910152565b5060c0820191506020840193506001830192506142ab565b5096505050602093840193929092019160010161421d565b505050506080840151838203601f190160e0850152610970828261413c565b634e487b7160e01b5f52603260045260245ffd5b5f8235605e1983360301811261437c575f5ffd5b9190910192915050565b5f60208284031215614396575f5ffd5b813561044a81613667565b80356143ac81613d25565b60ff16825260208181013590830152604090810135910152565b8183526020830192505f815f5b84811015613b6a5781356143e681613d76565b67ffffffffffffffff168652602082013561440081613d25565b60ff1660208701526040828101359087015261442260608088019084016143a1565b60c09586019591909101906001016143d3565b5f8383855260208501945060208460051b820101835f60de19863603015b8782101561453257848403601f190189528235818112614471575f5ffd5b8701803561447e81613667565b6001600160a01b03168552602081013561449781613637565b6001600160e01b0319166020860152604081810135908601526144c060608087019083016143a1565b60c0810135601e198236030181126144d6575f5ffd5b0160208101903567ffffffffffffffff8111156144f1575f5ffd5b60c081023603821315614502575f5ffd5b60e060c087015261451760e0870182846143c6565b95505050602083019250602089019850600182019150614453565b5091979650505050505050565b5f5f8335601e19843603018112614554575f5ffd5b830160208101925035905067ffffffffffffffff811115614573575f5ffd5b60a081023603821315613ca8575f5ffd5b8183526020830192505f815f5b84811015613b6a5781356145a481613667565b6001600160a01b03168652602082810135908701526145c960408088019084016143a1565b60a0958601959190910190600101614591565b602081525f82356145ec81613667565b6001600160a01b0381166020840152505f602084013590508060408401525061461b60608301604085016143a1565b60a0830135601e19843603018112614631575f5ffd5b830160208101903567ffffffffffffffff81111561464d575f5ffd5b8060051b360382131561465e575f5ffd5b60e060c085015261467461010085018284614435565b91505061468460c085018561453f565b848303601f190160e0860152610b3c838284614584565b5f5f5f606084860312156146ad575f5ffd5b5050815160208301516040909301519094929350919050565b80356001600160e01b031981169060048410156146f5576001600160e01b0319808560040360031b1b82161691505b5092915050565b5f82601f83011261470b575f5ffd5b8151602083015f61471e61379684613752565b9050828152858383011115614731575f5ffd5b8282602083015e5f92810160200192909252509392505050565b5f6020828403121561475b575f5ffd5b815167ffffffffffffffff811115614771575f5ffd5b820160c08185031215614782575f5ffd5b61478a6136fe565b81518152602080830151908201526040808301519082015260608083015190820152608082015167ffffffffffffffff8111156147c5575f5ffd5b6147d1868285016146fc565b60808301525060a082015167ffffffffffffffff8111156147f0575f5ffd5b6147fc868285016146fc565b60a083015250949350505050565b818382375f9101908152919050565b818103818111156103cd576103cd613c39565b5f5f8335601e19843603018112614841575f5ffd5b83018035915067ffffffffffffffff82111561485b575f5ffd5b602001915060a081023603821315613ca8575f5ffd5b5f5f8335601e19843603018112614886575f5ffd5b83018035915067ffffffffffffffff8211156148a0575f5ffd5b6020019150600581901b3603821315613ca8575f5ffd5b5f823560de1983360301811261437c575f5ffd5b5f5f8335601e198436030181126148e0575f5ffd5b83018035915067ffffffffffffffff8211156148fa575f5ffd5b602001915060c081023603821315613ca8575f5ffd5b5f60208284031215614920575f5ffd5b813561044a81613d25565b5f6020828403121561493b575f5ffd5b813561044a81613d76565b634e487b7160e01b5f52601260045260245ffd5b5f8261496857614968614946565b500490565b602081525f82518060208401528060208501604085015e5f604082850101526040601f19601f83011684010191505092915050565b808201808211156103cd576103cd613c39565b805160208201516001600160e01b03198116919060048210156149ea576001600160e01b0319808360040360031b1b82161692505b5050919050565b5f81518060208401855e5f93019283525090919050565b5f61044a82846149f1565b5f60208284031215614a23575f5ffd5b5051919050565b5f614a3582856149f1565b9283525050602001919050565b7f226368616c6c656e6765223a220000000000000000000000000000000000000081525f614a73600d8301846149f1565b7f220000000000000000000000000000000000000000000000000000000000000081526001019392505050565b5f82614aae57614aae614946565b50069056' as const;
