import type {
  ApplicationOfLead,
  BookingOfLead,
  LeadDealings,
  OfferForCar,
  ReservationOfLead,
} from '@forecourt/app/ports/leads/lead-inbox.port';
import type { LeadId } from '@forecourt/domain/core/ids';
import { sql } from 'kysely';
import { branded } from '../branded.ts';
import type { ScopedTx } from '../scoped.ts';

const most = 50;
const usualZone = 'Australia/Sydney';

/** What there is between the senders of leads and their dealer beside words, of leads in reach: places of a yard have others. */
export async function dealingsOf(tx: ScopedTx, ids: readonly LeadId[]): Promise<LeadDealings> {
  const of = sql`any (${[...ids]}::uuid[])`;
  const bookings = await sql<BookingOfLead>`
    select 'drive' as kind, t.lead_id, t.booking_at as starts_at, t.cancelled_at,
      coalesce(
        (select y.name from test_drive_places p join locations y on y.dealership_id = p.dealership_id and y.id = p.location_id
          where p.lead_id = t.lead_id order by p.starts_at desc limit 1),
        t.distribution_location
      ) as location
    from lead_test_drives t where t.lead_id = ${of} and t.booking_at is not null
    union all
    select 'service', p.lead_id,
      (p.day + p.drop_off::time) at time zone coalesce((select t.time_zone from sites t where t.id = p.site_id), ${usualZone}),
      null, (select y.name from locations y where y.dealership_id = p.dealership_id and y.id = p.location_id)
    from service_places p join leads l on l.id = p.lead_id where p.lead_id = ${of}
    order by starts_at desc limit ${most}`.execute(tx.sql);
  const offers = await sql<Flat>`
    select t.lead_id, o.value_cents, o.low_cents, o.high_cents, o.lines, o.given_at, o.valid_until, o.accepted_at,
      t.odometer, t.service_history, t.number_of_keys, t.car_condition,
      t.rego, v.make, v.model
    from lead_trade_ins t join trade_in_offers o on o.lookup_id = t.lookup_id and o.site_id = t.site_id
      join vehicle_lookups v on v.id = t.lookup_id
    where t.lead_id = ${of} order by o.given_at desc limit ${most}`.execute(tx.sql);
  const reservations = await sql<ReservationOfLead>`
    select r.lead_id, r.state, r.amount_cents, r.price_cents, r.price_basis, r.refund_percent, r.expires_at, r.ended_reason,
      r.ended_at, r.created_at
    from reservations r join leads l on l.id = r.lead_id where r.lead_id = ${of} order by r.created_at desc limit ${most}`.execute(
    tx.sql,
  );
  const applications = await sql<ApplicationOfLead>`
    select lead_id, sent_at, answered_at from scope.finance_of_leads(${[...ids]}::uuid[]) limit ${most}`.execute(
    tx.sql,
  );
  return {
    bookings: bookings.rows.map((row) => branded<BookingOfLead>(row)),
    offers: offers.rows.map(offerOf),
    reservations: reservations.rows.map((row) => branded<ReservationOfLead>(row)),
    applications: applications.rows.map((row) => branded<ApplicationOfLead>(row)),
  };
}

type Flat = Omit<OfferForCar, 'answers'> & OfferForCar['answers'];

function offerOf({ odometer, serviceHistory, numberOfKeys, carCondition, ...offer }: Flat): OfferForCar {
  return branded<OfferForCar>({
    ...offer,
    answers: { odometer, serviceHistory, numberOfKeys, carCondition },
  });
}
