import { useQuery } from '@tanstack/react-query';
import { nameQuery } from '../../services/names.ts';
import type { AccountNameProps } from '../../ui/host.tsx';

/** Its code comes where a network of the market knows names. */
export function NamedAccount({ address, children }: AccountNameProps) {
  const { data: name } = useQuery(nameQuery(address));
  // Letters of either direction stay inside it.
  return name ? <bdi title={address}>{name}</bdi> : children;
}
