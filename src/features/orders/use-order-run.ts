import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onOnlineChange } from '../../services/online.ts';
import type { OrderDraft } from '../../trading/orders/order-draft.ts';
import { carryOn, carryOnOnline, publishDrafts, type RunHost } from '../../trading/orders/order-run.ts';

/** Signs and publishes what a form decided; the sheet shows how it goes. */
export function useOrderRun(onLoginNeeded: () => void) {
  const queryClient = useQueryClient();
  const host: RunHost = {
    onLoginNeeded,
    onEnd: () => queryClient.invalidateQueries({ queryKey: ['public'] }),
  };
  useEffect(() => onOnlineChange((online) => void (online && carryOnOnline(host))));
  return {
    start: (drafts: readonly OrderDraft[], needsApproval: boolean) => void publishDrafts(drafts, needsApproval, host),
    retry: () => void carryOn(host),
  };
}
