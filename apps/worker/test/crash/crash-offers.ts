import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { keepRunning } from './killed-process.ts';
import {
  askSite,
  withCrashedSite,
  type CrashedSite,
  type CrashPlan,
  type SentRequest,
  type SiteResponse,
} from './crashed-site.ts';

export interface OfferCrashReport {
  readonly journeys: number;
  /** Came to an accepted offer, or to the call that stands in for one where the valuation service had no answer. */
  readonly accepted: number;
  readonly called: number;
  /** Plates that had to be sent once more, as the process that asked for them was killed. */
  readonly askedAgain: number;
  /** Answers of a step that were gone when its visitor came back. */
  readonly lostSteps: number;
  readonly leads: number;
  /** More leads than journeys. */
  readonly doubled: number;
  /** Offers that say they are accepted, and those of which the lead says so too. */
  readonly acceptedOffers: number;
  readonly acceptedLeads: number;
  /** Journeys with more than one offer, though nothing was answered anew. */
  readonly offeredTwice: number;
  readonly undelivered: number;
  readonly ownEnds: number;
  readonly requests: number;
  readonly refusals: number;
  readonly kills: Readonly<Record<string, number>>;
  readonly seconds: number;
}

interface Counted {
  requests: number;
  refusals: number;
  askedAgain: number;
  lostSteps: number;
}

/**
 * Visitors go from the plate to the accepted offer while the server, the worker and PostgreSQL are killed by turns
 * (TRADE-9): each goes on where they were, and there is one lead for each.
 */
export async function crashOffers(
  plan: CrashPlan & { readonly journeys: number },
): Promise<OfferCrashReport> {
  const vendorPort = await freePort();
  const vendor = keepRunning(
    '../../../simulator/src/main.ts',
    {},
    { SIMULATOR_PORT: String(vendorPort), LOG_LEVEL: 'silent' },
  );
  const valuation = {
    VALUATION_URL: `http://127.0.0.1:${vendorPort}/valuation`,
    VALUATION_KEY: 'tests',
  };
  try {
    return await withCrashedSite(plan, { workerVariables: valuation }, async (site) => {
      const counted: Counted = { requests: 0, refusals: 0, askedAgain: 0, lostSteps: 0 };
      const ends: Record<Ended, number> = { accepted: 0, call: 0 };
      const killing = site.kill();
      const paceMs = (plan.kills * plan.pauseMs * plan.clients) / plan.journeys;
      await Promise.all(
        Array.from({ length: plan.clients }, async (_, client) => {
          for (let n = client; n < plan.journeys; n += plan.clients) {
            await sleep(paceMs * Math.random());
            ends[await new Visitor(site, n, counted).go()] += 1;
            if (n % 20 === 0) site.say(`journey ${n} has ended: ${JSON.stringify(counted)}`);
          }
        }),
      );
      const kills = await killing;
      await site.delivered();
      return {
        journeys: plan.journeys,
        accepted: ends.accepted,
        called: ends.call,
        ...(await kept(site, plan.journeys)),
        ownEnds: site.ownEnds(),
        ...counted,
        kills,
        seconds: Math.round(site.seconds() * 10) / 10,
      };
    });
  } finally {
    await vendor.stop();
  }
}

type Ended = 'accepted' | 'call';

interface ShownStep {
  readonly step: string;
  readonly state?: string;
  /** The form of the offer's button. */
  readonly press?: { readonly fields: readonly (readonly [name: string, value: string])[] };
}

const mostTries = 600;
const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** A browser without a script: it posts forms, follows where it is sent, and tries again when nobody answers. */
class Visitor {
  readonly #site: CrashedSite;
  readonly #n: number;
  readonly #counted: Counted;
  readonly #key = randomUUID();
  #cookie = '';

  constructor(site: CrashedSite, n: number, counted: Counted) {
    this.#site = site;
    this.#n = n;
    this.#counted = counted;
  }

