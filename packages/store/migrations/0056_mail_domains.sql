-- Domains from which a dealer's mail goes, as their DNS was last seen (MAIL-1).
create table mail_domains (
  id uuid primary key default uuidv7(),
  site_id uuid not null references sites on delete cascade,
  domain text not null check (domain ~ '^[a-z0-9]([a-z0-9.-]{1,251})[a-z0-9]$'),
  -- waiting: not looked at yet; proved: mail goes from it; broken: something that was asked for is not there.
  state text not null default 'waiting' check (state in ('waiting', 'proved', 'broken')),
  dkim boolean not null default false,
  spf boolean not null default false,
  return_path boolean not null default false,
  checked_at timestamptz,
  -- Looked at in vain since then: DNS did not answer, and what was known is still believed for a while.
  unanswered_since timestamptz,
  created_at timestamptz not null,
  unique (site_id, domain),
  check ((state = 'proved') <= (dkim and spf and return_path))
);
create index mail_domains_proved on mail_domains (site_id) where state = 'proved';

alter table mail_domains enable row level security, force row level security;
create policy read on mail_domains for select to forecourt_app using (site_id = any ((select scope.site_ids())::uuid[]));
create policy insert on mail_domains for insert to forecourt_app
  with check ((select scope.staff_id()) is not null and site_id = any ((select scope.site_ids())::uuid[]));
create policy update on mail_domains for update to forecourt_app using (site_id = any ((select scope.site_ids())::uuid[]));
create policy delete on mail_domains for delete to forecourt_app
  using ((select scope.staff_id()) is not null and site_id = any ((select scope.site_ids())::uuid[]));
grant select, insert (site_id, domain, created_at), delete on mail_domains to forecourt_console;
grant select, update (state, dkim, spf, return_path, checked_at, unanswered_since) on mail_domains to forecourt_worker;
