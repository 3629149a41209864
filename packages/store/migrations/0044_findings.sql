-- What is wrong on a site, and who can mend it (LAW-1): one row for as long as it holds. What is mended stays, with when.
create table findings (
  id uuid primary key default uuidv7(),
  site_id uuid not null references sites on delete cascade,
  -- Of one of its dealerships; null: of the site.
  dealership_id uuid references dealerships on delete cascade,
  -- Which check found it: that one alone says when it no longer holds.
  found_by text not null check (found_by ~ '^[a-z][a-z0-9-]{0,39}$'),
  -- A rule of law by its name, or another cause.
  cause text not null check (cause ~ '^[a-z][a-z0-9_]{0,79}$'),
  severity text not null check (severity in ('breach', 'risk', 'unknown')),
  what text not null check (length(what) between 1 and 1000),
  page text not null check (length(page) between 1 and 40),
  part text not null check (length(part) between 1 and 120),
  -- The car, location or promotion that it is about; empty: none.
  subject text not null default '' check (length(subject) <= 120),
  source text check (length(source) <= 2000),
  mended_by text not null check (mended_by in ('operator', 'group', 'dealer')),
  mend text not null check (length(mend) between 1 and 1000),
  since timestamptz not null,
  last_seen_at timestamptz not null check (last_seen_at >= since),
  mended_at timestamptz check (mended_at >= since)
);
-- The same words about the same place are the same finding, until it is mended.
create unique index findings_open on findings (site_id, found_by, cause, page, part, subject, md5(what))
  where mended_at is null;
create index findings_of_dealership on findings (dealership_id) where dealership_id is not null;

alter table findings enable row level security, force row level security;
create policy read on findings for select to forecourt_app using (site_id = any ((select scope.site_ids())::uuid[]));
-- Checks write them, and nobody else: a finding is mended by mending what it found.
create policy insert on findings for insert to forecourt_app with check (
  site_id = (select scope.site_id())
  and (dealership_id is null or dealership_id = any ((select scope.dealership_ids())::uuid[]))
);
create policy update on findings for update to forecourt_app
  using (site_id = (select scope.site_id())) with check (site_id = (select scope.site_id()));
grant select, insert, update (severity, source, mended_by, mend, last_seen_at, mended_at) on findings to forecourt_worker;
grant select on findings to forecourt_console;
