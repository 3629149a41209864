-- Searches that somebody wants to hear of: told once an address is confirmed, at most once a day, until they end.
create table saved_searches (
  id uuid primary key default uuidv7(),
  site_id uuid not null references sites on delete cascade,
  -- Of whoever was signed in; nobody need be.
  visitor_id uuid,
  email text not null check (length(email) between 3 and 254),
  name text not null check (length(name) between 1 and 300),
  -- The state that a search page is drawn from, and its address.
  state jsonb not null check (pg_column_size(state) <= 16384),
  href text not null check (length(href) between 1 and 2000),
  -- Under which the index of conditions has it while it is on.
  keys text[] not null check (cardinality(keys) between 1 and 100),
  consent_wording text not null check (length(consent_wording) between 1 and 1000),
  -- Of the secret in the link that was mailed. Kept after it was opened: opening it twice is opening it once.
  secret_hash bytea not null check (length(secret_hash) = 32),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  confirmed_at timestamptz,
  ends_at timestamptz not null check (ends_at > created_at),
  ended_at timestamptz,
  -- Up to which arrivals were looked at for it, and when it was last told of any.
  looked_at timestamptz not null,
  told_at timestamptz,
  -- In every message: whoever has it can end this search, and do nothing else.
  unsubscribe_token uuid not null unique default gen_random_uuid(),
  unique (site_id, id),
  unique (site_id, secret_hash),
  foreign key (site_id, visitor_id) references visitors (site_id, id) on delete cascade
);
create index saved_searches_of_email on saved_searches (site_id, lower(email));
create index saved_searches_of_visitor on saved_searches (site_id, visitor_id) where visitor_id is not null;
create index saved_searches_ending on saved_searches (ends_at) where ended_at is null;

-- The index of conditions: under which keys a search is found, from when it is confirmed until it ends.
create table saved_search_keys (
  site_id uuid not null,
  key text not null check (length(key) between 1 and 700),
  search_id uuid not null,
  primary key (site_id, key, search_id),
  foreign key (site_id, search_id) references saved_searches (site_id, id) on delete cascade
);
create index saved_search_keys_of_search on saved_search_keys (search_id);

-- A car that came in, with those of its keys that anybody on a site waits for, however many they are. Which of them it
-- fits, the site's own search says when it is their turn.
create table saved_search_arrivals (
  site_id uuid not null references sites on delete cascade,
  dealership_id uuid not null,
  car_id uuid not null,
  keys text[] not null check (cardinality(keys) between 1 and 10),
  -- When the car came in, and when that was noted here.
  came_in_at timestamptz not null,
  arrived_at timestamptz not null default now(),
  primary key (site_id, car_id)
);
create index saved_search_arrivals_in_order on saved_search_arrivals (arrived_at);

-- What one search was told of on one day.
create table saved_search_messages (
  id uuid primary key default uuidv7(),
  site_id uuid not null,
  search_id uuid not null,
  car_ids uuid[] not null check (cardinality(car_ids) between 1 and 100),
  created_at timestamptz not null,
  sent_at timestamptz,
  foreign key (site_id, search_id) references saved_searches (site_id, id) on delete cascade
);
create index saved_search_messages_of_search on saved_search_messages (site_id, search_id);

alter table saved_searches enable row level security, force row level security;
alter table saved_search_keys enable row level security, force row level security;
alter table saved_search_arrivals enable row level security, force row level security;
alter table saved_search_messages enable row level security, force row level security;
create policy own on saved_searches for all to forecourt_app using (site_id = (select scope.site_id()));
create policy own on saved_search_keys for all to forecourt_app using (site_id = (select scope.site_id()));
create policy own on saved_search_messages for all to forecourt_app using (site_id = (select scope.site_id()));
-- Also of the car: what a site was not given, or no longer is, nobody there hears of.
create policy own on saved_search_arrivals for select to forecourt_app using (
  site_id = (select scope.site_id()) and dealership_id = any ((select scope.dealership_ids())::uuid[])
);
grant select, insert, update on saved_searches to forecourt_web;
grant select, insert, delete on saved_search_keys to forecourt_web;
grant select on saved_search_messages to forecourt_web;
grant select, update on saved_searches to forecourt_worker;
grant select on saved_search_keys, saved_search_arrivals to forecourt_worker;
grant select, insert, update on saved_search_messages to forecourt_worker;

grant select (dealership_id, id, make, model, simple_body, created_at, sold) on cars to forecourt_policy;
grant select, update, delete on saved_searches to forecourt_policy;
grant select, delete on saved_search_keys to forecourt_policy;
grant select, insert, delete on saved_search_arrivals to forecourt_policy;
grant select on saved_search_messages to forecourt_policy;
grant create on schema scope, directory to forecourt_policy;
set local role forecourt_policy;

