import { Overloaded } from '@forecourt/resilience/overloaded';
import { LRUCache } from 'lru-cache';
import { tokenBuckets, type RateLimit } from './token-bucket.ts';

export interface AdmissionOptions {
  /** Of one network at one site. */
  readonly network: RateLimit;
  /** How much of this process's time one site may take, as a part of 1. */
  readonly siteShare: number;
  readonly elapsedMs: () => number;
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
  /** Does what computes without a pause, and counts its time for the site. */
  readonly compute: <T>(siteId: string, work: () => T) => T;
}

/** What a request takes beside what is measured. */
const requestMs = 1;
/** After a rest a site may take this many seconds of its share at once. */
const burstSeconds = 2;
const mostSites = 20_000;

export function admission({ network, siteShare, elapsedMs }: AdmissionOptions): Admission {
  const takeOfNetwork = tokenBuckets<string>(network);
  const burstMs = siteShare * burstSeconds * 1_000;
  const budgets = new LRUCache<string, { leftMs: number; atMs: number }>({ max: mostSites });

  function budgetOf(siteId: string): { leftMs: number; atMs: number } {
    const nowMs = elapsedMs();
    const budget = budgets.get(siteId) ?? { leftMs: burstMs, atMs: nowMs };
    budget.leftMs = Math.min(burstMs, budget.leftMs + (nowMs - budget.atMs) * siteShare);
    budget.atMs = nowMs;
    budgets.set(siteId, budget);
    return budget;
  }

  return {
    admit({ siteId, network: sender, isUrgent = false }) {
      const waitMs = takeOfNetwork(`${siteId} ${sender}`, elapsedMs());
      if (waitMs > 0) throw new Overloaded('a network asks too much of a site', waitMs);
      const budget = budgetOf(siteId);
      if (budget.leftMs <= 0 && !isUrgent) {
        throw new Overloaded('a site has had its share', (requestMs - budget.leftMs) / siteShare);
      }
      budget.leftMs -= requestMs;
    },
    compute(siteId, work) {
      const startedMs = elapsedMs();
      try {
        return work();
      } finally {
        budgetOf(siteId).leftMs -= elapsedMs() - startedMs;
      }
    },
  };
}
