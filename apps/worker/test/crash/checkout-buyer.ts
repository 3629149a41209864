import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CrashedCar } from './checkout-world.ts';
import { askSite, type CrashedSite, type SentRequest, type SiteResponse } from './crashed-site.ts';
import type { KilledProvider, PaidOutcome } from './killed-provider.ts';

/** What a buyer does with a car; each starts alike. */
export const manners = {
  'keeps it': 28,
  'lets it go': 22,
  'closes the window when it is paid': 12,
  'leaves before paying': 10,
  'is declined first': 8,
  'presses everything twice': 8,
  'goes to the provider’s page after all': 7,
  'pays late': 5,
} as const;
export type Manner = keyof typeof manners;

/** What came of it, as the buyer saw it. */
export type BuyerEnd =
  'held' | 'let go' | 'paid' | 'left' | 'taken' | 'too late' | 'returned' | 'refused' | 'gave up';

export interface Buyer {
  readonly email: string;
  readonly end: BuyerEnd;
}

export interface BuyerCounts {
  requests: number;
  refusals: number;
}

interface ShownPage {
  readonly step?: 'details' | 'pay' | 'processing' | 'no-answer';
  readonly state?: 'held' | 'returning' | 'ended' | 'taken';
  readonly letGo?: { readonly href: string };
  readonly fields?: {
    readonly clientSecret: string;
    readonly account: string;
    readonly publishableKey: string;
  } | null;
}

export interface BuyerOrder {
  readonly site: CrashedSite;
  readonly provider: KilledProvider;
  readonly car: CrashedCar;
  readonly manner: Manner;
  readonly counts: BuyerCounts;
  /** The number of the card, and whether the browser runs scripts; otherwise a good one, and one in two. */
  readonly card?: string;
  readonly hasScript?: boolean;
  /** Told by what the site knows this browser again. */
  readonly onCookie?: (cookie: string) => void;
  /** As if the time to pay of whoever has this email were long over. */
  readonly age: (email: string) => Promise<void>;
}

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const script = { 'content-type': 'application/json' };
const goodCard = '4242424242424242';
const declinedCard = '4000000000000002';
const mostSteps = 40;
const mostTries = 40;
/** A machine that others use too is no fault of the site. */
const answerMs = 30_000;

class GaveUp extends Error {}

/** A buyer goes through a checkout over HTTP as a browser does: the same press again when nobody answers. */
export async function goThroughCheckout(order: BuyerOrder): Promise<Buyer> {
  const email = `${randomUUID()}@example.com`;
  try {
    return { email, end: await new Checkout(order, email).go() };
  } catch (error) {
    if (error instanceof GaveUp) return { email, end: 'gave up' };
    throw error;
  }
}

class Checkout {
  readonly #order: BuyerOrder;
  readonly #email: string;
  readonly #host: string;
  readonly #page: string;
  readonly #hasScript: boolean;
  readonly #card: string;
  #cookie = '';
  #hasPaid = false;

  constructor(order: BuyerOrder, email: string) {
    const { sites, slug } = order.car;
    this.#order = order;
    this.#email = email;
    this.#hasScript = order.hasScript ?? Math.random() < 0.5;
    this.#card = order.card ?? goodCard;
    this.#host = sites[Math.floor(Math.random() * sites.length)] ?? '';
    this.#page = `/cars/${slug}/checkout`;
  }