-- What the cars of these changes may be awaited for: each asks for its own few keys on each site that shows its
-- dealership, and nothing else is read, however many searches there are. In the transaction that is done with the
-- changes: whoever dies before it leaves them to the next, and a car arrives once.
create function directory.note_arrivals(notice_ids uuid[]) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp set jit = off
-- Planning it takes longer than running it.
set plan_cache_mode = force_generic_plan as $$
begin
  insert into public.saved_search_arrivals (site_id, dealership_id, car_id, keys, came_in_at)
  select d.site_id, c.dealership_id, c.id, array_agg(distinct wanted.key), c.created_at
  from public.outbox o
  join public.cars c on c.dealership_id = o.dealership_id and c.id = o.car_id
  join public.site_dealerships d on d.dealership_id = c.dealership_id
  cross join lateral unnest(array[
    '*', 'make:' || lower(c.make), 'model:' || lower(c.make || ' ' || c.model), 'name:' || lower(c.model),
    'body:' || lower(c.simple_body)
  ]) as wanted (key)
  -- One look into the index for each key: as a join, the planner may read all searches instead.
  cross join lateral (
    select from public.saved_search_keys k where k.site_id = d.site_id and k.key = wanted.key limit 1
  ) as awaited
  where o.id = any (notice_ids) and c.show_on_dealer_website and not c.sold
    and c.created_at > now() - interval '8 days'
  group by d.site_id, c.dealership_id, c.id, c.created_at
  on conflict do nothing;
end
$$;
create or replace function scope.erase_person(wanted_visitor uuid, wanted_phone text, wanted_email text)
returns table (kind text, removed bigint)
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  site uuid := scope.site_id();
  visitor_ids uuid[];
  lead_ids uuid[];
begin
  if site is null then
    raise exception 'a person is erased from one site' using errcode = '42501';
  end if;
  visitor_ids := array(
    select v.id from public.visitors v where v.site_id = site
      and (v.id = wanted_visitor or v.phone = wanted_phone or lower(v.email) = lower(wanted_email))
    for update
  );
  lead_ids := array(
    select l.id from public.leads l where l.site_id = site
      and (l.visitor_id = any (visitor_ids) or l.phone = wanted_phone or lower(l.email) = lower(wanted_email))
  );
  return query select * from scope.blank_leads(lead_ids);
  return query select * from scope.blank_reservations(array(
    select r.id from public.reservations r where r.site_id = site
      and (r.visitor_id = any (visitor_ids) or r.phone = wanted_phone or lower(r.email) = lower(wanted_email))
  ));
  delete from public.idempotency_keys where site_id = site and result_id = any (lead_ids);
  kind := 'idempotency_keys'; get diagnostics removed = row_count; return next;
  update public.analytics_events set visitor_id = null where site_id = site and visitor_id = any (visitor_ids);
  kind := 'analytics_events'; get diagnostics removed = row_count; return next;
  delete from public.sign_in_codes c where c.site_id = site and (c.phone = wanted_phone or c.phone in (
    select v.phone from public.visitors v where v.id = any (visitor_ids)
  ));
  kind := 'sign_in_codes'; get diagnostics removed = row_count; return next;
  delete from public.watchlist_alerts a where a.site_id = site
    and (a.visitor_id = any (visitor_ids) or a.address = wanted_phone or lower(a.address) = lower(wanted_email));
  kind := 'watchlist_alerts'; get diagnostics removed = row_count; return next;
  delete from public.visitor_emails e where e.site_id = site
    and (e.visitor_id = any (visitor_ids) or lower(e.email) = lower(wanted_email));
  kind := 'visitor_emails'; get diagnostics removed = row_count; return next;
  delete from public.saved_searches s where s.site_id = site
    and (s.visitor_id = any (visitor_ids) or lower(s.email) = lower(wanted_email));
  kind := 'saved_searches'; get diagnostics removed = row_count; return next;
  -- Sessions and saved cars go with the visitor.
  delete from public.visitors where id = any (visitor_ids);
  kind := 'visitors'; get diagnostics removed = row_count; return next;
end
$$;

create or replace function directory.prune_expired(row_limit integer)
returns table (kind text, deleted bigint)
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  at_most integer := least(greatest(row_limit, 0), 100000);
begin
  kind := 'staff_sessions';
  delete from public.staff_sessions where id in (
    select id from public.staff_sessions where expires_at < now() limit at_most for update skip locked
  );
  get diagnostics deleted = row_count;
  return next;
  kind := 'visitor_sessions';
  delete from public.visitor_sessions where id in (
    select id from public.visitor_sessions where expires_at < now() limit at_most for update skip locked
  );
  get diagnostics deleted = row_count;
  return next;
  kind := 'sign_in_codes';
  delete from public.sign_in_codes where id in (
    select id from public.sign_in_codes where expires_at < now() - interval '1 day' limit at_most for update skip locked
  );
  get diagnostics deleted = row_count;
  return next;
  -- One that is over, or that nobody confirmed in time: the address may be a stranger's.
  kind := 'saved_searches';
  delete from public.saved_searches where id in (
    select id from public.saved_searches
    where least(ends_at, ended_at) < now() - interval '30 days' or (confirmed_at is null and expires_at < now())
    limit at_most for update skip locked
  );
  get diagnostics deleted = row_count;
  return next;
  kind := 'saved_search_arrivals';
  delete from public.saved_search_arrivals where ctid in (
    select ctid from public.saved_search_arrivals where arrived_at < now() - interval '8 days' limit at_most
  );
  get diagnostics deleted = row_count;
  return next;
end
$$;
revoke execute on function directory.note_arrivals from public;
grant execute on function directory.note_arrivals to forecourt_indexer;
-- What is told of is found by the site's own search, which stands on its settings.
grant execute on function directory.site_versions to forecourt_worker;
reset role;
revoke create on schema scope, directory from forecourt_policy;
