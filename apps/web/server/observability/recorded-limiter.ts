import type { RateLimiter } from '@forecourt/app/ports/platform/rate-limiter.port';
import type { SecurityLog } from '@forecourt/server/observability/security-log';

/** A rate limiter that tells the log of security events which limit was reached, and by whom as a pseudonym. */
export function recordedLimiter(limiter: RateLimiter, security: SecurityLog): RateLimiter {
  return {
    async take(what, whose, rule) {
      const waitSeconds = await limiter.take(what, whose, rule);
      if (waitSeconds > 0) security.record('limit_reached', { reason: what, subject: whose });
      return waitSeconds;
    },
  };
}
