import { longDay } from '@forecourt/domain/core/day-words';
import { addDays, dateIn, startOfDay, weekdayIn } from '@forecourt/domain/core/zoned-time';
import { clockWords } from '@forecourt/domain/locations/clock-words';
import { wallTime } from '@forecourt/domain/locations/moment-words';
import type { StaffRole } from '@forecourt/domain/staff/membership';
import { may } from '@forecourt/domain/staff/permissions';
import type { OpenFinding } from '../../ports/law/finding-store.port.ts';
import type { DayBooking, DealershipAnswers } from '../../ports/leads/day-store.port.ts';
import type { DestinationFigures } from '../../ports/leads/delivery-desk.port.ts';
import type { StaffScope } from '../../ports/platform/scope.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import { hoursShown } from '../desk/destination.view.ts';
import { shortWords } from '../desk/show-deliveries.ts';
import { zoneOfStaff } from '../inbox/zone-of-staff.ts';
import { readClockHours } from '../inbox/clock-hours.ts';
import { spanWords } from '../inbox/clock.view.ts';
import { senderName } from '../inbox/lead-words.ts';
import { answeredFigure, deliveredFigure } from './promise-figures.ts';
import { isOfMoney, toDo } from './to-do.ts';
import type { TodayStores } from './today-ports.ts';
import type { DayItemView, FindingsView, TodayView, DealershipTodayView } from './today.view.ts';

const hourMs = 3_600_000;
const daysOfDeliveries = 30;
const most = {
  leads: 12,
  findings: 200,
  findingsShown: 6,
  memberships: 200,
  dealerships: 60,
  accounts: 20,
  kinds: 8,
};

/** The first screen of whoever is signed in: what waits for them, what is late, who comes, and what was promised. */
export function showToday(
  { store }: { readonly store: StoreRunner<TodayStores> },
  scope: StaffScope,
  now: Date,
): Promise<TodayView> {
  return store.run(scope, async (stores) => {
    const memberships = await stores.staff.membershipsOf(scope.staffId, most.memberships);
    const roles = new Set(memberships.map(({ role }) => role));
    const zone = await zoneOfStaff(stores);
    const today = dateIn(now, zone);
    const parts = may(roles, 'readLeads') ? await partsOfLeads(stores, scope, { now, zone, roles }) : null;
    const findings = await findingsFor(stores, roles);
    const isOperator = roles.has('operator');
    return {
      heading: longDay(today),
      time: `${clockWords(wallTime(now, zone))} in ${zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')}`,
      promises: parts?.promises ?? [],
      todo:
        isOperator && !parts
          ? null
          : toDo({
              leads: parts?.leads ?? [],
              hoursOf: parts?.hoursOf ?? (() => null),
              dealershipNames: parts?.dealershipNames ?? new Map(),
              destinations: parts?.destinations ?? [],
              findings: isOperator ? [] : findings.slice(0, most.findingsShown),
              now,
              at: (moment) => shortWords(moment, now, zone),
            }),
      day: parts?.day ?? null,
      dealerships: parts?.dealerships ?? null,
      platform: isOperator ? await platformOf(stores, findings) : null,
    };
  });
}

interface Asked {
  readonly now: Date;
  readonly zone: string;
  readonly roles: ReadonlySet<StaffRole>;
}

async function partsOfLeads(stores: TodayStores, { staffId }: StaffScope, { now, zone, roles }: Asked) {
  const { day, deliveryDesk, inbox } = stores;
  const { all, dealerships } = await day.answered(mondayOf(now, zone), now);
  const delivered = await deliveryDesk.delivered(new Date(now.getTime() - daysOfDeliveries * 24 * hourMs));
  const destinations = await deliveryDesk.figures(new Date(now.getTime() - hoursShown * hourMs));
  const query = { staffId, dealershipIds: null, text: null, after: null, limit: most.leads };
  const open = await inbox.list({ ...query, tab: 'open' });
  const bookings = await day.bookings(now);
  const leads = open.filter(({ isWaiting }) => isWaiting);
  return {
    promises: [answeredFigure(all), deliveredFigure(delivered, daysOfDeliveries)],
    leads,
    hoursOf: await readClockHours(stores, leads),
    dealershipNames: new Map(
      dealerships.length > 1 ? dealerships.map((one) => [one.dealershipId, one.name]) : [],
    ),
    destinations,
    day: { now: clockWords(wallTime(now, zone)), items: bookings.map((one) => dayItem(one, now)) },
    dealerships: roles.has('group_manager') ? dealershipsInNeed(dealerships, destinations) : null,
  };
}

