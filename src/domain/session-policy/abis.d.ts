/** An account that a passkey owns and that session keys may use: `SessionAccount.sol`. */
export declare const sessionAccountAbi: readonly [{
    readonly name: "createSession";
    readonly type: 'function';
    readonly stateMutability: "nonpayable";
    readonly inputs: readonly [{
        readonly type: 'tuple';
        readonly components: readonly [{
            readonly type: "address";
            readonly name: "signer";
        }, {
            readonly type: "uint256";
            readonly name: "expiresAt";
        }, {
            readonly name: "feeLimit";
            readonly type: 'tuple';
            readonly components: readonly [{
                readonly type: "uint8";
                readonly name: "limitType";
            }, {
                readonly type: "uint256";
                readonly name: "limit";
            }, {
                readonly type: "uint256";
                readonly name: "period";
            }];
        }, {
            readonly name: "callPolicies";
            readonly type: "tuple[]";
            readonly components: readonly [{
                readonly type: "address";
                readonly name: "target";
            }, {
                readonly type: "bytes4";
                readonly name: "selector";
            }, {
                readonly type: "uint256";
                readonly name: "maxValuePerUse";
            }, {
                readonly name: "valueLimit";
                readonly type: 'tuple';
                readonly components: readonly [{
                    readonly type: "uint8";
                    readonly name: "limitType";
                }, {
                    readonly type: "uint256";
                    readonly name: "limit";
                }, {
                    readonly type: "uint256";
                    readonly name: "period";
                }];
            }, {
                readonly name: "constraints";
                readonly type: "tuple[]";
                readonly components: readonly [{
                    readonly type: "uint64";
                    readonly name: "index";
                }, {
                    readonly type: "uint8";
                    readonly name: "condition";
                }, {
                    readonly type: "bytes32";
                    readonly name: "refValue";
                }, {
                    readonly name: "limit";
                    readonly type: 'tuple';
                    readonly components: readonly [{
                        readonly type: "uint8";
                        readonly name: "limitType";
                    }, {
                        readonly type: "uint256";
                        readonly name: "limit";
                    }, {
                        readonly type: "uint256";
                        readonly name: "period";
                    }];
                }];
            }];
        }, {
            readonly name: "transferPolicies";
            readonly type: "tuple[]";
            readonly components: readonly [{
                readonly type: "address";
                readonly name: "target";
            }, {
                readonly type: "uint256";
                readonly name: "maxValuePerUse";
            }, {
                readonly name: "valueLimit";
                readonly type: 'tuple';
                readonly components: readonly [{
                    readonly type: "uint8";
                    readonly name: "limitType";
                }, {
                    readonly type: "uint256";
                    readonly name: "limit";
                }, {
                    readonly type: "uint256";
                    readonly name: "period";
                }];
            }];
        }];
        readonly name: "spec";
    }];
    readonly outputs: readonly [];
}, {
    readonly name: "revokeSession";
    readonly type: 'function';
    readonly stateMutability: "nonpayable";
    readonly inputs: readonly [{
        readonly type: "bytes32";
        readonly name: "sessionId";
    }];
    readonly outputs: readonly [];
}, {
    readonly name: "executeBatch";
    readonly type: 'function';
    readonly stateMutability: "payable";
    readonly inputs: readonly [{
        readonly type: "tuple[]";
        readonly components: readonly [{
            readonly type: "address";
            readonly name: "to";
        }, {
            readonly type: "uint256";
            readonly name: "value";
        }, {
            readonly type: "bytes";
            readonly name: "data";
        }];
        readonly name: "calls";
    }];
    readonly outputs: readonly [];
}, {
    readonly name: "sessionState";
    readonly type: 'function';
    readonly stateMutability: "view";
    readonly inputs: readonly [{
        readonly type: 'tuple';
        readonly components: readonly [{
            readonly type: "address";
            readonly name: "signer";
        }, {
            readonly type: "uint256";
            readonly name: "expiresAt";
        }, {
            readonly name: "feeLimit";
            readonly type: 'tuple';
            readonly components: readonly [{
                readonly type: "uint8";
                readonly name: "limitType";
            }, {
                readonly type: "uint256";
                readonly name: "limit";
            }, {
                readonly type: "uint256";
                readonly name: "period";
            }];
        }, {
            readonly name: "callPolicies";
            readonly type: "tuple[]";
            readonly components: readonly [{
                readonly type: "address";
                readonly name: "target";
            }, {
                readonly type: "bytes4";
                readonly name: "selector";
            }, {
                readonly type: "uint256";
                readonly name: "maxValuePerUse";
            }, {
                readonly name: "valueLimit";
                readonly type: 'tuple';
                readonly components: readonly [{
                    readonly type: "uint8";
                    readonly name: "limitType";
                }, {
                    readonly type: "uint256";
                    readonly name: "limit";
                }, {
                    readonly type: "uint256";
                    readonly name: "period";
                }];
            }, {
                readonly name: "constraints";
                readonly type: "tuple[]";
                readonly components: readonly [{
                    readonly type: "uint64";
                    readonly name: "index";
                }, {
                    readonly type: "uint8";
                    readonly name: "condition";
                }, {
                    readonly type: "bytes32";
                    readonly name: "refValue";
                }, {
                    readonly name: "limit";
                    readonly type: 'tuple';
                    readonly components: readonly [{
                        readonly type: "uint8";
                        readonly name: "limitType";
                    }, {
                        readonly type: "uint256";
                        readonly name: "limit";
                    }, {
                        readonly type: "uint256";
                        readonly name: "period";
                    }];
                }];
            }];
        }, {
            readonly name: "transferPolicies";
            readonly type: "tuple[]";
            readonly components: readonly [{
                readonly type: "address";
                readonly name: "target";
            }, {
                readonly type: "uint256";
                readonly name: "maxValuePerUse";
            }, {
                readonly name: "valueLimit";
                readonly type: 'tuple';
                readonly components: readonly [{
                    readonly type: "uint8";
                    readonly name: "limitType";
                }, {
                    readonly type: "uint256";
                    readonly name: "limit";
                }, {
                    readonly type: "uint256";
                    readonly name: "period";
                }];
            }];
        }];
        readonly name: "spec";
    }];
    readonly outputs: readonly [{
        readonly type: 'tuple';
        readonly components: readonly [{
            readonly type: "uint8";
            readonly name: "status";
        }, {
            readonly type: "uint256";
            readonly name: "feesRemaining";
        }, {
            readonly name: "transferValue";
            readonly type: "tuple[]";
            readonly components: readonly [{
                readonly type: "uint256";
                readonly name: "remaining";
            }, {
                readonly type: "address";
                readonly name: "target";
            }, {
                readonly type: "bytes4";
                readonly name: "selector";
            }, {
                readonly type: "uint64";
                readonly name: "index";
            }];
        }, {
            readonly name: "callValue";
            readonly type: "tuple[]";
            readonly components: readonly [{
                readonly type: "uint256";
                readonly name: "remaining";
            }, {
                readonly type: "address";
                readonly name: "target";
            }, {
                readonly type: "bytes4";
                readonly name: "selector";
            }, {
                readonly type: "uint64";
                readonly name: "index";
            }];
        }, {
            readonly name: "callParams";
            readonly type: "tuple[]";
            readonly components: readonly [{
                readonly type: "uint256";
                readonly name: "remaining";
            }, {
                readonly type: "address";
                readonly name: "target";
            }, {
                readonly type: "bytes4";
                readonly name: "selector";
            }, {
                readonly type: "uint64";
                readonly name: "index";
            }];
        }];
    }];
}, {
    readonly name: "sessionStatus";
    readonly type: 'function';
    readonly stateMutability: "view";
    readonly inputs: readonly [{
        readonly type: "bytes32";
        readonly name: "sessionId";
    }];
    readonly outputs: readonly [{
        readonly type: "uint8";
    }];
}, {
    readonly name: "nonce";
    readonly type: 'function';
    readonly stateMutability: "view";
    readonly inputs: readonly [];
    readonly outputs: readonly [{
        readonly type: "uint256";
    }];
}, {
    readonly name: "owner";
    readonly type: 'function';
    readonly stateMutability: "view";
    readonly inputs: readonly [];
    readonly outputs: readonly [{
        readonly type: "bytes32";
        readonly name: "credentialIdHash";
    }, {
        readonly type: "bytes32";
        readonly name: "x";
    }, {
        readonly type: "bytes32";
        readonly name: "y";
    }];
}, {
    readonly name: "isValidSignature";
    readonly type: 'function';
    readonly stateMutability: "view";
    readonly inputs: readonly [{
        readonly type: "bytes32";
        readonly name: "hash";
    }, {
        readonly type: "bytes";
        readonly name: "signature";
    }];
    readonly outputs: readonly [{
        readonly type: "bytes4";
    }];
}, {
    readonly name: "SessionCreated";
    readonly type: 'event';
    readonly inputs: readonly [{
        readonly type: "bytes32";
        readonly name: "sessionId";
        readonly indexed: true;
    }, {
        readonly type: 'tuple';
        readonly components: readonly [{
            readonly type: "address";
            readonly name: "signer";
        }, {
            readonly type: "uint256";
            readonly name: "expiresAt";
        }, {
            readonly name: "feeLimit";
            readonly type: 'tuple';
            readonly components: readonly [{
                readonly type: "uint8";
                readonly name: "limitType";
            }, {
                readonly type: "uint256";
                readonly name: "limit";
            }, {
                readonly type: "uint256";
                readonly name: "period";
            }];
        }, {
            readonly name: "callPolicies";
            readonly type: "tuple[]";
            readonly components: readonly [{
                readonly type: "address";
                readonly name: "target";
            }, {
                readonly type: "bytes4";
                readonly name: "selector";
            }, {
                readonly type: "uint256";
                readonly name: "maxValuePerUse";
            }, {
                readonly name: "valueLimit";
                readonly type: 'tuple';
                readonly components: readonly [{
                    readonly type: "uint8";
                    readonly name: "limitType";
                }, {
                    readonly type: "uint256";
                    readonly name: "limit";
                }, {
                    readonly type: "uint256";
                    readonly name: "period";
                }];
            }, {
                readonly name: "constraints";
                readonly type: "tuple[]";
                readonly components: readonly [{
                    readonly type: "uint64";
                    readonly name: "index";
                }, {
                    readonly type: "uint8";
                    readonly name: "condition";
                }, {
                    readonly type: "bytes32";
                    readonly name: "refValue";
                }, {
                    readonly name: "limit";
                    readonly type: 'tuple';
                    readonly components: readonly [{
                        readonly type: "uint8";
                        readonly name: "limitType";
                    }, {
                        readonly type: "uint256";
                        readonly name: "limit";
                    }, {
                        readonly type: "uint256";
                        readonly name: "period";
                    }];
                }];
            }];
        }, {
            readonly name: "transferPolicies";
            readonly type: "tuple[]";
            readonly components: readonly [{
                readonly type: "address";
                readonly name: "target";
            }, {
                readonly type: "uint256";
                readonly name: "maxValuePerUse";
            }, {
                readonly name: "valueLimit";
                readonly type: 'tuple';
                readonly components: readonly [{
                    readonly type: "uint8";
                    readonly name: "limitType";
                }, {
                    readonly type: "uint256";
                    readonly name: "limit";
                }, {
                    readonly type: "uint256";
                    readonly name: "period";
                }];
            }];
        }];
        readonly name: "spec";
    }];
}, {
    readonly name: "SessionRevoked";
    readonly type: 'event';
    readonly inputs: readonly [{
        readonly type: "bytes32";
        readonly name: "sessionId";
        readonly indexed: true;
    }];
}];
/** What makes such accounts: `SessionAccountFactory.sol`. */
export declare const sessionAccountFactoryAbi: readonly [{
    readonly name: "deployAccount";
    readonly type: 'function';
    readonly stateMutability: "nonpayable";
    readonly inputs: readonly [{
        readonly type: "bytes32";
        readonly name: "credentialIdHash";
    }, {
        readonly type: "bytes32";
        readonly name: "x";
    }, {
        readonly type: "bytes32";
        readonly name: "y";
    }];
    readonly outputs: readonly [{
        readonly type: "address";
    }];
}, {
    readonly name: "accountAddress";
    readonly type: 'function';
    readonly stateMutability: "view";
    readonly inputs: readonly [{
        readonly type: "bytes32";
        readonly name: "credentialIdHash";
    }, {
        readonly type: "bytes32";
        readonly name: "x";
    }, {
        readonly type: "bytes32";
        readonly name: "y";
    }];
    readonly outputs: readonly [{
        readonly type: "address";
    }];
}, {
    readonly name: "accountsOf";
    readonly type: 'function';
    readonly stateMutability: "view";
    readonly inputs: readonly [{
        readonly type: "bytes32";
        readonly name: "credentialIdHash";
    }];
    readonly outputs: readonly [{
        readonly type: "address[]";
    }];
}, {
    readonly name: "isAccount";
    readonly type: 'function';
    readonly stateMutability: "view";
    readonly inputs: readonly [{
        readonly type: "address";
        readonly name: "account";
    }];
    readonly outputs: readonly [{
        readonly type: "bool";
    }];
}, {
    readonly name: "AccountDeployed";
    readonly type: 'event';
    readonly inputs: readonly [{
        readonly type: "address";
        readonly name: "account";
        readonly indexed: true;
    }, {
        readonly type: "bytes32";
        readonly name: "credentialIdHash";
        readonly indexed: true;
    }, {
        readonly type: "bytes32";
        readonly name: "x";
    }, {
        readonly type: "bytes32";
        readonly name: "y";
    }];
}];
/** `SessionSpec` as Solidity encodes it, alone. */
export declare const sessionSpecParameter: readonly [{
    readonly type: 'tuple';
    readonly components: readonly [{
        readonly type: "address";
        readonly name: "signer";
    }, {
        readonly type: "uint256";
        readonly name: "expiresAt";
    }, {
        readonly name: "feeLimit";
        readonly type: 'tuple';
        readonly components: readonly [{
            readonly type: "uint8";
            readonly name: "limitType";
        }, {
            readonly type: "uint256";
            readonly name: "limit";
        }, {
            readonly type: "uint256";
            readonly name: "period";
        }];
    }, {
        readonly name: "callPolicies";
        readonly type: "tuple[]";
        readonly components: readonly [{
            readonly type: "address";
            readonly name: "target";
        }, {
            readonly type: "bytes4";
            readonly name: "selector";
        }, {
            readonly type: "uint256";
            readonly name: "maxValuePerUse";
        }, {
            readonly name: "valueLimit";
            readonly type: 'tuple';
            readonly components: readonly [{
                readonly type: "uint8";
                readonly name: "limitType";
            }, {
                readonly type: "uint256";
                readonly name: "limit";
            }, {
                readonly type: "uint256";
                readonly name: "period";
            }];
        }, {
            readonly name: "constraints";
            readonly type: "tuple[]";
            readonly components: readonly [{
                readonly type: "uint64";
                readonly name: "index";
            }, {
                readonly type: "uint8";
                readonly name: "condition";
            }, {
                readonly type: "bytes32";
                readonly name: "refValue";
            }, {
                readonly name: "limit";
                readonly type: 'tuple';
                readonly components: readonly [{
                    readonly type: "uint8";
                    readonly name: "limitType";
                }, {
                    readonly type: "uint256";
                    readonly name: "limit";
                }, {
                    readonly type: "uint256";
                    readonly name: "period";
                }];
            }];
        }];
    }, {
        readonly name: "transferPolicies";
        readonly type: "tuple[]";
        readonly components: readonly [{
            readonly type: "address";
            readonly name: "target";
        }, {
            readonly type: "uint256";
            readonly name: "maxValuePerUse";
        }, {
            readonly name: "valueLimit";
            readonly type: 'tuple';
            readonly components: readonly [{
                readonly type: "uint8";
                readonly name: "limitType";
            }, {
                readonly type: "uint256";
                readonly name: "limit";
            }, {
                readonly type: "uint256";
                readonly name: "period";
            }];
        }];
    }];
    readonly name: "spec";
}];
/** The two parts of a session's `validatorData`. */
export declare const sessionProofParameters: readonly [{
    readonly type: 'tuple';
    readonly components: readonly [{
        readonly type: "address";
        readonly name: "signer";
    }, {
        readonly type: "uint256";
        readonly name: "expiresAt";
    }, {
        readonly name: "feeLimit";
        readonly type: 'tuple';
        readonly components: readonly [{
            readonly type: "uint8";
            readonly name: "limitType";
        }, {
            readonly type: "uint256";
            readonly name: "limit";
        }, {
            readonly type: "uint256";
            readonly name: "period";
        }];
    }, {
        readonly name: "callPolicies";
        readonly type: "tuple[]";
        readonly components: readonly [{
            readonly type: "address";
            readonly name: "target";
        }, {
            readonly type: "bytes4";
            readonly name: "selector";
        }, {
            readonly type: "uint256";
            readonly name: "maxValuePerUse";
        }, {
            readonly name: "valueLimit";
            readonly type: 'tuple';
            readonly components: readonly [{
                readonly type: "uint8";
                readonly name: "limitType";
            }, {
                readonly type: "uint256";
                readonly name: "limit";
            }, {
                readonly type: "uint256";
                readonly name: "period";
            }];
        }, {
            readonly name: "constraints";
            readonly type: "tuple[]";
            readonly components: readonly [{
                readonly type: "uint64";
                readonly name: "index";
            }, {
                readonly type: "uint8";
                readonly name: "condition";
            }, {
                readonly type: "bytes32";
                readonly name: "refValue";
            }, {
                readonly name: "limit";
                readonly type: 'tuple';
                readonly components: readonly [{
                    readonly type: "uint8";
                    readonly name: "limitType";
                }, {
                    readonly type: "uint256";
                    readonly name: "limit";
                }, {
                    readonly type: "uint256";
                    readonly name: "period";
                }];
            }];
        }];
    }, {
        readonly name: "transferPolicies";
        readonly type: "tuple[]";
        readonly components: readonly [{
            readonly type: "address";
            readonly name: "target";
        }, {
            readonly type: "uint256";
            readonly name: "maxValuePerUse";
        }, {
            readonly name: "valueLimit";
            readonly type: 'tuple';
            readonly components: readonly [{
                readonly type: "uint8";
                readonly name: "limitType";
            }, {
                readonly type: "uint256";
                readonly name: "limit";
            }, {
                readonly type: "uint256";
                readonly name: "period";
            }];
        }];
    }];
    readonly name: "spec";
}, {
    readonly type: "uint64[]";
    readonly name: "periodIds";
}];
