import type { CarGuide } from '@forecourt/app/ports/trade-in/car-guide.port';
import { readVehicleLookup } from '@forecourt/domain/trade-in/read-vehicle-lookup';
import { concurrencyLimit } from '@forecourt/resilience/concurrency-limit';
import type { ElapsedClock } from '@forecourt/resilience/elapsed-clock';
import { guardCalls } from '@forecourt/resilience/guard-calls';
import { readLimited } from '../vendor-response/read-limited.ts';

export interface CarGuideOptions {
  /** Under which cars are asked for. */
  readonly url: string;
  readonly apiKey: string;
  readonly clock: ElapsedClock;
  readonly timeoutMs?: number;
  readonly onChange?: (phase: 'open' | 'closed') => void;
}

const mostAnswerBytes = 64 * 1024;
const limits = { failuresInRow: 6, fewestCallers: 2, pauseMs: 15_000 };

/**
 * A guide of cars over HTTP. A circuit breaker spares sellers the wait while it is down, and no site takes all of the
 * calls that may be under way.
 */
export function httpCarGuide(options: CarGuideOptions): CarGuide {
  const { clock, timeoutMs = 4_000, onChange = () => undefined } = options;
  const permits = concurrencyLimit({
    atOnce: 8,
    mostOfOwner: 2,
    waiting: 50,
    order: 'fifo',
    timeoutMs,
    refuse: () => new Error('busy'),
    clock,
  });
  const guarded = guardCalls({ limits, timeoutMs: timeoutMs + 500, clock, onChange });
  return {
    async find(siteId, code) {
      const found = await permits
        .run(siteId, () => guarded(() => ask(options, code, timeoutMs), siteId))
        .catch(() => null);
      return found?.vehicle ?? null;
    },
  };
}

async function ask({ url, apiKey }: CarGuideOptions, code: string, timeoutMs: number) {
  const response = await fetch(`${url}/car?code=${encodeURIComponent(code)}`, {
    headers: { authorization: `Bearer ${apiKey}`, accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await readLimited(response, mostAnswerBytes);
  if (response.status === 404) return { vehicle: null };
  if (!response.ok) throw new Error(`the guide answers ${response.status}`);
  return { vehicle: readVehicleLookup([JSON.parse(text)])?.vehicle ?? null };
}
