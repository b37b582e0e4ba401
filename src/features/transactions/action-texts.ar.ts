/* Beside the button that begins a transaction. */
export const purchaseNotStarted = 'تعذّر بدء الشراء';
export const notStarted = 'تعذّر البدء';
export const goneHint = 'بيع أو أُلغي أو انتهى.';
export const nothingInWallet = 'لا شيء هناك، أعد المحاولة';

/* In the header. */
export const pending = 'قيد التنفيذ';
export const pendingCount = (count: number) => `قيد التنفيذ: ${count}`;
