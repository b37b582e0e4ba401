import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio/react';
import { deviceTypeOf } from '../../contract/device-type.ts';
import type { Order } from '../../contract/order.ts';
import { isServerCancellable } from '../../domain/order.ts';
import { sameMoneyOf } from '../../domain/price-comparison.ts';
import { authState } from '../../services/auth-state.ts';
import { Sheet } from '../../ui/modal.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AcceptForm, type Accept } from './accept-form.tsx';
import { EditListing, EditOffer, OnChainFirst, placeOfOrder } from './edit-forms.tsx';
import { BulkForm } from './bulk-form.tsx';
import { ListingForm, type Submit } from './listing-form.tsx';
import { OfferForm } from './offer-form.tsx';
import { closeOrderForm } from '../../trading/orders/open-order-form.ts';
import { orderForm, type Progress, type Subject } from '../../trading/orders/order-form-state.ts';
import * as texts from './texts.ts';
import { SendForm } from './send-form.tsx';
import * as sendTexts from './send-texts.ts';
import { ProgressView } from './progress-view.tsx';
import { useOrderRun } from './use-order-run.ts';
import { useTerms } from './use-terms.ts';
import type { Place } from '../../trading/orders/order-draft.ts';
import type { Sending } from '../../trading/transactions/send-items.ts';

export type OrderSheetProps = {
  onSend: (sending: Sending) => void;
  /** A sending is about to start; why it did not. */
  sending: { busy: boolean; notice: ReactNode };
  onLoginNeeded: () => void;
  onCancelListing: (order: Order) => void;
  onCancelOffers: (orders: readonly Order[]) => void;
  onAccept: Accept;
};

function titleOf(subject: Subject): string {
  switch (subject.kind) {
    case 'list':
      return subject.items.length > 1 ? texts.listItems(subject.items.length) : texts.listForSale;
    case 'offer':
      if (subject.target.kind === 'any') return texts.offerOnAny;
      return subject.target.kind === 'trait'
        ? texts.offerOnTrait(subject.target.traitType, subject.target.value)
        : texts.makeAnOffer;
    case 'edit':
      return subject.order.side === 'listing' ? texts.editListing : texts.editOffer;
    case 'accept':
      return texts.acceptOffer;
    case 'send':
      return sendTexts.sendItems(subject.items.length, 1n);
    default:
      return subject satisfies never;
  }
}

function Form({ subject, owner, sheet, onSubmit }: FormInnerProps) {
  if (subject.kind === 'send') {
    return (
      <SendForm
        items={subject.items}
        owner={owner}
        busy={sheet.sending.busy}
        notice={sheet.sending.notice}
        onSend={sheet.onSend}
        onCancelListing={(order) => {
          closeOrderForm();
          sheet.onCancelListing(order);
        }}
      />
    );
  }
  const place =
    subject.kind === 'list'
      ? subject.items[0]?.place
      : subject.kind === 'offer'
        ? subject.place
        : placeOfOrder(subject.order);
  return place === undefined ? null : (
    <FormAt place={place} subject={subject} owner={owner} sheet={sheet} onSubmit={onSubmit} />
  );
}

type FormInnerProps = { subject: Subject; owner: `0x${string}`; sheet: OrderSheetProps; onSubmit: Submit };

type OrderSubject = Exclude<Subject, { kind: 'send' }>;

function FormAt({ place, subject, owner, sheet, onSubmit }: FormInnerProps & { place: Place; subject: OrderSubject }) {
  const { terms, isPending, retry } = useTerms(place);
  if (subject.kind === 'accept') {
    return (
      <AcceptForm
        order={subject.order}
        identifier={subject.identifier}
        owner={owner}
        same={terms?.same ?? sameMoneyOf(undefined)}
        onAccept={(order, units, item) => {
          closeOrderForm();
          sheet.onAccept(order, units, item);
        }}
      />
    );
  }
  if (terms === null) {
    return isPending ? (
      <div aria-busy="true">
        <Skeleton height={64} />
        <Skeleton height={280} style={{ marginTop: 16 }} />
      </div>
    ) : (
      <Retry what={texts.marketTerms} onRetry={retry} />
    );
  }
  const form = { owner, terms, onSubmit, onLoginNeeded: sheet.onLoginNeeded };
  if (subject.kind === 'list') {
    const [own, ...more] = subject.items;
    if (own === undefined) return null;
    return more.length > 0 ? (
      <BulkForm {...form} items={subject.items} />
    ) : (
      <ListingForm {...form} own={own} replaces={null} />
    );
  }
  if (subject.kind === 'offer') {
    const { target, image, most } = subject;
    return <OfferForm {...form} place={place} target={target} image={image} most={most} replaces={null} />;
  }
  const { order } = subject;
  const onCancel = () => {
    closeOrderForm();
    if (order.side === 'listing') sheet.onCancelListing(order);
    else sheet.onCancelOffers([order]);
  };
  if (!isServerCancellable(order.parameters, terms.zone)) return <OnChainFirst order={order} onCancel={onCancel} />;
  return order.side === 'listing' ? (
    <EditListing {...form} order={order} onCancel={onCancel} />
  ) : (
    <EditOffer {...form} order={order} />
  );
}

const backToForm = () => {
  orderForm.progress = null;
};

/** Signing and publishing orders, from the form to what came of it. */
export function OrderSheet(sheet: OrderSheetProps) {
  const { user } = useSnapshot(authState);
  const snapshot = useSnapshot(orderForm);
  const subject = snapshot.subject as Subject | null;
  const progress = snapshot.progress as Progress | null;
  const { start, retry } = useOrderRun(sheet.onLoginNeeded);
  if (subject === null || user === null) return null;
  // A phone's pane grows upwards: a field in it would move while somebody types.
  const isShort =
    progress?.status === 'done' ||
    subject.kind === 'accept' ||
    (subject.kind === 'send' && deviceTypeOf(navigator.userAgent) === 'desktop');
  return (
    <Sheet open fill={!isShort} title={titleOf(subject)} onClose={closeOrderForm}>
      {/* The form stays mounted while the run shows, so that Back returns to what was typed. */}
      <div hidden={progress !== null}>
        <Form subject={subject} owner={user.address} sheet={sheet} onSubmit={start} />
      </div>
      {progress !== null && (
        <ProgressView
          progress={progress}
          isUpdate={subject.kind === 'edit'}
          onRetry={retry}
          onBack={backToForm}
          onClose={closeOrderForm}
        />
      )}
    </Sheet>
  );
}
