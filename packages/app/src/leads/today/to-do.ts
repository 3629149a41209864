import { initialsOf } from '@forecourt/domain/core/initials';
import type { DestinationFigures } from '../../ports/leads/delivery-desk.port.ts';
import type { InboxLead } from '../../ports/leads/lead-inbox.port.ts';
import type { OpenFinding } from '../../ports/law/finding-store.port.ts';
import { ownAddress } from '../desk/destination.view.ts';
import { restsUntil } from '../desk/rests-until.ts';
import type { HoursOf } from '../inbox/clock-hours.ts';
import { clockView } from '../inbox/clock.view.ts';
import { carWords, kindChip, senderName } from '../inbox/lead-words.ts';
import type { TodayView, TodoView } from './today.view.ts';

interface Waiting {
  readonly leads: readonly InboxLead[];
  readonly hoursOf: HoursOf;
  /** Of those who work at several yards; empty for others. */
  readonly dealershipNames: ReadonlyMap<string, string>;
  readonly destinations: readonly DestinationFigures[];
  readonly findings: readonly OpenFinding[];
  readonly now: Date;
  readonly at: (moment: Date) => string;
}

/** What waits for whoever is signed in, the most urgent first. */
export function toDo(waiting: Waiting): NonNullable<TodayView['todo']> {
  const { leads, destinations, findings, now } = waiting;
  const items = leads.map((lead) => ({ item: leadItem(lead, waiting), isNow: isNow(lead, now) }));
  return [
    { heading: 'Now', items: items.flatMap(({ item, isNow: first }) => (first ? [item] : [])) },
    { heading: 'Next', items: items.flatMap(({ item, isNow: first }) => (first ? [] : [item])) },
    {
      heading: 'When you can',
      items: [
        ...destinations.filter(isTroubled).map((one) => deliveryItem(one, waiting)),
        ...findings.map(findingItem),
      ],
    },
  ].filter((group) => group.items.length > 0);
}

function placeOf(
  { dealershipId }: { readonly dealershipId: string | null },
  { dealershipNames }: Pick<Waiting, 'dealershipNames'>,
): string | null {
  return (dealershipId && dealershipNames.get(dealershipId)) ?? null;
}

const soonMs = 3_600_000;

/** Late, or due within the hour. */
function isNow({ responseDueAt }: InboxLead, now: Date): boolean {
  return responseDueAt !== null && responseDueAt.getTime() - now.getTime() <= soonMs;
}

function leadItem(lead: InboxLead, { hoursOf, dealershipNames, now, at }: Waiting): TodoView {
  const about = carWords(lead.car, lead);
  const { assignedStaffId: id, assigneeName, responseDueAt } = lead;
  const said = lead.message?.replaceAll(/\s+/g, ' ').trim() ?? '';
  return {
    id: lead.id,
    kind: 'lead',
    clock: clockView(lead, now, hoursOf(lead)),
    chip: null,
    title: `Answer ${senderName(lead)}${about === null ? '' : ` on the ${about}`}`,
    place: placeOf(lead, { dealershipNames }),
    why: said === '' ? `${kindChip(lead).text}.` : `“${said.slice(0, 110)}${said.length > 110 ? '…' : ''}”`,
    told: responseDueAt ? `Told: by ${at(responseDueAt)}.` : null,
    assignee: id && assigneeName ? { id, name: assigneeName, initials: initialsOf(assigneeName) } : null,
    act: 'Answer',
    href: `/leads/${lead.id}`,
  };
}

const isTroubled = ({ dead, lastTries, waiting }: DestinationFigures) =>
  dead > 0 || (waiting > 0 && lastTries[0] !== undefined && lastTries[0].outcome !== 'delivered');

const counted = (count: number) => `${count.toLocaleString('en-AU')} ${count === 1 ? 'lead' : 'leads'}`;

function deliveryItem(figures: DestinationFigures, { dealershipNames, now, at }: Waiting): TodoView {
  const { destination, dead, waiting, lastTries } = figures;
  const name = destination?.name ?? ownAddress;
  const until = restsUntil(lastTries, now);
  const rest = until ? ` It is left alone until ${at(until)}.` : '';
  const search = [dead > 0 ? 'tab=dead' : '', destination ? `to=${destination.id}` : ''].filter(Boolean);
  return {
    id: `delivery ${figures.dealershipId} ${destination?.id}`,
    kind: 'delivery',
    clock: null,
    chip: dead > 0 ? { text: 'Gave up', tone: 'bad' } : { text: 'Refuses', tone: 'warn' },
    title: dead > 0 ? `${name} did not take ${counted(dead)}` : `${name} refuses leads`,
    place: placeOf(figures, { dealershipNames }),
    why:
      dead > 0
        ? `None is lost: each is in Leads. Send them again once it is mended.${rest}`
        : `${counted(waiting)} ${waiting === 1 ? 'waits' : 'wait'} and ${waiting === 1 ? 'is' : 'are'} tried again.${rest}`,
    told: null,
    act: 'Look',
    href: `/deliveries${search.length > 0 ? `?${search.join('&')}` : ''}`,
  };
}

const weights = {
  breach: { text: 'Held back', tone: 'bad' },
  risk: { text: 'To tidy', tone: 'warn' },
  unknown: { text: 'To check', tone: 'plain' },
} as const;

function findingItem({ id, severity, what, mend, foundBy }: OpenFinding): TodoView {
  return {
    id,
    kind: 'finding',
    clock: null,
    chip: isOfMoney({ foundBy }) ? { text: 'Money', tone: 'bad' } : weights[severity],
    title: what,
    place: null,
    why: mend,
    told: null,
    act: 'Look',
    href: null,
  };
}

/** Found by the checks of payments, and not by those of law. */
export function isOfMoney({ foundBy }: Pick<OpenFinding, 'foundBy'>): boolean {
  return foundBy === 'payments' || foundBy.startsWith('payments-');
}