  async go(): Promise<Ended> {
    let hasSentDetails = false;
    await this.#sendPlate();
    for (let tries = 0; tries < mostTries; tries += 1) {
      const { step, state, press } = await this.#shown();
      if (step === 'details') {
        if (hasSentDetails) this.#counted.lostSteps += 1;
        await this.#post('/trade-in/offer/details', this.#details());
        hasSentDetails = true;
      } else if (step === 'offer') {
        if (state === 'accepted') return 'accepted';
        if (state === 'open')
          await this.#post('/trade-in/offer/accept', Object.fromEntries(press?.fields ?? []));
        // What comes late is shown late: whoever is to be called looks again for a while.
        else if (state === 'call' && tries > 60) return 'call';
        else await sleep(500);
      } else if (state === 'plate') {
        // Whoever asked was killed, and the page said so.
        this.#counted.askedAgain += 1;
        if (hasSentDetails) this.#counted.lostSteps += 1;
        await this.#sendPlate();
      } else await sleep(300);
    }
    throw new Error(`journey ${this.#n} never ended`);
  }

  async #sendPlate(): Promise<void> {
    const rego = `K${String(this.#n).padStart(5, '0')}`;
    // Towards a car of a dealer, who is sent the lead.
    const { carIds } = this.#site.world;
    const car = { car_id: carIds[this.#n % carIds.length] ?? '' };
    const { headers } = await this.#post('/trade-in/offer/look-up', { rego, state: 'vic', ...car });
    const cookies = headers['set-cookie'] ?? [];
    const given = cookies.map((one) => one.split(';')[0] ?? '').filter((one) => one.includes('offer='));
    if (given[0]) [this.#cookie] = given as [string];
  }

  #details(): Readonly<Record<string, string>> {
    return {
      idempotency_key: this.#key,
      name: 'Alex',
      last_name: 'O’Neill',
      email: `${this.#key}@example.com`,
      phone: `04${10_000_000 + this.#n}`,
      postcode: '3000',
      odometer: '61400',
      service_history: 'Full',
      number_of_keys: '2',
      car_condition: 'Good',
      comments: 'A stone chip on the bonnet.',
    };
  }

  async #shown(): Promise<ShownStep> {
    const { text } = await this.#ask({ method: 'GET', path: '/_page/trade-in/offer' });
    const answer = JSON.parse(text) as { view?: ShownStep; page?: { view: ShownStep } };
    const view = answer.page?.view ?? answer.view;
    if (view) return view;
    // The journey is gone, though its cookie was given.
    this.#counted.lostSteps += 1;
    return { step: 'find', state: 'plate' };
  }

  #post(path: string, fields: Readonly<Record<string, string>>): Promise<SiteResponse> {
    return this.#ask({ path, body: new URLSearchParams(fields).toString(), headers: form });
  }

  async #ask(sent: SentRequest): Promise<SiteResponse> {
    const headers = { ...sent.headers, ...(this.#cookie && { cookie: this.#cookie }) };
    for (let tries = 0; tries < mostTries; tries += 1) {
      this.#counted.requests += 1;
      const answer = await askSite(this.#site, { ...sent, headers }).catch(() => null);
      if (answer && answer.status < 400) return answer;
      if (answer && answer.status < 500 && answer.status !== 429) {
        throw new Error(`${sent.path} was answered ${answer.status}: ${answer.text.slice(0, 300)}`);
      }
      this.#counted.refusals += 1;
      await sleep(Math.min(200 * (tries + 1), 1_000) * (0.5 + Math.random()));
    }
    throw new Error(`${sent.path} was never answered`);
  }
}

/** What is in the database in the end. */
async function kept(site: CrashedSite, journeys: number) {
  const [row] = await site.query<Readonly<Record<string, string>>>(`
    select
      (select count(*) from leads) as leads,
      (select count(*) from trade_in_offers where accepted_at is not null) as accepted_offers,
      (select count(*) from lead_trade_ins where offer_accepted) as accepted_leads,
      (select count(*) from (select lookup_id from trade_in_offers group by lookup_id having count(*) > 1) o) as twice,
      (select count(*) from lead_deliveries where state <> 'delivered') as undelivered
  `);
  const leads = Number(row?.['leads']);
  return {
    leads,
    doubled: leads - journeys,
    acceptedOffers: Number(row?.['accepted_offers']),
    acceptedLeads: Number(row?.['accepted_leads']),
    offeredTwice: Number(row?.['twice']),
    undelivered: Number(row?.['undelivered']),
  };
}
