/** Answered with this status, as a server refuses. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly msgId: string;
  constructor(status: number, msgId: string, message: string) {
    super(message);
    this.status = status;
    this.msgId = msgId;
  }
}

export const notFound = () => new Refusal(404, 'not_found', 'Not Found');
