/** There is more to do than can be done soon: whoever asked is told when to ask again. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
  readonly retryAfterMs: number;

  constructor(message: string, retryAfterMs = 2_000) {
    super(message);
    this.retryAfterMs = retryAfterMs;
  }
}
