import { clearKeptOrders } from '../../device/order-vault.ts';
import { onSignedOut } from '../../services/auth.ts';
import { orderForm } from './order-form-state.ts';

/** What a person signed here goes with them: nothing of it stays for the next one. */
export function startOrders(): void {
  onSignedOut(async (address) => {
    Object.assign(orderForm, { subject: null, progress: null, hidden: false });
    await clearKeptOrders(address).catch(() => undefined);
  });
}