  async go(): Promise<BuyerEnd> {
    const { manner } = this.#order;
    let presses = 0;
    for (let steps = 0; steps < mostSteps; steps += 1) {
      const shown = await this.#shown();
      if (shown.step === 'details') {
        presses += 1;
        if (presses > 4) return 'refused';
        await this.#pressDetails();
      } else if (shown.step === 'pay') {
        if (manner === 'leaves before paying') return 'left';
        const paid = await this.#pay(shown);
        if (paid === 'gone') return 'too late';
        this.#hasPaid ||= paid === 'paid';
        if (this.#hasPaid && manner === 'closes the window when it is paid') return 'paid';
        if (this.#hasPaid) await this.#ask({ method: 'GET', path: `${this.#page}/return` });
      } else if (shown.step === 'no-answer') {
        await sleep(400);
        await this.#ask({ path: `${this.#page}/again`, headers: form });
      } else if (shown.state === 'held') {
        if (manner !== 'lets it go' || !shown.letGo) return 'held';
        await this.#ask({ path: shown.letGo.href, body: 'why=other', headers: form });
        return 'let go';
      } else if (shown.state === 'taken') {
        return this.#hasPaid ? 'returned' : 'taken';
      } else if (shown.state) {
        return this.#hasPaid ? 'returned' : 'too late';
      } else await sleep(400);
    }
    return this.#hasPaid ? 'paid' : 'refused';
  }

  async #pressDetails(): Promise<void> {
    const fields = {
      idempotency_key: randomUUID(),
      name: 'Alex',
      last_name: 'O’Neill',
      email: this.#email,
      phone: '0491570006',
      postcode: '3000',
      best_time_to_call: 'Any time',
    };
    const body = this.#hasScript ? JSON.stringify(fields) : new URLSearchParams(fields).toString();
    const press = () =>
      this.#ask({ path: `${this.#page}/details`, body, headers: this.#hasScript ? script : form });
    await Promise.all(this.#isTwice() ? [press(), press()] : [press()]);
  }

  /** In the fields of the page, or on the provider's own. */
  async #pay({ fields }: ShownPage): Promise<PaidOutcome> {
    const { manner, provider, age } = this.#order;
    const isMoving = manner === 'goes to the provider’s page after all';
    const inFields = fields && !isMoving ? fields : null;
    const session = inFields ? null : await this.#hostedSession();
    if (!inFields && session === null) return 'not yet';
    const pay = (number: string) =>
      inFields ? provider.payInFields(inFields, number) : provider.payOnPage(session ?? '', number);
    if (manner === 'pays late') {
      await age(this.#email);
      await sleep(4_000 * Math.random());
    }
    if (manner === 'is declined first') await pay(declinedCard);
    const paid = await Promise.all((this.#isTwice() ? [1, 2] : [1]).map(() => pay(this.#card)));
    return paid.includes('paid') ? 'paid' : (paid[0] ?? 'not yet');
  }

  async #hostedSession(): Promise<string | null> {
    const { headers } = await this.#ask({ path: `${this.#page}/hosted`, body: 'terms=on', headers: form });
    return /\/payments\/page\/(\w+)$/.exec(headers.location ?? '')?.[1] ?? null;
  }

  #isTwice(): boolean {
    return this.#order.manner === 'presses everything twice';
  }

  async #shown(): Promise<ShownPage> {
    const { text } = await this.#ask({ method: 'GET', path: `/_page${this.#page}` });
    const answer = JSON.parse(text) as { readonly page?: { readonly view: ShownPage }; view?: ShownPage };
    return answer.page?.view ?? answer.view ?? {};
  }

  async #ask(sent: SentRequest): Promise<SiteResponse> {
    const { site, counts } = this.#order;
    const place = { ports: site.ports, world: { ...site.world, site: this.#host } };
    for (let tries = 0; tries < mostTries; tries += 1) {
      counts.requests += 1;
      const headers = { ...sent.headers, ...(this.#cookie && { cookie: this.#cookie }) };
      const answer = await askSite(place, { ...sent, headers, answerMs }).catch(() => null);
      if (answer && answer.status < 500 && answer.status !== 429) {
        const given = answer.headers['set-cookie']?.find((one) => one.startsWith('reserve='));
        // By the page and never by the answer to a press, which may be lost: the next press is known all the same.
        if (given && sent.method === 'GET') this.#cookie = given.split(';')[0] ?? '';
        this.#order.onCookie?.(this.#cookie);
        if (answer.status < 400 || answer.status === 422) return answer;
        throw new Error(`${sent.path} was answered ${answer.status}: ${answer.text.slice(0, 300)}`);
      }
      counts.refusals += 1;
      await sleep(Math.min(200 * (tries + 1), 1_000) * (0.5 + Math.random()));
    }
    throw new GaveUp(`${sent.path} was never answered`);
  }
}
