import type { LeadId } from '@forecourt/domain/core/ids';
import { phoneWords } from '@forecourt/domain/contact/phone-words';
import { formatDollars } from '@forecourt/domain/core/money';
import { handSource } from '@forecourt/domain/leads/by-hand';
import { momentWords } from '@forecourt/domain/locations/moment-words';
import type { Lead } from '@forecourt/domain/leads/lead';
import type { LeadEvent, SeenCar } from '@forecourt/domain/leads/lead-event';
import { priceBasis } from '@forecourt/domain/stock/price/price-basis';
import { may } from '@forecourt/domain/staff/permissions';
import { rolesAt } from '@forecourt/domain/staff/staff-role';
import type { StaffScope } from '../../ports/platform/scope.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { Member } from '../../ports/staff/staff-store.port.ts';
import { personView } from '../../staff/show-session.ts';
import { answerStep } from '../pages/receipt-steps.ts';
import { suspectFrom } from '../record/spam-score.ts';
import { readClockHours } from './clock-hours.ts';
import { clockView, waitOf } from './clock.view.ts';
import { deliveryView } from './delivery.view.ts';
import { dealingViews } from './dealings.view.ts';
import type { InboxStores } from './inbox-ports.ts';
import type { ClockView } from './inbox.view.ts';
import { leadEntries } from './lead-entries.ts';
import { writingOf } from './reply.view.ts';
import type { LeadCarView, LeadView, PromiseView, SpamView } from './lead.view.ts';
import { otherLeadView, repeatView } from './other-lead.view.ts';
import { carWords, handChips, kindChip, senderName } from './lead-words.ts';

/** How many tries are read with a lead, and how many that were merged into it. */
export const mostTries = 1_000;
export const mostParts = 20;
const most = {
  replies: 200,
  files: 500,
  events: 500,
  repeats: 6,
  people: 200,
  memberships: 200,
  visited: 12,
};

/**
 * A lead with all that its people need (CON-2), with what was merged into it; null where the scope does not reach it.
 * Of one that was merged it is the lead that it went into.
 */
export function showLead(
  { store }: { readonly store: StoreRunner<InboxStores> },
  scope: StaffScope,
  input: { readonly id: LeadId; readonly now: Date },
): Promise<LeadView | null> {
  return store.run(scope, (stores) => readLead(stores, scope, input));
}

/** The same within a transaction. */
export async function readLead(
  stores: InboxStores,
  scope: StaffScope,
  input: { readonly id: LeadId; readonly now: Date },
): Promise<LeadView | null> {
  const { now } = input;
  const standing = await stores.inbox.standing(input.id);
  const lead = standing && (await stores.leads.find(standing.id));
  if (!lead) return null;
  const { id } = lead;
  const site = await stores.sites.find(lead.siteId);
  const zone = site?.timeZone ?? 'Australia/Sydney';
  const at = (moment: Date) => momentWords(moment, now, zone).replace(/ today$/, '');
  const colleagues = await colleaguesOf(stores, scope, lead);
  const { events, all, parts, repeats, deliveries } = await historyOf(stores, lead);
  const clocked = { ...lead, zone };
  const hoursOf = await readClockHours(stores, waitOf(lead).firstResponseAt === null ? [clocked] : []);
  const standingHere = [id, ...parts.map((part) => part.id)];
  const replies = await stores.replies.list(standingHere, most.replies);
  const files = await stores.answerFiles.list(standingHere, most.files);
  const writing = await writingOf(stores, scope, { lead, events, siteName: site?.name ?? null, at });
  const car = events.flatMap(seenCarOf).at(-1) ?? null;
  const names = await stores.inbox.namesOn(standingHere);
  const assignee = names.find((one) => one.id === lead.assignedStaffId);
  return {
    id,
    name: senderName(lead),
    phone: lead.phone && phoneWords(lead.phone),
    email: lead.email,
    prefers: lead.preferredContactMethod && preferences[lead.preferredContactMethod],
    chips: [
      kindChip(lead),
      ...handChips(lead),
      ...(lead.optIn === true ? [{ text: 'May get offers', tone: 'good' as const }] : []),
    ],
    promise: promiseOf(lead, events, { clock: clockView(lead, now, hoursOf(clocked)), now, zone, at }),
    entries: leadEntries(all, { people: names, replies, files, at }),
    car: carView(car, lead),
    dealings: dealingViews(await stores.inbox.dealings(standingHere), { now, zone, at }),
    deliveries: deliveries.map((record) => deliveryView(record, at)),
    delivered: `${deliveries.filter(({ state }) => state === 'delivered').length} of ${deliveries.length} have it`,
    source: lead.source === handSource ? handSource : null,
    visited: lead.visitedPages.slice(-most.visited).map((page) => ({ text: pathOf(page), note: null })),
    consent: consentOf(all.map(({ event }) => event)),
    ...writing,
    spam: spamView(all.map(({ event }) => event)),
    repeats: repeats.map((other) => repeatView(other, lead, at)),
    merged: parts.map((part) => otherLeadView(part, at)),
    stage: lead.stage,
    assignee: assignee ? personView(assignee) : null,
    colleagues: colleagues.map(personView),
    version: standing.version,
  };
}

