export const HAS_SERVER = false;
