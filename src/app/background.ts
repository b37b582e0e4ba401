import type { QueryClient } from '@tanstack/react-query';

/** What starts after the first paint: the worker, the build poll, the launch of the wallet. */
export function startBackground(_queryClient: QueryClient): void {}