/** The first moment of this week. */
function mondayOf(now: Date, zone: string): Date {
  const sinceMonday = (weekdayIn(now, zone) + 6) % 7;
  return startOfDay(addDays(dateIn(now, zone), -sinceMonday), zone);
}

function dayItem(booking: DayBooking, now: Date): DayItemView {
  const { kind, leadId, startsAt, zone, location, assigneeName, vehicleMake, vehicleModel } = booking;
  const car = [vehicleMake, vehicleModel].flatMap((one) => one || []).join(' ');
  const withWhom = assigneeName === null ? '' : `with ${assigneeName.split(' ')[0]}`;
  return {
    id: `${kind} ${leadId}`,
    time: startsAt && clockWords(wallTime(startsAt, zone)),
    title: `${kind === 'drive' ? 'Test drive' : 'Service'}: ${senderName(booking)}`,
    note: [car, location, withWhom].filter(Boolean).join(', '),
    isPast: startsAt !== null && startsAt < now,
    href: `/leads/${leadId}`,
  };
}

/** The ones that need their group first: most late, then most broken promises, then most waiting. */
function dealershipsInNeed(
  dealerships: readonly DealershipAnswers[],
  destinations: readonly DestinationFigures[],
): readonly DealershipTodayView[] {
  const deadAt = (id: string) =>
    destinations.filter(({ dealershipId }) => dealershipId === id).reduce((sum, { dead }) => sum + dead, 0);
  return dealerships
    .map(({ dealershipId, name, waiting, late, inTime, missed, halfWithinMs }) => ({
      id: dealershipId,
      name,
      waiting,
      late,
      halfWithin: halfWithinMs === null ? null : spanWords(halfWithinMs).short,
      kept: inTime + missed === 0 ? null : inTime / (inTime + missed),
      dead: deadAt(dealershipId),
      href: `/leads?at=${dealershipId}`,
    }))
    .toSorted(
      (a, b) => b.late - a.late || (a.kept ?? 1) - (b.kept ?? 1) || b.dead - a.dead || b.waiting - a.waiting,
    )
    .slice(0, most.dealerships);
}

/** What is wrong on sites, to those who mend it; what is wrong with money, to those who may pay it back. */
async function findingsFor(
  { findings }: TodayStores,
  roles: ReadonlySet<StaffRole>,
): Promise<readonly OpenFinding[]> {
  const [money, pages] = [may(roles, 'refundPayments'), may(roles, 'editPages')];
  const isOperator = roles.has('operator');
  if (!money && !pages && !isOperator) return [];
  const found = await findings.listOpen(most.findings);
  return found
    .filter((one) => isOperator || (isOfMoney(one) ? money : pages))
    .toSorted((a, b) => Number(isOfMoney(b)) - Number(isOfMoney(a)));
}

async function platformOf(
  { deliveryDesk }: TodayStores,
  findings: readonly OpenFinding[],
): Promise<TodayView['platform']> {
  const accounts = await deliveryDesk.failing();
  const causes = Map.groupBy(findings, ({ cause }) => cause);
  const kinds = [...causes].map(([cause, all]): FindingsView => {
    const [first] = all;
    return {
      cause: cause.replaceAll('_', ' '),
      severity: first?.severity ?? 'unknown',
      what: first?.mend ?? '',
      count: all.length,
      sites: new Set(all.map(({ siteId }) => siteId)).size,
    };
  });
  return {
    accounts: accounts
      .slice(0, most.accounts)
      .map(({ accountId: id, accountName: name, waiting, dead }) => ({ id, name, waiting, dead })),
    findings: kinds.toSorted((a, b) => b.count - a.count).slice(0, most.kinds),
  };
}
