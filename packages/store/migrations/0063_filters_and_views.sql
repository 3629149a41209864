-- Filters and saved views of the inbox (CON-2.1). A filtered list goes along the lists of 0060, which know where somebody
-- reads leads, a few hundred at a time, and keeps what fits; how far it goes is the caller's to bound.

-- The views of a member of staff in their order, each a name and its filters. They are changed as a whole, by whoever has
-- the newest version before them.
create table staff_views (
  staff_id uuid primary key references staff on delete cascade,
  version integer not null default 1 check (version > 0),
  views jsonb not null check (jsonb_array_length(views) <= 9 and length(views::text) <= 8000),
  changed_at timestamptz not null
);
alter table staff_views enable row level security, force row level security;
create policy own on staff_views for all to forecourt_app using (staff_id = (select scope.staff_id()));
grant select, insert (staff_id, views, changed_at), update (version, views, changed_at) on staff_views to forecourt_console;

grant create on schema scope to forecourt_policy;
set local role forecourt_policy;

-- Which of these leads fit, in their order, of those that the member of staff may read; when the last of them is due, as a
-- list of those that wait is ordered; and whether it came before `came_since`, as all after it in a list of the newest do.
-- What asks for other tables looks at the leads alone that fit otherwise.
create function scope.inbox_fitting(
  wanted uuid[], subjects text[], is_among boolean, whose uuid, of_nobody boolean, in_stage text, delivery text,
  came_since timestamptz, least_spam integer, out ids uuid[], out last_due text, out is_past boolean
) language plpgsql stable security definer
set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan set jit = off as $$
declare
  dealerships uuid[] := scope.dealerships_for('readLeads');
  sites uuid[] := scope.sites_for('readLeads');
  since uuid := directory.first_id_at(came_since);
  oldest uuid;
  found uuid[];
begin
  ids := array(
    select l.id from unnest(wanted) with ordinality w (id, place) join public.leads l on l.id = w.id
    where (l.dealership_id = any (dealerships) or l.site_id = any (sites))
      and (subjects is null or (coalesce(l.subcategory, l.category) = any (subjects)) = is_among)
      and (whose is null or l.assigned_staff_id = whose) and (not of_nobody or l.assigned_staff_id is null)
      and (in_stage is null or l.stage = in_stage)
      and (since is null or l.id >= since)
    order by w.place
  );
  -- Nothing of a lead is older than it, by more than clocks are apart.
  oldest := directory.first_id_at((select min(uuid_extract_timestamp(id)) from unnest(ids) id) - interval '1 hour');
  if delivery is not null then
    found := array(
      select d.lead_id from public.lead_deliveries d where d.lead_id = any (ids) and d.id >= oldest
        and (d.state = 'dead' or (d.state = 'pending' and d.attempts > 0))
      group by d.lead_id having bool_or(d.state = 'dead') = (delivery = 'gave_up')
    );
    ids := array(select id from unnest(ids) with ordinality w (id, place) join unnest(found) f (id) using (id) order by place);
  end if;
  if least_spam is not null then
    found := array(
      select e.lead_id from public.lead_events e
      where e.lead_id = any (ids) and e.id >= oldest and e.kind in ('spam_score', 'cleared')
      group by e.lead_id having not bool_or(e.kind = 'cleared')
        and max((e.details ->> 'score')::integer) filter (where e.kind = 'spam_score') >= least_spam
    );
    ids := array(select id from unnest(ids) with ordinality w (id, place) join unnest(found) f (id) using (id) order by place);
  end if;
  select to_jsonb(coalesce(l.answer_due_at, l.response_due_at, 'infinity')) #>> '{}', coalesce(l.id < since, false)
    into last_due, is_past
    from public.leads l where l.id = wanted[cardinality(wanted)];
end
$$;

revoke execute on function scope.inbox_fitting from public;
grant execute on function scope.inbox_fitting to forecourt_console;
reset role;
revoke create on schema scope from forecourt_policy;
