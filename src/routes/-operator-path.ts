export const OPERATOR_PATH = '/operator';
