-- What the console's rooms of deliveries and of today count (FORM-9.2, CON-2.5): how each destination does, and what of it
-- waits or gave up, in one walk along an index however many deliveries there are.
-- allows: index because lists of deliveries by their state are new, and a dealership's would else be sorted as a whole

create index lead_deliveries_of_site_by_state on lead_deliveries (site_id, state, id desc);
create index lead_deliveries_of_dealership_by_state on lead_deliveries (dealership_id, state, id desc);

-- The same rows as before: a delivery is of the site of its lead. Whoever reads all leads of a site is asked once and not
-- for each delivery.
drop policy by_role on lead_deliveries;
create policy by_role on lead_deliveries as restrictive for all to forecourt_app using (
  (select scope.staff_id()) is null
  or site_id = any ((select scope.sites_for('readLeads'))::uuid[])
  or scope.reads_lead(lead_id)
);

-- The drop-off times of the day, for those who take the keys.
grant select on service_places to forecourt_console;

grant select on delivery_attempts to forecourt_policy;
grant execute on function directory.first_id_at to forecourt_policy;
grant create on schema scope to forecourt_policy;
set local role forecourt_policy;

-- The deliveries of leads that the member of staff may read: all that wait or gave up, and of others those that were made
-- since.
create function scope.deliveries_read(since timestamptz)
returns table (id uuid, lead_id uuid, dealership_id uuid, destination_id uuid, state text, updated_at timestamptz)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  yards uuid[] := scope.dealerships_for('readLeads');
  sites uuid[] := scope.sites_for('readLeads');
  first uuid := directory.first_id_at(since);
begin
  -- One arm for each walk along an index: a condition with `or` would read every delivery that there is.
  return query
  select d.id, d.lead_id, d.dealership_id, d.destination_id, d.state, d.updated_at from public.lead_deliveries d
  where d.site_id = any (sites) and d.state in ('pending', 'dead')
  union all
  select d.id, d.lead_id, d.dealership_id, d.destination_id, d.state, d.updated_at from public.lead_deliveries d
  where d.site_id = any (sites) and d.state = 'delivered' and d.id >= first
  union all
  select d.id, d.lead_id, d.dealership_id, d.destination_id, d.state, d.updated_at from public.lead_deliveries d
  where d.dealership_id = any (yards) and d.site_id <> all (sites) and d.state in ('pending', 'dead')
    and exists (select from public.leads l where l.id = d.lead_id and l.dealership_id = any (yards))
  union all
  select d.id, d.lead_id, d.dealership_id, d.destination_id, d.state, d.updated_at from public.lead_deliveries d
  where d.dealership_id = any (yards) and d.site_id <> all (sites) and d.state = 'delivered' and d.id >= first
    and exists (select from public.leads l where l.id = d.lead_id and l.dealership_id = any (yards));
end
$$;

-- How each destination does: what waits and gave up, what was made since and of that taken, and the tries of the hours
-- since, the last five one by one. A delivery is tried for three days, so older ones are not looked through for tries.
create function scope.delivery_figures(since timestamptz)
returns table (
  destination_id uuid, dealership_id uuid, waiting integer, dead integer, made integer, taken integer,
  within_ms integer, hours jsonb, last_tries jsonb
)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with mine as materialized (select * from scope.deliveries_read(since - interval '4 days')),
  counted as (
    select m.dealership_id, m.destination_id,
      count(*) filter (where m.state = 'pending')::integer as waiting,
      count(*) filter (where m.state = 'dead')::integer as dead,
      count(*) filter (where m.id >= directory.first_id_at(since))::integer as made,
      count(*) filter (where m.id >= directory.first_id_at(since) and m.state = 'delivered')::integer as taken
    from mine m group by m.dealership_id, m.destination_id
  ),
  tried as (
    select m.dealership_id, m.destination_id, a.outcome, a.status_code, a.duration_ms, a.created_at,
      floor(extract(epoch from a.created_at - since) / 3600)::integer as hour,
      row_number() over (partition by m.dealership_id, m.destination_id order by a.id desc) as place
    from mine m join public.delivery_attempts a on a.delivery_id = m.id and a.id >= directory.first_id_at(since)
    where m.updated_at >= since
  ),
  of_hours as (
    select h.dealership_id, h.destination_id, jsonb_agg(
      jsonb_build_object('hour', h.hour, 'taken', h.taken, 'refused', h.refused, 'unknown', h.unknown) order by h.hour
    ) as hours
    from (
      select t.dealership_id, t.destination_id, t.hour, count(*) filter (where t.outcome = 'delivered') as taken,
        count(*) filter (where t.outcome = 'failed') as refused, count(*) filter (where t.outcome = 'unknown') as unknown
      from tried t group by t.dealership_id, t.destination_id, t.hour
    ) h group by h.dealership_id, h.destination_id
  ),
  of_tries as (
    select t.dealership_id, t.destination_id, percentile_disc(0.95) within group (order by t.duration_ms)::integer as within_ms,
      jsonb_agg(jsonb_build_object('at', t.created_at, 'outcome', t.outcome, 'statusCode', t.status_code) order by t.place)
        filter (where t.place <= 5) as last_tries
    from tried t group by t.dealership_id, t.destination_id
  )
  select c.destination_id, c.dealership_id, c.waiting, c.dead, c.made, c.taken, t.within_ms,
    coalesce(h.hours, '[]'), coalesce(t.last_tries, '[]')
  from counted c
  left join of_hours h on (h.dealership_id, h.destination_id) is not distinct from (c.dealership_id, c.destination_id)
  left join of_tries t on (t.dealership_id, t.destination_id) is not distinct from (c.dealership_id, c.destination_id)
$$;

-- Of the leads since, how many somewhere has, how many nobody has yet, and how many every destination refused.
create function scope.leads_delivered(since timestamptz)
returns table (captured integer, delivered integer, waiting integer, dead integer)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with of_leads as (
    select bool_or(m.state = 'delivered') as has, bool_or(m.state = 'pending') as waits
    from scope.deliveries_read(since) m where m.id >= directory.first_id_at(since) group by m.lead_id
  )
  select count(*)::integer, count(*) filter (where has)::integer, count(*) filter (where not has and waits)::integer,
    count(*) filter (where not has and not waits)::integer
  from of_leads
$$;

-- For operators, who read no leads: of each account, how many deliveries fail, and nothing of them.
create function scope.failing_deliveries()
returns table (account_id uuid, account_name text, waiting integer, dead integer)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select a.id, a.name, count(*) filter (where d.state = 'pending')::integer, count(*) filter (where d.state = 'dead')::integer
  from public.lead_deliveries d join public.sites t on t.id = d.site_id join public.accounts a on a.id = t.account_id
  where scope.is_operator() and (d.state = 'dead' or d.state = 'pending' and d.attempts > 0)
  group by a.id, a.name
$$;

revoke execute on function scope.deliveries_read, scope.delivery_figures, scope.leads_delivered, scope.failing_deliveries
  from public;
grant execute on function scope.delivery_figures, scope.leads_delivered, scope.failing_deliveries to forecourt_console;
reset role;
revoke create on schema scope from forecourt_policy;
