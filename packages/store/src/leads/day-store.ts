import type {
  AnsweredLeads,
  DayBooking,
  DayStore,
  DealershipAnswers,
} from '@forecourt/app/ports/leads/day-store.port';
import { sql } from 'kysely';
import { branded } from '../branded.ts';
import type { ScopedTx } from '../scoped.ts';
import { ofReach } from './lead-briefs.ts';

const most = { bookings: 200 };
const usualZone = 'Australia/Sydney';
const none: AnsweredLeads = {
  inTime: 0,
  missed: 0,
  running: 0,
  halfWithinMs: null,
  waiting: 0,
  late: 0,
};

/** What the first screen of staff counts, from PostgreSQL. */
export function dayStore(tx: ScopedTx): DayStore {
  return {
    async answered(since, now) {
      const { rows } = await sql<DealershipAnswers & { isAll: boolean }>`
        with counted as (
          select l.dealership_id, l.created_at, l.response_due_at as due, l.first_response_at as answered,
            l.id >= directory.first_id_at(${since}) as is_since,
            l.first_response_at is null and (l.stage = 'new' or l.waits_since is not null) as is_waiting
          from leads l
          where ${ofReach} and l.form_completed and l.stage <> 'spam' and (
            l.id >= directory.first_id_at(${since}) or (l.first_response_at is null and l.stage = 'new')
            or (l.first_response_at is null and l.waits_since is not null)
          )
        ),
        summed as (
          select grouping(c.dealership_id) = 1 as is_all, c.dealership_id,
            count(*) filter (where is_since and answered <= due)::int as in_time,
            count(*) filter (where is_since and (answered > due or (is_waiting and due <= ${now})))::int as missed,
            count(*) filter (where is_since and is_waiting and due > ${now})::int as running,
            (extract(epoch from percentile_cont(0.5) within group (order by case when is_since then answered - created_at end))
              * 1000)::float8 as half_within_ms,
            count(*) filter (where is_waiting)::int as waiting,
            count(*) filter (where is_waiting and due <= ${now})::int as late
          from counted c group by grouping sets ((), (c.dealership_id))
        )
        select s.*, d.name from summed s left join dealerships d on d.id = s.dealership_id
        where s.is_all or d.id is not null order by s.late desc, s.missed desc, d.name`.execute(tx.sql);
      const all = rows.find(({ isAll }) => isAll);
      return {
        all: all ? countsOf(all) : none,
        dealerships: rows.filter(({ isAll }) => !isAll).map(dealershipOf),
      };
    },

    async bookings(now) {
      const { rows } = await sql<DayBooking>`
        with places as (
          select o.id, o.name, o.dealership_id from locations o
          where o.dealership_id = any ((select scope.dealerships_for('readLeads'))::uuid[])
        ),
        booked as (
          select 'drive' as kind, p.lead_id, p.site_id, p.starts_at, null::date as day, null as drop_off, y.name as location
          from places y join test_drive_places p on p.location_id = y.id and p.lead_id is not null
            and p.starts_at between ${now}::timestamptz - interval '2 days' and ${now}::timestamptz + interval '2 days'
          union all
          select 'service', p.lead_id, p.site_id, null, p.day, p.drop_off, y.name
          from places y join service_places p on p.dealership_id = y.dealership_id and p.location_id = y.id
            and p.day between (${now}::timestamptz)::date - 1 and (${now}::timestamptz)::date + 1
        ),
        zoned as (
          select b.*, coalesce((select t.time_zone from sites t where t.id = b.site_id), ${usualZone}) as zone from booked b
        )
        select b.kind, b.lead_id, b.zone, b.location, l.name, l.last_name, l.phone, l.email,
          coalesce(l.vehicle_make, v.vehicle_make) as vehicle_make, coalesce(l.vehicle_model, v.vehicle_model) as vehicle_model,
          coalesce(b.starts_at, (b.day + b.drop_off::time) at time zone b.zone) as starts_at,
          (select s.name from staff s where s.id = l.assigned_staff_id) as assignee_name
        from zoned b join leads l on l.id = b.lead_id left join lead_service_bookings v on v.lead_id = b.lead_id
        where coalesce((b.starts_at at time zone b.zone)::date, b.day) = (${now}::timestamptz at time zone b.zone)::date
        order by starts_at nulls last, b.lead_id limit ${most.bookings}`.execute(tx.sql);
      return rows.map((row) => branded<DayBooking>(row));
    },
  };
}

function countsOf({ inTime, missed, running, halfWithinMs, waiting, late }: AnsweredLeads): AnsweredLeads {
  return { inTime, missed, running, halfWithinMs, waiting, late };
}

function dealershipOf({ dealershipId, name, ...counts }: DealershipAnswers): DealershipAnswers {
  return { dealershipId, name, ...countsOf(counts) };
}
