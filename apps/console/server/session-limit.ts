import { Overloaded } from '@forecourt/resilience/overloaded';
import { tokenBuckets } from '@forecourt/server/limits/token-bucket';

/** A dozen open tabs that all read their list anew in the same second, several times over. */
const ofSession = { perSecond: 40, burst: 160 };

/** Throws `Overloaded` where one session asks more often than a person with a dozen tabs. */
export type SessionLimit = (token: string) => void;

export function sessionLimit(nowMs: () => number): SessionLimit {
  const take = tokenBuckets<string>(ofSession);
  return (token) => {
    const waitMs = take(token, nowMs());
    if (waitMs > 0) throw new Overloaded('a session asks too much', waitMs);
  };
}
