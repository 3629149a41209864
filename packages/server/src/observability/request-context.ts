import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

const storage = new AsyncLocalStorage<string>();
/** Of this process, as long as it lives; ids are told to visitors and are no secret. */
const processId = randomBytes(5).toString('hex');
let requests = 0;

/** The id of a request: unique over all processes, and cheap, as every request has one. */
export function nextRequestId(): string {
  requests += 1;
  return `${processId}-${requests.toString(36)}`;
}

/**
 * Runs what a request causes, so that every line of the log that it writes names the request. What none caused
 * names none.
 */
export function withRequest<Result>(requestId: string | undefined, work: () => Result): Result {
  return requestId === undefined ? work() : storage.run(requestId, work);
}

/** What every line of the log has beside its own fields: pino's `mixin`. */
export function requestFields(): { readonly requestId?: string } {
  const requestId = storage.getStore();
  return requestId === undefined ? {} : { requestId };
}
