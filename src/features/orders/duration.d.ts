import type { Order } from '../../contract/order.ts';
/** When an order ends: so many seconds after it is signed, or at a moment (Unix seconds). */
export type Ends =
  | {
      after: number;
    }
  | {
      at: number;
    };
export type Preset = 'keep' | '1' | '3' | '7' | '30' | 'custom';
export type Duration = {
  preset: Preset;
  days: string;
  /** End of the order that is edited (Unix seconds); null where there is none to keep. */
  until: number | null;
};
/** What a form opens with: an edited order keeps its end unless somebody chooses another. */
export declare const durationOf: (replaces: Pick<Order, 'endTime'> | null, now: number) => Duration;
/** What is wrong with the custom number, as typed. */
export declare function daysProblem({ preset, days }: Duration): string | undefined;
/** Null while the custom number is none. */
export declare function endsOf({ preset, days, until }: Duration): Ends | null;
/** In ms. */
export declare const endMoment: (ends: Ends, now: number) => number;
