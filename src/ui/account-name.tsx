import { useUiHost, type AccountNameProps } from './host.tsx';

/** The name that an account has chosen, where one is known; `children`, e.g. its shortened address, otherwise. */
export function AccountName(props: AccountNameProps) {
  const { AccountName: Shown } = useUiHost();
  return <Shown {...props} />;
}
