/* What a session does not allow, within the spec's "Session validation failed: {message} ({type})". */
export const inactive = 'The session is not active';
export const expired = 'The session has expired';
export const feeUnsaid = 'The transaction does not say what it may cost at most';
export const feeTooHigh = 'The maximum fee exceeds the remaining fee limit';
export const noTransfer = (to: string) => `The session allows no transfer to ${to}`;
export const noCall = (selector: string, to: string) => `The session allows no call of ${selector} at ${to}`;
export const valuePerUse = 'The value exceeds what one use may spend';
export const valueLeft = 'The value exceeds the remaining value limit';
export const valueUnknown = 'Nothing is known of the value limit';
export const outside = (index: string) => `Parameter ${index} lies outside the call data`;
export const limitUnknown = (index: string) => `Nothing is known of the limit of parameter ${index}`;
export const limitLeft = (index: string) => `Parameter ${index} exceeds its remaining limit`;
export const mustBe = {
  equal: (index: string, value: string) => `Parameter ${index} must be equal to ${value}`,
  greater: (index: string, value: string) => `Parameter ${index} must be greater than ${value}`,
  less: (index: string, value: string) => `Parameter ${index} must be less than ${value}`,
  greater_equal: (index: string, value: string) => `Parameter ${index} must be greater than or equal to ${value}`,
  less_equal: (index: string, value: string) => `Parameter ${index} must be less than or equal to ${value}`,
  not_equal: (index: string, value: string) => `Parameter ${index} must not be equal to ${value}`,
};
