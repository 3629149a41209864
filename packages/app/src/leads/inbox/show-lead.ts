import type { LeadId } from '@forecourt/domain/core/ids';
import { formatDollars } from '@forecourt/domain/core/money';
import { momentWords } from '@forecourt/domain/locations/moment-words';
import type { Lead } from '@forecourt/domain/leads/lead';
import type { LeadEvent, SeenCar } from '@forecourt/domain/leads/lead-event';
import { may } from '@forecourt/domain/staff/permissions';
import { rolesAt } from '@forecourt/domain/staff/staff-role';
import type { StaffScope } from '../../ports/platform/scope.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { Member } from '../../ports/staff/staff-store.port.ts';
import { personView } from '../../staff/show-session.ts';
import { answerStep } from '../pages/receipt-steps.ts';
import { clockView } from './clock.view.ts';
import { deliveryView } from './delivery.view.ts';
import type { InboxStores } from './inbox-ports.ts';
import { leadEntries } from './lead-entries.ts';
import type { LeadCarView, LeadView, PromiseView } from './lead.view.ts';
import { carWords, kindChip, senderName } from './lead-words.ts';

const most = { events: 500, deliveries: 60, attempts: 40, people: 200, memberships: 200, visited: 12 };

/** A lead with all that its people need (CON-2); null where the scope does not reach it. */
export function showLead(
  { store }: { readonly store: StoreRunner<InboxStores> },
  scope: StaffScope,
  input: { readonly id: LeadId; readonly now: Date },
): Promise<LeadView | null> {
  return store.run(scope, (stores) => readLead(stores, scope, input));
}

/** The same within a transaction that has just changed it. */
export async function readLead(
  stores: InboxStores,
  scope: StaffScope,
  { id, now }: { readonly id: LeadId; readonly now: Date },
): Promise<LeadView | null> {
  const lead = await stores.leads.find(id);
  const version = lead && (await stores.inbox.versionOf(id));
  if (!lead || version === null) return null;
  const [events, site] = [
    await stores.leads.listEvents(id, most.events),
    await stores.sites.find(lead.siteId),
  ];
  const zone = site?.timeZone ?? 'Australia/Sydney';
  const at = (moment: Date) => momentWords(moment, now, zone).replace(/ today$/, '');
  const { people, colleagues } = await peopleOf(stores, scope, lead);
  const deliveries = [];
  for (const delivery of await stores.leads.listDeliveries(id, most.deliveries)) {
    const { destinationId } = delivery;
    const destination = destinationId === null ? null : await stores.leads.findDestination(destinationId);
    deliveries.push(
      deliveryView(delivery, destination, await stores.leads.listAttempts(delivery.id, most.attempts), at),
    );
  }
  const car = events.flatMap(seenCarOf).at(-1) ?? null;
  const assignee = people.find((one) => one.id === lead.assignedStaffId);
  return {
    id,
    name: senderName(lead),
    phone: lead.phone,
    email: lead.email,
    prefers: lead.preferredContactMethod && preferences[lead.preferredContactMethod],
    chips: [
      kindChip(lead),
      ...(lead.optIn === true ? [{ text: 'May get offers', tone: 'good' as const }] : []),
    ],
    promise: promiseOf(lead, events, { now, zone, at }),
    entries: leadEntries(events, { lead, people, at }),
    car: carView(car, lead),
    deliveries,
    delivered: `${deliveries.filter(({ state }) => state.tone === 'good').length} of ${deliveries.length} have it`,
    visited: lead.visitedPages.slice(-most.visited).map((page) => ({ text: pathOf(page), note: null })),
    consent: consentOf(events),
    stage: lead.stage,
    assignee: assignee ? personView(assignee) : null,
    colleagues: colleagues.map(personView),
    version,
  };
}

const preferences = { Phone: 'prefers a call', Email: 'prefers an email', SMS: 'prefers a text' } as const;

function seenCarOf(event: LeadEvent): readonly SeenCar[] {
  if (event.kind !== 'submitted' && event.kind !== 'completed') return [];
  return event.details.car ? [event.details.car] : [];
}

async function peopleOf(
  { staff, dealerships }: InboxStores,
  scope: StaffScope,
  { dealershipId }: Lead,
): Promise<{ readonly people: readonly Member[]; readonly colleagues: readonly Member[] }> {
  const dealership = dealershipId && (await dealerships.find(dealershipId));
  if (!dealership) return { people: [], colleagues: [] };
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
  return {
    people,
    colleagues: may(own, 'assignLeads') ? canHave : canHave.filter((one) => one.id === scope.staffId),
  };
}

function promiseOf(
  lead: Lead,
  events: readonly LeadEvent[],
  { now, zone, at }: { readonly now: Date; readonly zone: string; readonly at: (moment: Date) => string },
): PromiseView {
  const clock = clockView(lead, now);
  const due = lead.responseDueAt ?? lead.createdAt;
  const span = Math.max(1, due.getTime() - lead.createdAt.getTime());
  const told = events.some((event) => event.kind === 'receipt');
  const words = (moment: Date) => momentWords(moment, now, zone);
  return {
    clock,
    heading: clock.label,
    rule: lead.responseDueAt ? `Answer due ${words(due)}` : 'Nothing was promised',
    asked: at(lead.createdAt),
    due: at(due),
    progress: Math.min(1, Math.max(0, (now.getTime() - lead.createdAt.getTime()) / span)),
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
        : { amount: formatDollars(priceCents), basis: car?.priceType ?? 'as shown to them' },
    facts: facts.flatMap((fact) => fact || []),
    href: lead.url,
  };
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
