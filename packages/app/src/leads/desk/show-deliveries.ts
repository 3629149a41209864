import type { DealershipId, DeliveryId, DestinationId } from '@forecourt/domain/core/ids';
import { momentWords } from '@forecourt/domain/locations/moment-words';
import type { DeskDelivery, LeadsDelivered } from '../../ports/leads/delivery-desk.port.ts';
import type { StaffScope } from '../../ports/platform/scope.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import { senderName } from '../inbox/lead-words.ts';
import type { DeliveriesView, DeliveryRowView, DeliveryTab } from './deliveries.view.ts';
import { destinationView, hoursShown, ownAddress } from './destination.view.ts';
import type { DeskStores } from './desk-ports.ts';
import { zoneOfStaff } from '../inbox/zone-of-staff.ts';

const hourMs = 3_600_000;
const daysCounted = 30;
const pageRows = 50;
const mostPlaces = 200;
const longestAnswer = 160;
export const stateOfTab = { waiting: 'pending', dead: 'dead', delivered: 'delivered' } as const;

export interface DeliveriesInput {
  readonly tab: DeliveryTab;
  readonly at: DealershipId | null;
  readonly to: DestinationId | null;
  readonly after: DeliveryId | null;
  readonly now: Date;
}

/** The room of deliveries of whoever is signed in (FORM-9.2): where leads go, and what waits or gave up. */
export function showDeliveries(
  { store }: { readonly store: StoreRunner<DeskStores> },
  scope: StaffScope,
  { tab, at, to, after, now }: DeliveriesInput,
): Promise<DeliveriesView> {
  return store.run(scope, async (stores) => {
    const { deliveryDesk, dealerships } = stores;
    const zone = await zoneOfStaff(stores);
    const figures = await deliveryDesk.figures(new Date(now.getTime() - hoursShown * hourMs));
    const leads = await deliveryDesk.delivered(new Date(now.getTime() - daysCounted * 24 * hourMs));
    const names = new Map(
      (await dealerships.list({ limit: mostPlaces })).map(({ id, name }) => [String(id), name]),
    );
    const query = { state: stateOfTab[tab], dealershipId: at, destinationId: to, before: after };
    const found = await deliveryDesk.list({ ...query, limit: pageRows + 1 });
    const rows = found.slice(0, pageRows);
    const here = figures.filter((one) => at === null || one.dealershipId === at);
    const counted = here.filter(({ destination }) => to === null || destination?.id === to);
    const several = new Set(figures.flatMap(({ dealershipId }) => dealershipId ?? [])).size > 1;
    const words = (moment: Date) => shortWords(moment, now, zone);
    const sum = (key: 'waiting' | 'dead') => counted.reduce((all, one) => all + one[key], 0);
    return {
      summary: summaryOf(leads),
      destinations: here.map((one) =>
        destinationView(one, { now, at: words, dealershipNames: several ? names : null }),
      ),
      tabs: [
        { id: 'waiting', text: 'Waiting', count: sum('waiting') },
        { id: 'dead', text: 'Gave up', count: sum('dead') },
        { id: 'delivered', text: 'Delivered', count: null },
      ],
      rows: rows.map((row) => rowView(row, now)),
      meaning: tab === 'dead' && rows.length > 0 ? meaningOf(sum('dead')) : null,
      next: found.length > pageRows ? (rows.at(-1)?.id ?? null) : null,
    };
  });
}

export function shortWords(moment: Date, now: Date, zone: string): string {
  return momentWords(moment, now, zone).replace(/ today$/, '');
}

function summaryOf({ captured, delivered, waiting }: LeadsDelivered): string {
  if (captured === 0) return `No lead in ${daysCounted} days`;
  const leads = `${captured.toLocaleString('en-AU')} ${captured === 1 ? 'lead' : 'leads'} in ${daysCounted} days`;
  if (delivered === captured) return `${leads}, none lost`;
  return waiting > 0 ? `${leads}, ${waiting.toLocaleString('en-AU')} not delivered yet` : leads;
}

function meaningOf(dead: number): DeliveriesView['meaning'] {
  return {
    heading: dead === 1 ? 'It isn’t lost.' : 'None of them is lost.',
    text: 'Each lead is in Leads, and its row says who else has it. What is sent again counts once.',
  };
}

function rowView(delivery: DeskDelivery, now: Date): DeliveryRowView {
  const { id, leadId, state, createdAt, zone, destination, outcomes, lastError } = delivery;
  const words = (moment: Date) => shortWords(moment, now, zone);
  return {
    id,
    leadId,
    since: words(createdAt),
    name: senderName(delivery),
    about: aboutOf(delivery),
    destination: destination?.name ?? ownAddress,
    tries: outcomes,
    lastAnswer: state === 'delivered' ? 'Taken' : lastAnswerOf(lastError),
    next: nextOf(delivery, words),
    otherwise: otherwiseOf(delivery),
    canResend: state === 'pending' || state === 'dead',
  };
}

function lastAnswerOf(lastError: string | null): string | null {
  const line = lastError?.replaceAll(/\s+/g, ' ').trim() ?? '';
  if (line === '') return null;
  return line.length <= longestAnswer ? line : `${line.slice(0, longestAnswer)}…`;
}

function nextOf(
  { state, nextAttemptAt, deliveredAt }: DeskDelivery,
  words: (moment: Date) => string,
): string {
  if (state === 'pending') return words(nextAttemptAt);
  return state === 'delivered' && deliveredAt ? words(deliveredAt) : 'none';
}

function aboutOf({ stockNumber, vehicleMake, vehicleModel, category, subcategory }: DeskDelivery): string {
  const car = [vehicleMake, vehicleModel].flatMap((one) => one || []).join(' ');
  const kind = (subcategory ?? category).replace(/ Enquiry$/, '');
  return [stockNumber ?? '', car || kind].filter(Boolean).join(', ');
}

/** Who has the lead, where this destination has it not. */
export function otherwiseOf({ state, alsoAt }: Pick<DeskDelivery, 'state' | 'alsoAt'>): string | null {
  if (state === 'delivered') return null;
  if (alsoAt.length === 0) return 'In Leads, and nowhere else yet';
  const names = alsoAt.map((name) => (name === '' ? ownAddress : name));
  return `${names.join(', ')} ${names.length === 1 ? 'has' : 'have'} it`;
}
