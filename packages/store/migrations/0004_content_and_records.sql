-- What a site says (promos, pages) and what the platform remembers (audit, outbox, analytics).
-- allows: dynamic sql because the partitions of new tables are alike but for their name

create table promos (
  id uuid primary key default uuidv7(),
  site_id uuid not null references sites on delete cascade,
  kind text not null check (kind in ('card', 'banner', 'slide', 'popup', 'offer', 'spin_to_win')),
  name text not null check (length(name) between 1 and 200),
  description text check (length(description) <= 20000),
  url text check (length(url) <= 2000),
  image_url text check (length(image_url) <= 2000),
  alt text check (length(alt) <= 300),
  hide_overlay boolean not null default false,
  starts_at timestamptz,
  expires_at timestamptz,
  position integer,
  -- The car types it is shown for; with strict_display only when exactly these are selected.
  display text[] not null default '{}' check (cardinality(display) <= 20),
  strict_display boolean not null default false,
  node jsonb not null default '{}' check (pg_column_size(node) < 200000),
  permit_number text check (length(permit_number) <= 120),
  terms text check (length(terms) <= 50000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (expires_at > starts_at)
);
create index promos_of_site on promos (site_id, kind, position);

create table pages (
  id uuid primary key default uuidv7(),
  site_id uuid not null references sites on delete cascade,
  path text not null check (path ~ '^/' and length(path) <= 300),
  kind text not null default 'page' check (kind in ('page', 'article')),
  category text check (length(category) <= 120),
  -- None: never published, or taken down. No site sees the row.
  published_version integer,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (site_id, path),
  unique (site_id, id)
);
create index pages_newest_articles on pages (site_id, category, published_at desc)
  where kind = 'article' and published_version is not null;

create table page_versions (
  site_id uuid not null,
  page_id uuid not null,
  number integer not null check (number > 0),
  title text not null check (length(title) between 1 and 300),
  description text check (length(description) <= 1000),
  image_url text check (length(image_url) <= 2000),
  blocks jsonb not null check (jsonb_typeof(blocks) = 'array' and pg_column_size(blocks) < 2000000),
  staff_id uuid references staff,
  why text check (length(why) <= 1000),
  created_at timestamptz not null default now(),
  primary key (page_id, number),
  foreign key (site_id, page_id) references pages (site_id, id) on delete cascade
);
alter table pages add foreign key (id, published_version) references page_versions (page_id, number);

-- Append-only: who changed what. No foreign keys, as it must outlive what it speaks of.
create table audit (
  id uuid primary key default uuidv7() check (uuid_extract_version(id) = 7),
  staff_id uuid not null,
  account_id uuid,
  site_id uuid,
  dealership_id uuid,
  action text not null check (length(action) between 1 and 120),
  subject_kind text not null check (length(subject_kind) between 1 and 60),
  subject_id text check (length(subject_id) <= 200),
  before jsonb check (pg_column_size(before) < 500000),
  after jsonb check (pg_column_size(after) < 500000),
  request_id text check (length(request_id) <= 120),
  created_at timestamptz not null default now()
) partition by range (id);
create index audit_of_site on audit (site_id, id desc) where site_id is not null;
create index audit_of_dealership on audit (dealership_id, id desc) where dealership_id is not null;
create index audit_of_account on audit (account_id, id desc) where account_id is not null;
create index audit_of_staff on audit (staff_id, id desc);

-- What the search index has yet to hear. A row is written in the transaction that changes the car,
-- taken under a lease and deleted when the index has it; a reader that dies leaves it to the next.
create table outbox (
  id uuid primary key default uuidv7() check (uuid_extract_version(id) = 7),
  dealership_id uuid not null,
  -- None: everything of the dealership (it was shared, renamed or moved).
  car_id uuid,
  kind text not null check (kind in ('car_changed', 'car_deleted', 'dealership_changed', 'location_changed')),
  txid xid8 not null default pg_current_xact_id(),
  attempts integer not null default 0,
  available_at timestamptz not null default now(),
  last_error text check (length(last_error) <= 2000),
  created_at timestamptz not null default now()
) partition by range (id);
create index outbox_available on outbox (available_at, id);

create table analytics_events (
  id uuid primary key default uuidv7() check (uuid_extract_version(id) = 7),
  site_id uuid not null,
  dealership_id uuid,
  car_id uuid,
  visitor_id uuid,
  kind text not null check (length(kind) between 1 and 60),
  -- The number by which dealers' reports know it: 14, 15, 17, 18, 22, 39, 48, 51.
  event_id smallint,
  path text check (length(path) <= 2000),
  details jsonb not null default '{}' check (pg_column_size(details) < 20000),
  created_at timestamptz not null default now()
) partition by range (id);
create index analytics_events_of_site on analytics_events (site_id, id desc);
create index analytics_events_of_dealership on analytics_events (dealership_id, id desc) where dealership_id is not null;

-- The first UUIDv7 of an instant: turns a time into a bound on ids.
create function directory.first_id_at(instant timestamptz) returns uuid
language sql immutable strict parallel safe set search_path = pg_catalog, pg_temp
return (lpad(to_hex((extract(epoch from instant) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid;

-- Makes the monthly partitions from this month on, `months_ahead` of them, of every table partitioned by
-- id. Runs as the owner of the tables, whoever calls it. A month whose rows already went to the default
-- partition is left there and reported: rows are never lost, and moving them is a person's decision.
create function directory.maintain_partitions(months_ahead integer default 3)
returns table (partition_name text, outcome text)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  parent regclass;
  month timestamptz;
  part text;
begin
  if months_ahead not between 0 and 24 then
    raise exception 'months_ahead is between 0 and 24';
  end if;
  perform set_config('lock_timeout', '2s', true);
  for parent in
    select c.oid from pg_class c
    join pg_partitioned_table p on p.partrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and p.partstrat = 'r' order by c.relname
  loop
    for month in
      select m at time zone 'UTC' from generate_series(
        date_trunc('month', now() at time zone 'UTC'),
        date_trunc('month', now() at time zone 'UTC') + make_interval(months => months_ahead),
        interval '1 month'
      ) m
    loop
      part := (select relname from pg_class where oid = parent) || '_' || to_char(month at time zone 'UTC', 'YYYY_MM');
      partition_name := part;
      if to_regclass(format('public.%I', part)) is not null then
        continue;
      end if;
      begin
        -- Attaching takes a lighter lock on the parent than creating a partition in place.
        execute format('create table public.%I (like %s including all excluding identity)', part, parent);
        execute format('alter table public.%I enable row level security, force row level security', part);
        execute format(
          'alter table %s attach partition public.%I for values from (%L) to (%L)',
          parent, part, directory.first_id_at(month),
          directory.first_id_at((month at time zone 'UTC' + interval '1 month') at time zone 'UTC')
        );
        outcome := 'created';
      exception
        when check_violation then outcome := 'the default partition holds rows of this month';
        when lock_not_available then outcome := 'busy';
      end;
      return next;
    end loop;
  end loop;
end
$$;
revoke execute on function directory.maintain_partitions from public;

do $$
declare parent text;
begin
  foreach parent in array array[
    'leads', 'lead_events', 'lead_deliveries', 'delivery_attempts', 'audit', 'outbox', 'analytics_events'
  ] loop
    execute format('create table %I partition of %I default', parent || '_default', parent);
  end loop;
  perform directory.maintain_partitions(3);
end
$$;
