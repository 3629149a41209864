/** A job cannot be done now, for a reason that may be read by anybody: the queue shows its message to staff. */
export class JobFailure extends Error {
  override readonly name = 'JobFailure';
}
