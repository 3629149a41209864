import {
  LenderUnavailable,
  type LenderService,
  type SealedForLender,
} from '@forecourt/app/ports/finance/lender-service.port';
import type { SiteScope } from '@forecourt/app/ports/platform/scope.port';
import type { Secret } from '@forecourt/domain/core/secret';
import { applicationPlace } from '@forecourt/domain/finance/application/application-place';
import { readLenderAnswer } from '@forecourt/domain/finance/application/read-lender-answer';
import { concurrencyLimit } from '@forecourt/resilience/concurrency-limit';
import type { ElapsedClock } from '@forecourt/resilience/elapsed-clock';
import { guardCalls } from '@forecourt/resilience/guard-calls';
import { readLimited } from '../vendor-response/read-limited.ts';
import { openForLender } from './sealed-applications.ts';

export interface LenderOptions {
  /** Under which applications lie. */
  readonly url: string;
  readonly apiKey: string;
  readonly clock: ElapsedClock;
  /** The private key that an application was sealed for; null: it is gone. */
  readonly privateKeyOf: (scope: SiteScope, keyId: string) => Promise<Secret | null>;
  readonly answerMs?: number;
  readonly onChange?: (phase: 'open' | 'closed') => void;
}

const mostAnswerBytes = 64 * 1024;
const atOnce = 8;
const mostOfSite = 2;
const limits = { failuresInRow: 6, fewestCallers: 2, pauseMs: 15_000 };

/**
 * A lender over HTTP: POST applications with the id as Idempotency-Key. What was sealed is opened here and goes nowhere but
 * to the lender: no error, log or answer of this has a word of it.
 */
export function httpLenderService(options: LenderOptions): LenderService {
  const { clock, answerMs = 20_000, onChange = () => undefined } = options;
  const permits = concurrencyLimit({
    atOnce,
    mostOfOwner: mostOfSite,
    waiting: 200,
    order: 'fifo',
    timeoutMs: answerMs,
    refuse: () => new LenderUnavailable('busy'),
    clock,
  });
  // The signal of a request ends it first; the guard holds where that does not.
  const guarded = guardCalls({ limits, timeoutMs: answerMs + 1_000, clock, onChange });
  return {
    apply: (scope, application) =>
      permits.run(scope.siteId, async () => {
        const text = await opened(options, scope, application);
        let failure = new LenderUnavailable('resting');
        const answered = await guarded(async () => {
          try {
            return { told: await send(options, application.applicationId, text, answerMs) };
          } catch (error) {
            failure = error instanceof LenderUnavailable ? error : new LenderUnavailable('broken');
            throw failure;
          }
        }, scope.siteId);
        if (!answered) throw failure;
        const answer = readLenderAnswer(answered.told, application.applicationId);
        if (!answer) throw new LenderUnavailable('no_answer');
        return answer;
      }),
  };
}

async function opened(
  { privateKeyOf }: LenderOptions,
  scope: SiteScope,
  { applicationId, keyId, sealed }: SealedForLender,
): Promise<string> {
  const key = await privateKeyOf(scope, keyId);
  const text = key && openForLender(key, applicationPlace(scope.siteId, applicationId), sealed);
  if (text === null) throw new LenderUnavailable('unreadable');
  return text;
}

async function send(
  { url, apiKey }: LenderOptions,
  applicationId: string,
  text: string,
  timeoutMs: number,
): Promise<unknown> {
  const response = await fetch(`${url}/applications`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${apiKey}`,
      'content-type': 'application/json',
      'idempotency-key': applicationId,
    },
    body: JSON.stringify({ application_id: applicationId, application: JSON.parse(text) as unknown }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw new LenderUnavailable(isTimeout(error) ? 'too_slow' : 'no_response');
  });
  const body = await readLimited(response, mostAnswerBytes).catch((error: unknown) => {
    throw new LenderUnavailable(isTimeout(error) ? 'too_slow' : 'cut_off');
  });
  if (!response.ok) throw new LenderUnavailable(`status_${response.status}`);
  try {
    return JSON.parse(body) as unknown;
  } catch {
    throw new LenderUnavailable('no_json');
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}
