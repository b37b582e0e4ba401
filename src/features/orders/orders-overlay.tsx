import { lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio/react';
import { orderForm } from './order-form-state.ts';
import type { OrderSheetProps } from './order-sheet.tsx';

const OrderSheet = lazy(() => import('./order-sheet.tsx').then((module) => ({ default: module.OrderSheet })));

/** The sheet for listings and offers, of every page; its code comes when it opens. */
export function OrdersOverlay(props: OrderSheetProps) {
  const { subject, hidden } = useSnapshot(orderForm);
  if (subject === null || hidden) return null;
  return (
    <Suspense fallback={null}>
      <OrderSheet {...props} />
    </Suspense>
  );
}
