-- Addresses that visitors asked to be written to. Nothing but one link is mailed to an address until that link was
-- opened: anybody can type an address.
create table visitor_emails (
  id uuid primary key default uuidv7(),
  site_id uuid not null references sites on delete cascade,
  visitor_id uuid not null,
  email text not null check (length(email) between 3 and 254),
  -- Of the secret in the newest link. Kept after it was opened, so that opening it twice is opening it once.
  secret_hash bytea not null check (length(secret_hash) = 32),
  asked_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > asked_at),
  confirmed_at timestamptz,
  unique (site_id, visitor_id, email),
  unique (site_id, secret_hash),
  foreign key (site_id, visitor_id) references visitors (site_id, id) on delete cascade
);
alter table visitor_emails enable row level security, force row level security;
create policy own on visitor_emails for all to forecourt_app using (site_id = (select scope.site_id()));
grant select, insert, update, delete on visitor_emails to forecourt_web;
grant select on visitor_emails to forecourt_worker;

-- Whoever is erased by an email also goes from what somebody else asked to be mailed there.
grant select (site_id, visitor_id, email), delete on visitor_emails to forecourt_policy;
grant select (site_id, visitor_id, address), delete on watchlist_alerts to forecourt_policy;
grant create on schema scope to forecourt_policy;
set local role forecourt_policy;
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
  -- Sessions and saved cars go with the visitor.
  delete from public.visitors where id = any (visitor_ids);
  kind := 'visitors'; get diagnostics removed = row_count; return next;
end
$$;
reset role;
revoke create on schema scope from forecourt_policy;
