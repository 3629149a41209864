-- Messages of the payment provider that nobody could use (BUY-7): each is a finding of the dealership whose account it
-- names, or whose payment it is about. And who has paid before, by their email (the bank is asked to check who pays the
-- first time).
-- allows: index because reserving began with the migration before this one

create index reservations_of_email on reservations (site_id, lower(email)) where email is not null;

-- Somebody who was too late for a car, and wants to hear once if it comes free. One mail, to an address that nobody
-- confirmed: it says nothing that a stranger typed, ends itself after 30 days, and can be ended before.
create table car_waits (
  id uuid primary key default uuidv7(),
  site_id uuid not null references sites on delete cascade,
  dealership_id uuid not null,
  car_id uuid not null,
  email text not null check (length(email) between 3 and 254),
  consent_wording text not null check (length(consent_wording) between 1 and 1000),
  created_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > created_at),
  -- When the car was found free, and when a server took the mail.
  told_at timestamptz,
  sent_at timestamptz,
  ended_at timestamptz,
  -- In the mail: whoever has it can end this, and do nothing else.
  unsubscribe_token uuid not null unique default gen_random_uuid(),
  foreign key (dealership_id, car_id) references cars (dealership_id, id) on delete cascade
);
create unique index car_waits_once on car_waits (site_id, car_id, lower(email)) where told_at is null and ended_at is null;
create index car_waits_of_email on car_waits (site_id, lower(email));
create index car_waits_of_car on car_waits (dealership_id, car_id);
create index car_waits_ending on car_waits (ends_at);
create index car_waits_waiting on car_waits (site_id, id) where told_at is null and ended_at is null;

alter table car_waits enable row level security, force row level security;
create policy own on car_waits for all to forecourt_app using (site_id = (select scope.site_id()));
grant select, insert, update on car_waits to forecourt_web;
grant select, update on car_waits to forecourt_worker;
grant select, update, delete on car_waits to forecourt_policy;
grant select (confirmed_at) on visitor_emails to forecourt_policy;

grant create on schema scope, directory to forecourt_policy;
set local role forecourt_policy;

create function directory.payment_messages_given_up(of_account text)
returns table (event_id text, kind text, error text, received_at timestamptz)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select i.event_id, i.kind, i.error, i.received_at from public.payment_inbox i
  where i.next_try_at is null and i.handled_at is null and i.received_at > now() - interval '30 days' and (
    i.account_ref = of_account or exists (
      select from public.payments p
      where p.account_ref = of_account and (p.id::text = i.payment_id or p.session_ref = i.session_ref)
    )
  )
  order by i.received_at desc, i.event_id limit 100
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
  -- Nobody but an address is known of a wait: what a stranger typed is no address of theirs.
  delete from public.car_waits w where w.site_id = site and (lower(w.email) = lower(wanted_email) or lower(w.email) in (
    select lower(v.email) from public.visitors v where v.id = any (visitor_ids)
    union all
    select lower(e.email) from public.visitor_emails e
    where e.site_id = site and e.visitor_id = any (visitor_ids) and e.confirmed_at is not null
  ));
  kind := 'car_waits'; get diagnostics removed = row_count; return next;
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
  kind := 'offer_journeys';
  delete from public.offer_journeys where id in (
    select id from public.offer_journeys where expires_at < now() limit at_most for update skip locked
  );
  get diagnostics deleted = row_count;
  return next;
  kind := 'car_waits';
  delete from public.car_waits where id in (
    select id from public.car_waits where ends_at < now() - interval '30 days' limit at_most for update skip locked
  );
  get diagnostics deleted = row_count;
  return next;
end
$$;

revoke execute on function directory.payment_messages_given_up from public;
grant execute on function directory.payment_messages_given_up to forecourt_worker;
reset role;
revoke create on schema scope, directory from forecourt_policy;
