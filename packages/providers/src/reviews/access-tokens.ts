import { ReviewsUnavailable } from '@forecourt/app/ports/content/review-source.port';
import type { ElapsedClock } from '@forecourt/resilience/elapsed-clock';
import { readLimited } from '../vendor-response/read-limited.ts';

export interface TokenOptions {
  /** The token endpoint of OAuth 2.0. */
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Given to the platform by whoever manages the places. */
  readonly refreshToken: string;
}

/** Before its end a token is not begun with. */
const reserveMs = 60_000;
const mostAnswerBytes = 64 * 1024;

/** Access tokens for a refresh token (RFC 6749, section 6), each used until shortly before it expires. */
export function accessTokens(
  options: TokenOptions & { readonly answerMs: number; readonly clock: ElapsedClock },
) {
  const { clock } = options;
  let held: { readonly token: string; readonly untilMs: number } | null = null;
  return {
    async read(): Promise<string> {
      if (held && clock.elapsedMs() < held.untilMs) return held.token;
      const { token, seconds } = await request(options);
      held = { token, untilMs: clock.elapsedMs() + seconds * 1_000 - reserveMs };
      return token;
    },
    /** It was refused before its time. */
    forget() {
      held = null;
    },
  };
}

async function request({
  tokenUrl,
  clientId,
  clientSecret,
  refreshToken,
  answerMs,
}: TokenOptions & { readonly answerMs: number }) {
  try {
    const response = await fetch(tokenUrl, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        client_id: clientId,
        client_secret: clientSecret,
        refresh_token: refreshToken,
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(answerMs),
    });
    const said = JSON.parse(await readLimited(response, mostAnswerBytes)) as Readonly<
      Record<string, unknown>
    >;
    const { access_token: token, expires_in: seconds } = said;
    if (response.ok && typeof token === 'string' && typeof seconds === 'number') return { token, seconds };
  } catch {
    // What it said instead may hold the secret: nobody is told more.
  }
  throw new ReviewsUnavailable('no_token');
}
