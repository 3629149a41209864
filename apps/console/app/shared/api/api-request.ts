import { ApiError, readApiError } from './api-error.ts';
import { askForProof } from './wait-for-proof.ts';

const timeoutMs = 10_000;
/** Long enough for the longest export on a slow line. */
const fileTimeoutMs = 120_000;

interface Options {
  /** Sent as JSON by POST; without it the request is a GET. */
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
}

/** Asks the console's own server. What comes back has the type of the view that the address answers with. */
export async function apiRequest<Answer>(path: string, options: Options = {}): Promise<Answer> {
  const response = await answered(path, options);
  const answer: unknown = await response.json().catch(() => null);
  if (answer === null) throw new ApiError('fault');
  return answer as Answer;
}

/** Asks for a file, such as an export. */
export async function fileRequest(path: string, options: Options): Promise<Blob> {
  const response = await answered(path, { ...options, timeoutMs: fileTimeoutMs });
  return response.blob();
}

/** What needs a fresh proof is asked for once more when its person has given it. */
async function answered(path: string, options: Options): Promise<Response> {
  const response = await send(path, options);
  if (response.ok) return response;
  const error = readApiError(
    response.status,
    await response.json().catch(() => null),
    response.headers.get('retry-after'),
  );
  if (error.code !== 'prove_again' || !(await askForProof())) throw error;
  return answered(path, options);
}

async function send(path: string, { body, signal, timeoutMs: ms = timeoutMs }: Options): Promise<Response> {
  const timeout = AbortSignal.timeout(ms);
  try {
    return await fetch(path, {
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
      // Whoever leaves the page at once still has what they did.
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body), keepalive: true }),
    });
  } catch (error) {
    // Whoever gave up wants no message about it.
    if (signal?.aborted === true) throw error;
    throw new ApiError(navigator.onLine ? 'no_answer' : 'offline');
  }
}
