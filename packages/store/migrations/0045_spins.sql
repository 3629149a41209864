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
