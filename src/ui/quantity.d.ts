/**
 * A typed number of copies, or what is wrong with it. Nothing is rounded, cut off or guessed:
 * `1.5` and `1e3` are told, not made into something else.
 */
export declare function readQuantity(
  text: string,
  min: bigint,
  max: bigint,
  tooMany?: string,
):
  | {
      value: bigint;
    }
  | {
      problem: string;
    };
