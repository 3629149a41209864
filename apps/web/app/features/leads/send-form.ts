import type { LeadFormView } from '@forecourt/app/leads/pages/lead-form.view';
import type { FormResponse } from '@forecourt/app/leads/take/form-response';
import type { WireValue } from '@forecourt/domain/form/form';
import type { LeadFormName } from '@forecourt/domain/leads/lead-form-name';
import { visitTrail } from '../../browser/visit-trail.ts';
import type { FormBrowser } from './form-browser.ts';

/** What any address says of a request that it does not take. */
interface ErrorBody {
  readonly error: { readonly message: string };
}

interface Sending {
  readonly answers: Readonly<Record<string, WireValue>>;
  readonly key: string;
  readonly honeypot: string;
  readonly secondsToFill: number;
  readonly proof: string | null;
}

const timeoutMs = 20_000;

/** Sends a form (FORM-3); null without a response, or with one that cannot be read. */
export async function sendForm(
  { fetch, sessionStorage }: Pick<FormBrowser, 'fetch' | 'sessionStorage'>,
  view: Pick<LeadFormView, 'action' | 'carId' | 'page' | 'honeypotField'> & { readonly name: LeadFormName },
  { answers, key, honeypot, secondsToFill, proof }: Sending,
): Promise<FormResponse | ErrorBody | null> {
  const { pages, arrivedBy } = visitTrail(sessionStorage);
  const fields = {
    ...answers,
    form: view.name,
    car_id: view.carId,
    page: view.page,
    idempotency_key: key,
    lead_attributes: {
      visited_pages: pages,
      linked_query_params: Object.fromEntries(new URLSearchParams(arrivedBy)),
    },
    seconds_to_fill: secondsToFill,
    proof,
    [view.honeypotField]: honeypot,
  };
  try {
    const response = await fetch(view.action, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body: unknown = await response.json();
    return isResponse(body) ? body : null;
  } catch {
    return null;
  }
}

function isResponse(body: unknown): body is FormResponse | ErrorBody {
  return typeof body === 'object' && body !== null && 'error' in body;
}

/** An idempotency key. Not `crypto.randomUUID`, which a page without HTTPS lacks. */
export function newIdempotencyKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** How a form was filled in: what stands in its honeypot, and how long it took. */
export function filledIn(form: HTMLFormElement | null, honeypotField: string, elapsedMs: number) {
  const field = form?.elements.namedItem(honeypotField);
  return {
    honeypot: field instanceof HTMLInputElement ? field.value : '',
    secondsToFill: Math.round(elapsedMs / 100) / 10,
  };
}
