// Made from SessionSpecs.sol by `npm run contracts`. Do not edit.
export const sessionSpecsAbi = [
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
  }
] as const;

export const sessionSpecsBytecode =
  '0x601f6032600b8282823980515f1a607314602657634e487b7160e01b5f525f60045260245ffd5b305f52607381538281f3fe730000000000000000000000000000000000000000301460806040525f5ffd' as const;
