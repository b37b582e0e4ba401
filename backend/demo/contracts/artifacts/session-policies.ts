// Made from SessionPolicies.sol by `npm run contracts`. Do not edit.
export const sessionPoliciesAbi = [
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
  }
] as const;

export const sessionPoliciesBytecode =
  '0x601f6032600b8282823980515f1a607314602657634e487b7160e01b5f525f60045260245ffd5b305f52607381538281f3fe730000000000000000000000000000000000000000301460806040525f5ffd' as const;
