-- allows: index because no program has written a lookup before this one
-- The instant offer, kept step by step: a reload, another device by its link or a process that dies loses nothing.
create table offer_journeys (
  id uuid primary key default uuidv7(),
  site_id uuid not null references sites on delete cascade,
  -- Of the secret in the browser's cookie or in the link: whoever has it may see and do what follows.
  secret_hash bytea not null check (length(secret_hash) = 32),
  step text not null check (step in ('vehicle', 'selection', 'images', 'details', 'offer')),
  phase text not null check (phase in ('editing', 'waiting', 'not_found', 'unavailable')),
  -- Changed by whoever writes what the last one had read; what comes out of turn changes nothing.
  version integer not null default 1 check (version > 0),
  rego text check (length(rego) <= 20),
  rego_state text check (rego_state in ('qld', 'nsw', 'vic', 'sa', 'wa', 'tas', 'act', 'nt')),
  -- The car that the offer is to be put towards.
  towards_car_id uuid,
  lookup_id uuid,
  lead_id uuid,
  asked_at timestamptz,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at > created_at),
  unique (site_id, secret_hash),
  foreign key (site_id, lookup_id) references vehicle_lookups (site_id, id) on delete cascade,
  foreign key (lead_id, site_id) references leads (id, site_id) on delete cascade
);
create index offer_journeys_of_lookup on offer_journeys (site_id, lookup_id) where lookup_id is not null;
create index offer_journeys_of_lead on offer_journeys (lead_id) where lead_id is not null;
create index offer_journeys_expiring on offer_journeys (expires_at);

alter table offer_journeys enable row level security, force row level security;
-- A journey is a visitor's: staff read the lead that comes of it.
create policy read on offer_journeys for select to forecourt_app using (site_id = (select scope.site_id()));
create policy insert on offer_journeys for insert to forecourt_app with check (site_id = (select scope.site_id()));
create policy update on offer_journeys for update to forecourt_app
  using (site_id = (select scope.site_id())) with check (site_id = (select scope.site_id()));
grant select, insert on offer_journeys to forecourt_web, forecourt_worker;
grant update (step, phase, version, rego, rego_state, towards_car_id, lookup_id, lead_id, asked_at)
  on offer_journeys to forecourt_web, forecourt_worker;

-- The last answer for a plate, which costs money to ask for again.
create index vehicle_lookups_of_plate on vehicle_lookups (site_id, rego, rego_state, created_at desc);
grant insert, update (chosen_description) on vehicle_lookups to forecourt_web;
grant select, insert on vehicle_lookups to forecourt_worker;

-- What was offered for a car: the number, its range and its sum. A later one names the one before.
create table trade_in_offers (
  id uuid primary key default uuidv7(),
  site_id uuid not null references sites on delete cascade,
  lookup_id uuid not null,
  value_cents bigint not null check (value_cents > 0),
  low_cents bigint not null check (low_cents > 0 and low_cents <= value_cents),
  high_cents bigint not null check (high_cents >= value_cents),
  lines jsonb not null check (pg_column_size(lines) < 20000),
  -- Of the answers that it was made from: the same again is the same offer.
  answers_hash bytea not null check (length(answers_hash) = 32),
  given_at timestamptz not null,
  valid_until timestamptz not null check (valid_until > given_at),
  accepted_at timestamptz check (accepted_at < valid_until),
  replaces uuid references trade_in_offers on delete set null,
  foreign key (site_id, lookup_id) references vehicle_lookups (site_id, id) on delete cascade
);
create index trade_in_offers_of_lookup on trade_in_offers (site_id, lookup_id, given_at desc);
create index trade_in_offers_replaced on trade_in_offers (replaces) where replaces is not null;

alter table trade_in_offers enable row level security, force row level security;
-- Afterwards whoever may read the lead may read what was offered.
create policy read on trade_in_offers for select to forecourt_app using (
  site_id = any ((select scope.site_ids())::uuid[])
  or exists (select from vehicle_lookups v where v.id = lookup_id)
);
create policy insert on trade_in_offers for insert to forecourt_app with check (site_id = (select scope.site_id()));
create policy update on trade_in_offers for update to forecourt_app
  using (site_id = (select scope.site_id())) with check (site_id = (select scope.site_id()));
grant select, insert on trade_in_offers to forecourt_worker;
grant select, update (accepted_at) on trade_in_offers to forecourt_web;
grant select on trade_in_offers to forecourt_console;

grant insert, update (sent_at), delete on trade_in_images to forecourt_web;
grant select, update (sent_at) on trade_in_images to forecourt_worker;
create policy delete on trade_in_images for delete to forecourt_app using (site_id = (select scope.site_id()));
grant insert, update (offer_cents, offer_valid_until, offer_accepted, offer_accepted_at)
  on lead_trade_ins to forecourt_web, forecourt_worker;
grant select on lead_trade_ins to forecourt_worker;

-- A journey that nobody takes up again goes; what came of it is the lead's.
grant select (id, expires_at), update (id), delete on offer_journeys to forecourt_policy;
grant create on schema directory to forecourt_policy;
set local role forecourt_policy;
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
  kind := 'offer_journeys';
  delete from public.offer_journeys where id in (
    select id from public.offer_journeys where expires_at < now() limit at_most for update skip locked
  );
  get diagnostics deleted = row_count;
  return next;
end
$$;
reset role;
revoke create on schema directory from forecourt_policy;
