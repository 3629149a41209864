/** What the server answers when it cannot do what was asked, and what a browser finds out by itself. */
const knownCodes = [
  'signed_out',
  'not_recognised',
  'prove_again',
  'not_allowed',
  'no_such_lead',
  'no_such_delivery',
  'changed_meanwhile',
  'refused',
  'too_often',
  'unavailable',
] as const;
type KnownCode = (typeof knownCodes)[number];
export type ApiErrorCode = KnownCode | 'offline' | 'no_answer' | 'fault';

interface Details {
  readonly message?: string;
  readonly retryAfterSeconds?: number | null;
  readonly current?: unknown;
}

/** A request that was not answered as hoped. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly retryAfterSeconds: number | null;
  /** How the thing stands now, where somebody else changed it meanwhile. */
  readonly current: unknown;

  constructor(code: ApiErrorCode, { message = '', retryAfterSeconds = null, current }: Details = {}) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
    this.current = current;
  }
}

/** The error that a body of the server describes; one that says nothing known is a fault. */
export function readApiError(status: number, body: unknown, retryAfter: string | null): ApiError {
  const { error, current } = (body ?? {}) as {
    error?: { code?: unknown; message?: unknown };
    current?: unknown;
  };
  const code = knownCodes.find((known) => known === error?.code) ?? codeOfStatus(status);
  const message = typeof error?.message === 'string' ? error.message : '';
  const seconds = Number(retryAfter);
  return new ApiError(code, { message, current, retryAfterSeconds: seconds > 0 ? seconds : null });
}

function codeOfStatus(status: number): ApiErrorCode {
  if (status === 401) return 'signed_out';
  if (status === 403) return 'not_allowed';
  if (status === 429) return 'too_often';
  // It is about what was asked, and says itself what would do.
  if (status === 400 || status === 409 || status === 422) return 'refused';
  return status === 502 || status === 503 || status === 504 ? 'unavailable' : 'fault';
}
