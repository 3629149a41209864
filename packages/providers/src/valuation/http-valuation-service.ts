import {
  ValuationUnavailable,
  type ValuationService,
} from '@forecourt/app/ports/trade-in/valuation-service.port';
import { normaliseRego } from '@forecourt/domain/trade-in/normalise-rego';
import { readValuation } from '@forecourt/domain/trade-in/read-valuation';
import { readVehicleLookup, type VehicleLookup } from '@forecourt/domain/trade-in/read-vehicle-lookup';
import { concurrencyLimit } from '@forecourt/resilience/concurrency-limit';
import type { ElapsedClock } from '@forecourt/resilience/elapsed-clock';
import { guardCalls } from '@forecourt/resilience/guard-calls';
import { readLimited } from '../vendor-response/read-limited.ts';

export interface ValuationOptions {
  /** Under which the calls lie: enter-vin, manual-entry, image-upload, update-eval, value. */
  readonly url: string;
  readonly apiKey: string;
  readonly clock: ElapsedClock;
  /** The first two may ask a state's register, which takes its time. */
  readonly lookupMs?: number;
  readonly answerMs?: number;
  readonly onChange?: (phase: 'open' | 'closed') => void;
}

const mostAnswerBytes = 256 * 1024;
const atOnce = 16;
const mostOfSite = 4;
/** Trouble of one site, such as a plate that breaks the vendor, is not taken for the vendor's end. */
const limits = { failuresInRow: 6, fewestCallers: 2, pauseMs: 15_000 };

/**
 * The valuation service over HTTP, in the shape of its own calls (SPECIFICATION.md, section 7). A circuit breaker spares
 * everybody the wait while it is down, and no site takes all of the calls that may be under way.
 */
export function httpValuationService(options: ValuationOptions): ValuationService {
  const { clock, lookupMs = 25_000, answerMs = 10_000, onChange = () => undefined } = options;
  const permits = concurrencyLimit({
    atOnce,
    mostOfOwner: mostOfSite,
    waiting: 200,
    order: 'fifo',
    timeoutMs: answerMs,
    refuse: () => new ValuationUnavailable('busy'),
    clock,
  });
  // The signal of a request ends it first; the guard holds where that does not.
  const guarded = guardCalls({ limits, timeoutMs: lookupMs + 1_000, clock, onChange });

  async function ask(siteId: string, call: Call): Promise<unknown> {
    return permits.run(siteId, async () => {
      let failure = new ValuationUnavailable('resting');
      const answered = await guarded(async () => {
        try {
          return { body: await send(options, call) };
        } catch (error) {
          failure = error instanceof ValuationUnavailable ? error : new ValuationUnavailable('broken');
          throw failure;
        }
      }, siteId);
      if (!answered) throw failure;
      return answered.body;
    });
  }

  async function lookup(siteId: string, path: string, fields: object): Promise<VehicleLookup | null> {
    const answer = await ask(siteId, { path, json: fields, timeoutMs: lookupMs });
    if (answer === notKnown) return null;
    const read = readVehicleLookup(answer);
    if (!read) throw new ValuationUnavailable('no_list');
    return read;
  }

  return {
    async lookUp(siteId, { rego, state }) {
      const found = await lookup(siteId, 'enter-vin', { rego, state });
      const registration = found?.vehicle.registration ?? null;
      // Somebody else's car: neither its owner nor this visitor may learn of the other.
      if (registration !== null && normaliseRego(registration) !== normaliseRego(rego)) {
        throw new ValuationUnavailable('another_car');
      }
      return found;
    },
    describe: (siteId, { vin, description }) => lookup(siteId, 'manual-entry', { vin, desc: description }),
    async attachPicture(siteId, evalId, { name, type, bytes }) {
      const form = new FormData();
      form.set('evalid', evalId);
      form.set('file', new File([new Uint8Array(bytes)], name, { type }));
      const answer = await ask(siteId, { path: 'image-upload', form, timeoutMs: answerMs });
      if (answer === notKnown) throw new ValuationUnavailable('not_known');
    },
    async update(siteId, update) {
      const answer = await ask(siteId, { path: 'update-eval', json: update, timeoutMs: answerMs });
      const updated = answer === notKnown ? null : readVehicleLookup(answer);
      if (updated?.vehicle.evalId !== update.evalid) throw new ValuationUnavailable('another_car');
    },
    async value(siteId, { evalId, adjustmentAnswers }) {
      const json = { id: evalId, adjustmentAnswers };
      const answer = await ask(siteId, { path: 'value', json, timeoutMs: answerMs });
      return answer === notKnown ? null : readValuation(answer, evalId);
    },
  };
}

interface Call {
  readonly path: string;
  readonly json?: object;
  readonly form?: FormData;
  readonly timeoutMs: number;
}

/** The vendor answers that it knows no such car: that is an answer. */
const notKnown = Symbol('not known');

async function send(
  { url, apiKey }: ValuationOptions,
  { path, json, form, timeoutMs }: Call,
): Promise<unknown> {
  const response = await fetch(`${url}/${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${apiKey}`,
      ...(form ? {} : { 'content-type': 'application/json' }),
    },
    body: form ?? JSON.stringify(json),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw new ValuationUnavailable(isTimeout(error) ? 'too_slow' : 'no_response');
  });
  const body = await readLimited(response, mostAnswerBytes).catch((error: unknown) => {
    throw new ValuationUnavailable(isTimeout(error) ? 'too_slow' : 'cut_off');
  });
  if (response.status === 404 || response.status === 422) return notKnown;
  if (!response.ok) throw new ValuationUnavailable(`status_${response.status}`);
  try {
    return JSON.parse(body) as unknown;
  } catch {
    throw new ValuationUnavailable('no_json');
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}
