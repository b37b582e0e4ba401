import type { EmbeddedAccount } from '../chain/accounts.ts';
import { at, type Random } from './art/drawing.ts';

/** Who holds how many copies of what in one collection, as the chain will have it. */
export class Holdings {
  private readonly byId = new Map<number, Map<EmbeddedAccount, number>>();

  give(id: number, to: EmbeddedAccount, amount: number): void {
    const holders = this.byId.get(id) ?? new Map<EmbeddedAccount, number>();
    holders.set(to, (holders.get(to) ?? 0) + amount);
    this.byId.set(id, holders);
  }

  move(id: number, from: EmbeddedAccount, to: EmbeddedAccount, amount: number): void {
    const left = this.amount(id, from) - amount;
    if (left < 0) throw new Error(`${from.address} has not ${amount} of ${id}`);
    if (left === 0) this.byId.get(id)?.delete(from);
    else this.byId.get(id)?.set(from, left);
    this.give(id, to, amount);
  }

  amount(id: number, holder: EmbeddedAccount): number {
    return this.byId.get(id)?.get(holder) ?? 0;
  }

  ids(): number[] {
    return [...this.byId.keys()];
  }

  /** Holders of one id, in the order in which they came. */
  holders(id: number): EmbeddedAccount[] {
    return [...(this.byId.get(id)?.keys() ?? [])];
  }

  /** Some id and one of its holders. */
  some(r: Random): { id: number; holder: EmbeddedAccount } {
    const id = at(this.ids(), Math.floor(r() * this.byId.size));
    const holders = this.holders(id);
    return { id, holder: at(holders, Math.floor(r() * holders.length)) };
  }
}
