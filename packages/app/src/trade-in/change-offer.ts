import { mailboxOf } from '@forecourt/domain/core/mailbox';
import type { RateRule } from '@forecourt/domain/core/rate-rule';
import { answersText } from '@forecourt/domain/trade-in/offer-answers';
import { findReceipts } from '../leads/record/find-receipt.ts';
import { hexOf } from '../leads/record/receipt-token.ts';
import type { CodeKeys } from '../ports/accounts/code-keys.port.ts';
import type { SessionTokens } from '../ports/accounts/session-tokens.port.ts';
import type { JobQueue } from '../ports/platform/jobs.port.ts';
import type { RateLimiter } from '../ports/platform/rate-limiter.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { OfferStore } from '../ports/trade-in/offer-store.port.ts';
import type { TradeInStore } from '../ports/trade-in/trade-in-store.port.ts';
import type { SiteContext } from '../site/site-context.ts';
import { findHeldOffer, standingOf } from './held-offer.ts';
import { secretHashOf } from './journey-secret.ts';
import { mailOfferJob } from './mail-offer.job.ts';
import { sealOfferSecret } from './offer-link.ts';
import { tellOffer, type TellStores } from './tell-offer.ts';
import { valueOfferJob } from './value-offer.job.ts';

type ChangeStores = TellStores & {
  readonly offers: Pick<OfferStore, 'changeJourney' | 'findJourney' | 'findOffer'>;
  readonly tradeIns: Pick<TradeInStore, 'findDetails'>;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
};

export interface ChangeOfferPorts {
  readonly store: StoreRunner<ChangeStores>;
  readonly tokens: Pick<SessionTokens, 'hash'>;
  readonly codeKeys: Pick<CodeKeys, 'seal'>;
  readonly limiter: RateLimiter;
}

type ChangeContext = Pick<SiteContext, 'scope' | 'site'>;

export interface HeldBy {
  readonly secret: string;
  readonly now: Date;
}

/** Goes back from an offer to the answers that it was made from. A yes stays a yes. */
export async function changeAnswers(
  { store, tokens }: Pick<ChangeOfferPorts, 'store' | 'tokens'>,
  { scope }: ChangeContext,
  { secret, now }: HeldBy,
): Promise<boolean> {
  const secretHash = secretHashOf(tokens, secret);
  return store.run(scope, async ({ offers }) => {
    const held = await findHeldOffer(offers, secretHash, now);
    if (!held) return false;
    if (held.offer?.acceptedAt) return true;
    return offers.changeJourney(held.journey, { step: 'details', phase: 'editing', askedAt: null });
  });
}

/** Asks for another number with the same answers, once the first has ended or none came. */
export async function askAgain(
  { store, tokens }: Pick<ChangeOfferPorts, 'store' | 'tokens'>,
  { scope }: ChangeContext,
  { secret, now }: HeldBy,
): Promise<boolean> {
  const secretHash = secretHashOf(tokens, secret);
  return store.run(scope, async ({ offers, tradeIns, jobs }) => {
    const held = await findHeldOffer(offers, secretHash, now);
    const { leadId = null, plate = null } = held?.journey ?? {};
    const details = leadId && (await tradeIns.findDetails(leadId));
    if (!held || !details || leadId === null || plate === null) return false;
    if (standingOf(held.journey, held.offer, now) !== 'ended') return true;
    const asked = { phase: 'waiting', askedAt: now, offerId: null } as const;
    if (!(await offers.changeJourney(held.journey, asked))) return true;
    const answersHash = hexOf(tokens.hash(answersText(plate, details)));
    const { id: journeyId } = held.journey;
    await jobs.enqueue(valueOfferJob, { journeyId, leadId, answersHash }, { key: `value ${leadId}` });
    return true;
  });
}

/** Has a person call about an offer (LAW-2). Pressed again, it is asked once. */
export async function askPerson(
  { store, tokens }: Pick<ChangeOfferPorts, 'store' | 'tokens'>,
  { scope }: ChangeContext,
  { secret, now, about }: HeldBy & { readonly about: string },
): Promise<boolean> {
  const secretHash = secretHashOf(tokens, secret);
  return store.run(scope, async (stores) => {
    const held = await findHeldOffer(stores.offers, secretHash, now);
    const leadId = held?.journey.leadId ?? null;
    if (leadId === null) return false;
    const events = await stores.leads.listEvents(leadId, mostEvents);
    const isAsked = events.some(({ kind, note }) => kind === 'offer_asked' && note === about);
    const times = events.filter(({ kind }) => kind === 'offer_asked').length;
    if (isAsked || times >= mostAsked) return true;
    await tellOffer(stores, { kind: 'offer_asked', leadId, note: about, answers: {}, now });
    return true;
  });
}

const mostEvents = 1_000;
/** Nobody's mailbox is filled with them. */
const mostAsked = 5;

/** Whoever types a stranger's address cannot fill their mailbox. */
const perMailbox: RateRule = { limit: 3, windowSeconds: 86_400 };
const perOffer: RateRule = { limit: 1, windowSeconds: 7 * 86_400 };

/** Mails the link to an offer, once, to the address that its seller gave. */
export async function mailLink(
  { store, tokens, codeKeys, limiter }: ChangeOfferPorts,
  { scope, site }: ChangeContext,
  { secret, now }: HeldBy,
): Promise<'mailed' | 'not mailed' | 'no such offer'> {
  const secretHash = secretHashOf(tokens, secret);
  const found = await store.run(scope, async ({ offers, tradeIns, leads }) => {
    const held = await findHeldOffer(offers, secretHash, now);
    const leadId = held?.journey.leadId ?? null;
    if (!held?.offer || leadId === null) return null;
    const email = (await tradeIns.findDetails(leadId))?.email ?? null;
    const receipts = findReceipts(await leads.listEvents(leadId, mostEvents));
    return {
      ...held,
      offerId: held.offer.id,
      leadId,
      email,
      isMailed: receipts.some(({ details }) => details.isMailed),
    };
  });
  if (!found) return 'no such offer';
  // Who got no copy of the form, because it looked like a machine's, gets none of its offer.
  if (found.email === null || !found.isMailed) return 'not mailed';
  if ((await limiter.take('link of offer', found.offerId, perOffer)) > 0) return 'mailed';
  if ((await limiter.take('offers to mailbox', mailboxOf(found.email), perMailbox)) > 0) return 'not mailed';
  const { leadId, journey, offerId } = found;
  const sealed = sealOfferSecret(codeKeys, site.id, secret);
  const input = { leadId, journeyId: journey.id, sealed, about: 'link' } as const;
  await store.run(scope, ({ jobs }) => jobs.enqueue(mailOfferJob, input, { key: `link ${offerId}` }));
  return 'mailed';
}
