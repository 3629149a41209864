import type { Clock } from '../../ports/platform/clock.port.ts';
import { StockIndexUnavailable, type StockIndex } from '../../ports/stock/stock-index.port.ts';
import {
  breakerAfter,
  breakerLimits,
  closedBreaker,
  type BreakerEvent,
} from '../../shared/circuit-breaker.ts';

export interface FallbackOptions {
  readonly primary: StockIndex;
  /** Null: where the primary does not answer, nobody does. */
  readonly fallback: StockIndex | null;
  readonly clock: Clock;
  /** How long each of the two may take for one answer. */
  readonly primaryTimeoutMs: number;
  readonly fallbackTimeoutMs: number;
  /** Told when the primary is left alone, and when it is asked again. */
  readonly onChange?: (isPrimaryUsed: boolean) => void;
  /** Told of an error that is no failure of an engine but ours. */
  readonly onBroken?: (error: unknown) => void;
}

export interface StockIndexWithFallback extends StockIndex {
  /** Whether searches go to the primary; else it is left alone until a probe has been answered. */
  isPrimaryUsed(): boolean;
  /** Ends what it would do later by itself. */
  close(): void;
}

type Question<Answer> = (index: StockIndex) => Promise<Answer>;
type Outcome<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'failed' | 'abandoned' }
  | { readonly kind: 'broken'; readonly error: unknown };

/** From the end of a probe to the next: the primary is in use again well within 10 s of its return. */
const probePauseMs = 2_000;

/**
 * Searches the primary engine, and in its place the fallback, whose answers are marked as degraded. After
 * failures in a row, or when it has grown slow, the primary is left alone (circuit-breaker.ts); whoever still
 * waits for it goes on to the fallback at once. One probe at a time, for which no visitor waits, finds out
 * when it is back.
 */
export function stockIndexWithFallback(options: FallbackOptions): StockIndexWithFallback {
  const { primary, fallback, clock } = options;
  let breaker = closedBreaker;
  /** What is asked last is what probes ask: a search that no engine can answer must not stay the probe. */
  let latest: Question<unknown> | undefined;
  let callOffProbe: (() => void) | undefined;
  const waiting = new Set<() => void>();

  function heed(event: BreakerEvent): void {
    const before = breaker.phase;
    breaker = breakerAfter(breaker, event);
    if (breaker.phase === before) return;
    options.onChange?.(breaker.phase === 'closed');
    if (breaker.phase === 'closed') return;
    for (const abandon of waiting) abandon();
    probeLater();
  }

  function probeLater(): void {
    callOffProbe = clock.after(probePauseMs, () => void probe());
  }

  async function probe(): Promise<void> {
    if (!latest) return;
    const { kind } = await settle(clock, latest, primary, breakerLimits.slowMs);
    heed({ kind: 'probed', failed: kind !== 'answered' });
    if (breaker.phase === 'open') probeLater();
  }

  async function askPrimary<Answer>(question: Question<Answer>): Promise<Outcome<Answer>> {
    const startedMs = clock.elapsedMs();
    const callOffLate = clock.after(breakerLimits.lateMs, () => heed({ kind: 'late' }));
    const outcome = await settle(clock, question, primary, options.primaryTimeoutMs, waiting);
    callOffLate();
    const atMs = clock.elapsedMs();
    if (outcome.kind === 'broken') options.onBroken?.(outcome.error);
    if (outcome.kind === 'answered' || outcome.kind === 'failed') {
      heed({ kind: 'called', failed: outcome.kind === 'failed', tookMs: atMs - startedMs, atMs });
    }
    return outcome;
  }

  async function askFallback<Answer>(question: Question<Answer>): Promise<Answer> {
    if (!fallback) throw new StockIndexUnavailable('the engine does not answer, and there is no other');
    const outcome = await settle(clock, question, fallback, options.fallbackTimeoutMs);
    if (outcome.kind === 'answered') return outcome.answer;
    if (outcome.kind === 'broken') options.onBroken?.(outcome.error);
    throw new StockIndexUnavailable('neither engine answers');
  }

  async function ask<Answer>(question: Question<Answer>, degraded: (answer: Answer) => Answer) {
    latest = question;
    if (breaker.phase === 'closed') {
      const outcome = await askPrimary(question);
      if (outcome.kind === 'answered') return outcome.answer;
    }
    return degraded(await askFallback(question));
  }

  return {
    search: (site, search) =>
      ask(
        (index) => index.search(site, search),
        (answer) => ({ ...answer, isDegraded: true }),
      ),
    suggest: (site, typed, limit) =>
      ask(
        (index) => index.suggest(site, typed, limit),
        (answer) => answer,
      ),
    isPrimaryUsed: () => breaker.phase === 'closed',
    close() {
      latest = undefined;
      callOffProbe?.();
    },
  };
}

/** Asks one engine, and never longer than it may take; what it says afterwards is dropped. */
function settle<Answer>(
  clock: Clock,
  question: Question<Answer>,
  index: StockIndex,
  timeoutMs: number,
  waiting = new Set<() => void>(),
): Promise<Outcome<Answer>> {
  return new Promise((resolve) => {
    const end = (outcome: Outcome<Answer>) => {
      callOffTimeout();
      waiting.delete(abandon);
      resolve(outcome);
    };
    const abandon = () => end({ kind: 'abandoned' });
    const callOffTimeout = clock.after(timeoutMs, () => end({ kind: 'failed' }));
    waiting.add(abandon);
    (async () => question(index))().then(
      (answer) => end({ kind: 'answered', answer }),
      (error: unknown) =>
        end(error instanceof StockIndexUnavailable ? { kind: 'failed' } : { kind: 'broken', error }),
    );
  });
}
