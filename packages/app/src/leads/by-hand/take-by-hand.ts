import type { CarId, DealershipId, LeadId, SiteId } from '@forecourt/domain/core/ids';
import { fail, ok, type Result } from '@forecourt/domain/core/result';
import type { FormProblem } from '@forecourt/domain/form/form-problem';
import { parsePhone } from '@forecourt/domain/core/australian-phone';
import {
  checkHandAnswers,
  handKinds,
  type HandAnswers,
  type HandKindName,
  type HandWay,
} from '@forecourt/domain/leads/by-hand';
import { resolveSettings } from '@forecourt/domain/settings/resolve-settings';
import type { HandPlace } from '../../ports/leads/hand-lead-store.port.ts';
import type { StaffScope } from '../../ports/platform/scope.port.ts';
import { mostHolidays } from '../../site/site-context.ts';
import { readLayers } from '../../site/settings-access.ts';
import { auditPlaceOf } from '../inbox/audit-lead.ts';
import type { LeadView } from '../inbox/lead.view.ts';
import { readLead } from '../inbox/show-lead.ts';
import { sealReceipt } from '../confirm/seal-receipt.ts';
import { leadIdAt } from '../record/lead-id.ts';
import { receiptSecrets } from '../record/receipt-token.ts';
import { jobsOf } from '../take/capture-lead.ts';
import type { FormContext, FormSubmission } from '../take/form-submission.ts';
import { makeLeadSubmission } from '../take/make-lead-submission.ts';
import type { Answers } from '../take/read-lead-answers.ts';
import { mostPlaces, type HandPorts, type HandStores } from './hand-ports.ts';

/** What staff say of somebody who used no form. */
export interface HandInput extends HandAnswers {
  readonly kind: HandKindName;
  readonly way: HandWay;
  /** The yard. */
  readonly at: DealershipId;
  readonly carId: CarId | null;
  /** They said yes when they were asked for consent. */
  readonly optIn: boolean;
  readonly waits: boolean;
  /** Send the site's confirmation, to whoever left an email and waits. */
  readonly isMailed: boolean;
  /** Made by the browser, once for each lead. */
  readonly key: string;
  readonly now: Date;
}

export type HandRefusal =
  | { readonly code: 'not_filled_in'; readonly problems: readonly FormProblem[] }
  | { readonly code: 'no_such_place' | 'no_such_car' };

const mostLocations = 1_000;

/**
 * Takes down a lead of somebody who came without a form (CON-2.1). The lead, its deliveries, how it stands and what the
 * audit says are one transaction; the same key again answers the same lead, whatever became of the first try.
 */
export async function takeByHand(
  ports: HandPorts,
  scope: StaffScope,
  input: HandInput,
): Promise<Result<LeadView, HandRefusal>> {
  const problems = checkHandAnswers(input);
  if (problems.length > 0) return fail({ code: 'not_filled_in', problems });
  const id = leadIdAt(input.now, ports.randomId());
  return ports.store.run(scope, async (stores): Promise<Result<LeadView, HandRefusal>> => {
    const place = (await stores.handLeads.places(mostPlaces)).find((one) => one.dealershipId === input.at);
    if (!place) return fail({ code: 'no_such_place' });
    const car = input.carId === null ? null : await stores.cars.findOutline(input.carId);
    if (input.carId !== null && car?.dealershipId !== input.at) return fail({ code: 'no_such_car' });
    const locations = (await stores.locations.list(mostLocations)).filter(
      ({ dealershipId }) => dealershipId === input.at,
    );
    const form = formOf(ports, place, input);
    const context = await contextOf(stores, place);
    const { submission } = makeLeadSubmission(context, form, { id, car, locations, isOwnLead: true });
    const submitted = await stores.handLeads.submit({ ...submission, siteId: place.siteId });
    if (!submitted.ok) return fail({ code: 'no_such_place' });
    const { leadId, repeated } = submitted.value;
    if (!repeated) {
      await stores.jobs.enqueueAll(jobsOf(form, submission, submitted.value));
      await tellOfHand(stores, scope, leadId, { ...input, siteId: place.siteId });
    }
    const view = await readLead(stores, scope, { id: leadId, now: input.now });
    return view ? ok(view) : fail({ code: 'no_such_place' });
  });
}

/** As the site's own form of this kind would have been sent. */
function formOf(
  { tokens, codeKeys }: HandPorts,
  { siteId, slug }: HandPlace,
  input: HandInput,
): FormSubmission {
  const { kind, key, at, carId, waits, now } = input;
  const isMailed = input.isMailed && waits && input.email.trim() !== '';
  const [{ secret, hash }] = receiptSecrets(tokens, siteId, `by hand ${key}`);
  return {
    form: handKinds[kind].form,
    answers: answersOf(input, slug),
    carId,
    visitorId: null,
    pageId: null,
    url: null,
    userAgent: null,
    visit: { visitedPages: [], query: {} },
    spamSignals: { honeypot: null, secondsToFill: null, leadsFromSender: 1 },
    ...(isMailed && { receipt: { secret, sealed: sealReceipt(codeKeys, siteId, secret), hash, isMailed } }),
    idempotencyKey: key,
    byHand: { dealershipId: at, waits },
    now,
  };
}

function answersOf({ name, phone, email, message, kind, optIn }: HandInput, slug: string): Answers {
  const { category } = handKinds[kind];
  const said = {
    name: name.trim(),
    phone: parsePhone(phone)?.e164 ?? '',
    email: email.trim(),
    message: message.trim(),
  };
  return {
    ...Object.fromEntries(Object.entries(said).filter(([, text]) => text !== '')),
    ...(category !== null && { category }),
    dealership_slug: slug,
    opt_in: optIn,
  };
}

/** The site of the yard, as far as whoever takes the lead down reaches it: what they do not reach is as the platform has it. */
async function contextOf(
  { settings, sites, holidays }: HandStores,
  { siteId, dealershipId, slug, name }: HandPlace,
): Promise<FormContext> {
  const site = await sites.find(siteId);
  const layers = (await readLayers(settings, siteId))?.layers ?? [];
  return {
    site: { id: siteId, dealershipId: site?.dealershipId ?? null },
    settings: resolveSettings(layers).settings,
    zone: site?.timeZone ?? 'Australia/Sydney',
    publicHolidays: await holidays.list(mostHolidays),
    dealerships: [{ id: dealershipId, slug, name } as FormContext['dealerships'][number]],
  };
}

/** Who took it down and how they came; whoever was spoken with is answered. */
async function tellOfHand(
  stores: HandStores,
  scope: StaffScope,
  id: LeadId,
  { way, waits, at, siteId, now }: HandInput & { readonly siteId: SiteId },
): Promise<void> {
  const event = { kind: 'by_hand', details: { way, waits }, note: null } as const;
  await stores.leads.appendEvent(id, { ...event, staffId: scope.staffId, at: now });
  const standing = waits ? null : await stores.inbox.standing(id);
  if (standing) {
    await stores.inbox.change(id, standing.version, { firstResponseAt: now, stage: 'contacted' }, now);
  }
  await stores.audit.append({
    place: auditPlaceOf({ siteId, dealershipId: at }, (await stores.inbox.reach()).dealershipIds),
    action: event.kind,
    subjectKind: 'lead',
    subjectId: id,
    before: null,
    after: event.details,
    requestId: null,
  });
}
