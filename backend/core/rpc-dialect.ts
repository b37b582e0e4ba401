/** Of one request. */
export type DialectCall = { method: string; params?: unknown };

/** What a network's JSON-RPC says otherwise than its chain's own program. */
export type RpcDialect = {
  /** Methods beside those of every network. */
  methods: ReadonlySet<string>;
  /** Whether the dialect answers this call itself. */
  answers(call: DialectCall): boolean;
  /** Whether it lets the chain execute something for this call. */
  executes(call: DialectCall): boolean;
  /** Its result. Throws a `DialectError` for the caller. */
  answer(call: DialectCall): Promise<unknown>;
  /** Whether the chain's own result of this call is put into the dialect. */
  translates(call: DialectCall): boolean;
  translate(call: DialectCall, result: unknown): Promise<unknown>;
};

/** A JSON-RPC error with words for whoever called. */
export class DialectError extends Error {
  override name = 'DialectError';
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}