/** What happened to a lead and to those that were merged into it. */
async function historyOf({ leads, inbox }: InboxStores, lead: Lead) {
  const { id, email, phone } = lead;
  const parts = await inbox.parts(id, mostParts);
  const others = parts.map((part) => part.id);
  const events = await leads.listEvents(id, most.events);
  const ofParts = (await inbox.events(others, most.events)).flatMap(({ leadId, event }) => {
    const part = parts.find((one) => one.id === leadId);
    return part && event.kind !== 'merged_into' ? [{ event, lead: part }] : [];
  });
  return {
    events,
    all: [...events.map((event) => ({ event, lead })), ...ofParts].toSorted(
      (a, b) => a.event.at.getTime() - b.event.at.getTime(),
    ),
    parts,
    repeats: await inbox.repeats({ leadId: id, email, phone }, most.repeats),
    deliveries: await inbox.deliveries([id, ...others], mostTries),
  };
}

/** What speaks for spam in any of its forms, in words. */
function spamView(events: readonly LeadEvent[]): SpamView | null {
  const scores = events.flatMap((event) => (event.kind === 'spam_score' ? [event.details] : []));
  if (scores.length === 0) return null;
  return {
    isSuspect:
      scores.some(({ score }) => score >= suspectFrom) && events.every(({ kind }) => kind !== 'cleared'),
    reasons: [...new Set(scores.flatMap(({ reasons }) => reasons))],
  };
}

const preferences = { Phone: 'prefers a call', Email: 'prefers an email', SMS: 'prefers a text' } as const;

function seenCarOf(event: LeadEvent): readonly SeenCar[] {
  if (event.kind !== 'submitted' && event.kind !== 'completed') return [];
  return event.details.car ? [event.details.car] : [];
}

/** Those who work where a lead came in, to whom whoever asks may give it. */
export async function colleaguesOf(
  { staff, dealerships }: InboxStores,
  scope: StaffScope,
  { dealershipId }: Lead,
): Promise<readonly Member[]> {
  const dealership = dealershipId && (await dealerships.find(dealershipId));
  if (!dealership) return [];
  const { id, accountId } = dealership;
  const members = [
    ...(await staff.listMembers({ kind: 'dealership', dealershipId: id }, most.people)),
    ...(await staff.listMembers({ kind: 'account', accountId }, most.people)),
  ];
  const people = [...new Map(members.map((member) => [member.id, member])).values()];
  const own = rolesAt(await staff.membershipsOf(scope.staffId, most.memberships), {
    kind: 'dealership',
    dealershipId: id,
    accountId,
  });
  const canHave = people.filter(
    ({ role, disabledAt }) => disabledAt === null && may(new Set([role]), 'answerLeads'),
  );
  return may(own, 'assignLeads') ? canHave : canHave.filter((one) => one.id === scope.staffId);
}

interface Told {
  readonly clock: ClockView;
  readonly now: Date;
  readonly zone: string;
  readonly at: (moment: Date) => string;
}

function promiseOf(lead: Lead, events: readonly LeadEvent[], { clock, now, zone, at }: Told): PromiseView {
  const { createdAt: asked, responseDueAt } = waitOf(lead);
  const due = responseDueAt ?? asked;
  const span = Math.max(1, due.getTime() - asked.getTime());
  // Of the next answer nobody was told a time.
  const told = lead.waitsSince === null && events.some((event) => event.kind === 'receipt');
  const words = (moment: Date) => momentWords(moment, now, zone);
  return {
    clock,
    heading: clock.label,
    rule: responseDueAt ? `Answer due ${words(due)}` : 'Nothing was promised',
    asked: at(asked),
    due: at(due),
    progress:
      clock.dueAt === null
        ? Math.min(1, Math.max(0, (now.getTime() - asked.getTime()) / span))
        : 1 - clock.left,
    buyerSees: told ? { text: answerStep(due, { now, who: '', reach: '' }, words).title, href: null } : null,
  };
}

function carView(car: SeenCar | null, lead: Lead): LeadCarView | null {
  const title = carWords(car && { ...car, badge: null }, lead);
  if (title === null) return null;
  const priceCents = car?.priceCents ?? null;
  const facts: readonly (LeadCarView['facts'][number] | false | null)[] = [
    lead.stockNumber !== null && {
      label: 'Stock',
      value: [lead.stockNumber, lead.location].flatMap((one) => one || []).join(', '),
    },
    ...factsOf(car),
  ];
  return {
    title,
    badge: car?.badge ?? null,
    price:
      priceCents === null
        ? null
        : { amount: formatDollars(priceCents), basis: basisWords(car?.priceType ?? null) },
    facts: facts.flatMap((fact) => fact || []),
    href: lead.url,
  };
}

/** Feeds write it in many ways; what they mean is said in one. */
function basisWords(priceType: string | null): string {
  return priceBasis(priceType) === 'driveAway' ? 'Drive away' : (priceType ?? 'as shown to them');
}

function consentOf(events: readonly LeadEvent[]): readonly string[] {
  return events.flatMap((event) =>
    event.kind === 'consent'
      ? [
          `Offers: ${event.details.optIn ? 'yes' : 'no'}${event.details.optInText ? `, “${event.details.optInText}”` : ''}`,
        ]
      : [],
  );
}

const pathOf = (page: string) => page.replace(/^https?:\/\/[^/]+/, '') || '/';

function factsOf(car: SeenCar | null): LeadCarView['facts'] {
  const [km, colour, vin] = [car?.km ?? null, car?.colour ?? null, car?.vin ?? null];
  return [
    ...(km === null ? [] : [{ label: 'Kilometres', value: km.toLocaleString('en-AU') }]),
    ...(colour === null ? [] : [{ label: 'Colour', value: colour }]),
    ...(vin === null ? [] : [{ label: 'VIN', value: vin }]),
  ];
}
