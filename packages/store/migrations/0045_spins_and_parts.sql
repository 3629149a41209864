-- A go at a game of chance (PAGE-4): its draw and what it was drawn from are kept, so that anybody can draw it again.
-- allows: constraint because promos are few and change by hand
alter table promos add unique (site_id, id);
create table promo_entries (
  id uuid primary key default uuidv7(),
  site_id uuid not null references sites on delete cascade,
  promo_id uuid not null,
  -- Null once its visitor is gone: the draw stays, as a fact about nobody.
  visitor_id uuid,
  number integer not null check (number > 0),
  state text not null check (state in ('qld', 'nsw', 'vic', 'sa', 'wa', 'tas', 'act', 'nt')),
  seed text not null check (seed ~ '^[0-9a-f]{64}$'),
  -- What could be drawn at that moment, each with its weight.
  outcomes jsonb not null check (pg_column_size(outcomes) < 20000),
  -- Null: no prize.
  prize text check (length(prize) between 1 and 60),
  -- The first, second, ... of that prize: none is given twice.
  prize_number integer check (prize_number > 0),
  code text check (code ~ '^[A-Z0-9]{4}-[A-Z0-9]{4}$'),
  drawn_at timestamptz not null,
  claim_until timestamptz,
  check (num_nonnulls(prize, prize_number, code, claim_until) in (0, 4)),
  unique (site_id, promo_id, visitor_id),
  unique (site_id, promo_id, number),
  unique (site_id, promo_id, prize, prize_number),
  unique (site_id, promo_id, code),
  foreign key (site_id, promo_id) references promos (site_id, id),
  foreign key (site_id, visitor_id) references visitors (site_id, id) on delete set null (visitor_id)
);
create index promo_entries_of_visitor on promo_entries (visitor_id) where visitor_id is not null;

alter table promo_entries enable row level security, force row level security;
create policy read on promo_entries for select to forecourt_app
  using (site_id = any ((select scope.site_ids())::uuid[]));
-- Written once, by the site that made the draw.
create policy insert on promo_entries for insert to forecourt_app with check (site_id = (select scope.site_id()));
grant select, insert on promo_entries to forecourt_web;
grant select on promo_entries to forecourt_worker, forecourt_console;

-- Somebody asks for a part (PAGE-5): the photographs that come before the form is sent, and the lead they go with.
create table part_requests (
  id uuid primary key default uuidv7(),
  site_id uuid not null references sites on delete cascade,
  -- Of the key that the open form carries: whoever has it may add to the request and take back.
  secret_hash bytea not null check (length(secret_hash) = 32),
  lead_id uuid,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at > created_at),
  unique (site_id, secret_hash),
  unique (site_id, id),
  foreign key (lead_id, site_id) references leads (id, site_id) on delete cascade
);
create index part_requests_of_lead on part_requests (lead_id) where lead_id is not null;
create index part_requests_expiring on part_requests (expires_at) where lead_id is null;
create table part_photos (
  id uuid primary key default uuidv7(),
  site_id uuid not null references sites on delete cascade,
  request_id uuid not null,
  file_name text not null check (length(file_name) between 1 and 255),
  content_type text not null check (content_type in ('image/jpeg', 'image/png', 'image/gif', 'image/heic')),
  bytes integer not null check (bytes between 1 and 10485760),
  object_key text not null unique check (length(object_key) between 1 and 500),
  -- Of the file as it was sent, which is kept nowhere.
  content_hash bytea not null check (length(content_hash) = 32),
  created_at timestamptz not null default now(),
  unique (site_id, request_id, content_hash),
  foreign key (site_id, request_id) references part_requests (site_id, id) on delete cascade
);

alter table part_requests enable row level security, force row level security;
alter table part_photos enable row level security, force row level security;
-- A visitor's: staff read the lead, which says where its photographs are.
create policy read on part_requests for select to forecourt_app using (site_id = (select scope.site_id()));
create policy insert on part_requests for insert to forecourt_app with check (site_id = (select scope.site_id()));
create policy update on part_requests for update to forecourt_app
  using (site_id = (select scope.site_id())) with check (site_id = (select scope.site_id()));
create policy read on part_photos for select to forecourt_app using (site_id = (select scope.site_id()));
create policy insert on part_photos for insert to forecourt_app with check (site_id = (select scope.site_id()));
create policy delete on part_photos for delete to forecourt_app using (site_id = (select scope.site_id()));
grant select, insert, update (lead_id) on part_requests to forecourt_web;
grant select, insert, delete on part_photos to forecourt_web;
grant select on part_requests, part_photos to forecourt_worker;

-- A request goes with the person whose lead it is, and where none came of it after a day.
grant select (id, lead_id, expires_at), update (id), delete on part_requests to forecourt_policy;
grant create on schema scope, directory to forecourt_policy;
set local role forecourt_policy;
create or replace function scope.blank_leads(lead_ids uuid[]) returns table (kind text, removed bigint)
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
begin
  delete from public.vehicle_lookups v using public.lead_trade_ins t
    where t.lead_id = any (lead_ids) and v.id = t.lookup_id;
  kind := 'vehicle_lookups'; get diagnostics removed = row_count; return next;
  delete from public.part_requests where lead_id = any (lead_ids);
  kind := 'part_requests'; get diagnostics removed = row_count; return next;
  update public.leads set visitor_id = null, name = null, last_name = null, email = null, phone = null,
    postcode = null, preferred_contact_method = null, message = null, rego = null, url = null, user_agent = null,
    visited_pages = '{}', linked_query_params = '{}', sender_hash = null, erased_at = now()
    where id = any (lead_ids);
  kind := 'leads'; get diagnostics removed = row_count; return next;
  update public.lead_test_drives set link_hash = null where lead_id = any (lead_ids);
  update public.lead_service_bookings
    set vehicle_rego = null, comments = null, street = null, suburb = null, postcode = null
    where lead_id = any (lead_ids);
  kind := 'lead_service_bookings'; get diagnostics removed = row_count; return next;
  update public.lead_trade_ins
    set rego = null, manual_entry = null, comments = null, sms_content = null, sms_from = null
    where lead_id = any (lead_ids);
  kind := 'lead_trade_ins'; get diagnostics removed = row_count; return next;
  update public.lead_events set note = null, details = '{}' where lead_id = any (lead_ids);
  kind := 'lead_events'; get diagnostics removed = row_count; return next;
  update public.delivery_attempts a set answer = null from public.lead_deliveries d
    where d.lead_id = any (lead_ids) and a.delivery_id = d.id;
  -- What was still to be sent would tell of nobody.
  update public.lead_deliveries
    set last_error = null, state = case when state = 'pending' then 'replaced' else state end, updated_at = now()
    where lead_id = any (lead_ids);
  kind := 'lead_deliveries'; get diagnostics removed = row_count; return next;
  update public.audit set before = null, after = null
    where subject_kind = 'lead' and subject_id = any (lead_ids::text[]);
  kind := 'audit'; get diagnostics removed = row_count; return next;
end
$$;
create function directory.prune_part_requests(row_limit integer) returns bigint
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  deleted bigint;
begin
  delete from public.part_requests where id in (
    select id from public.part_requests where lead_id is null and expires_at < now()
    limit least(greatest(row_limit, 0), 100000) for update skip locked
  );
  get diagnostics deleted = row_count;
  return deleted;
end
$$;
revoke execute on function directory.prune_part_requests from public;
grant execute on function directory.prune_part_requests to forecourt_worker;
reset role;
revoke create on schema scope, directory from forecourt_policy;
