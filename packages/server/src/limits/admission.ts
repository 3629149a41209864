import { Overloaded } from '@forecourt/resilience/overloaded';
import { fillingBuckets, tokenBuckets, type RateLimit } from './token-bucket.ts';
import { turns, type NextTurn } from './turns.ts';

export interface AdmissionOptions {
  /** Of one network at one site. */
  readonly network: RateLimit;
  /** How much of this process's time one site may take, as a part of 1. */
  readonly siteShare: number;
  readonly elapsedMs: () => number;
  readonly cpuMs?: () => number;
  /** Told what a site took in a turn of this thread. */
  readonly onSpent?: (siteId: string, ms: number) => void;
}

/** Who asks for work that no cache answers. */
export interface Applicant {
  readonly siteId: string;
  /** As `clientNetwork` tells it. */
  readonly network: string;
  /** A lead or a code: it does not pay for what others asked of the site. */
  readonly isUrgent?: boolean;
}

/** The admission of work that no cache answers: by sender and site, then by the time that the site took. */
export interface Admission {
  /** Throws `Overloaded` where the sender, or the site, has had its share. */
  readonly admit: (applicant: Applicant) => void;
  /** Before something is computed for a site, which its turn counts. */
  readonly nextTurn: NextTurn;
  /** What another thread took for a site. */
  readonly spend: (siteId: string, ms: number) => void;
}

/** What a request takes of the thread that answers, beside what turns measure: 1.3 ms of a search, 2.5 of a page. */
const requestMs = 2;
/** After a rest a site may take this many seconds of its share at once. */
const burstSeconds = 2;

export function admission({
  network,
  siteShare,
  elapsedMs,
  cpuMs = threadCpuMs,
  onSpent,
}: AdmissionOptions): Admission {
  const takeOfNetwork = tokenBuckets<string>(network);
  const shareMs = siteShare * 1_000;
  /** A token is a millisecond. */
  const budgetOf = fillingBuckets({ perSecond: shareMs, burst: shareMs * burstSeconds });

  function spend(siteId: string, ms: number): void {
    budgetOf(siteId, elapsedMs()).tokens -= ms;
  }

  return {
    admit({ siteId, network: sender, isUrgent = false }) {
      const waitMs = takeOfNetwork(`${siteId} ${sender}`, elapsedMs());
      if (waitMs > 0) throw new Overloaded('a network asks too much of a site', waitMs);
      const budget = budgetOf(siteId, elapsedMs());
      if (budget.tokens <= 0 && !isUrgent) {
        throw new Overloaded('a site has had its share', (requestMs - budget.tokens) / siteShare);
      }
      budget.tokens -= requestMs;
    },
    nextTurn: turns({
      creditOf: (siteId) => budgetOf(siteId, elapsedMs()).tokens,
      spend(siteId, ms) {
        spend(siteId, ms);
        onSpent?.(siteId, ms);
      },
      cpuMs,
    }),
    spend,
  };
}

function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
