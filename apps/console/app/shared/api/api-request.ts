import { ApiError, readApiError } from './api-error.ts';

const timeoutMs = 10_000;

interface Options {
  /** Sent as JSON by POST; without it the request is a GET. */
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/** Asks the console's own server. What comes back has the type of the view that the address answers with. */
export async function apiRequest<Answer>(path: string, { body, signal }: Options = {}): Promise<Answer> {
  const response = await send(path, body, signal);
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw readApiError(response.status, answer, response.headers.get('retry-after'));
  if (answer === null) throw new ApiError('fault');
  return answer as Answer;
}

async function send(path: string, body: unknown, signal: AbortSignal | undefined): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await fetch(path, {
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
  } catch (error) {
    // Whoever gave up wants no message about it.
    if (signal?.aborted === true) throw error;
    throw new ApiError(navigator.onLine ? 'no_answer' : 'offline');
  }
}
