/** Nobody knows of other devices. */
export const SignOutEverywhere = (): null => null;
