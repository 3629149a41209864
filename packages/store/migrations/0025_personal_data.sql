-- Personal data: what is past its time goes by itself, and what a person asks to be erased goes everywhere at once.
-- Both keep the row, as a fact about nobody, where insights or the law want it. The application has no right to change
-- or delete these rows; it calls the two functions below, each for the site whose scope it has.
-- allows: index because no entry of the audit speaks of a lead yet, so that it is empty

-- From then on nothing in the row, nor in what belongs to it, says who it was.
alter table leads add column erased_at timestamptz;
alter table reservations add column erased_at timestamptz;
create index audit_of_lead on audit (subject_id) where subject_kind = 'lead';

-- That something was exported, erased or past its time, in counts: it names nobody, or it would bring back who was
-- erased. Append-only.
create table personal_data_records (
  id uuid primary key default uuidv7(),
  site_id uuid not null references sites on delete cascade,
  kind text not null check (kind in ('exported', 'erased', 'expired')),
  asked_by text not null check (asked_by in ('visitor', 'operator', 'schedule')),
  counts jsonb not null default '{}' check (pg_column_size(counts) < 10000),
  created_at timestamptz not null default now()
);
create index personal_data_records_of_site on personal_data_records (site_id, id desc);
alter table personal_data_records enable row level security, force row level security;
grant select, insert on personal_data_records to forecourt_app;
create policy read on personal_data_records for select to forecourt_app using (site_id = any ((select scope.site_ids())::uuid[]));
create policy insert on personal_data_records for insert to forecourt_app with check (site_id = (select scope.site_id()));

grant select, delete, update (
  visitor_id, name, last_name, email, phone, postcode, preferred_contact_method, message, rego, url, user_agent,
  visited_pages, linked_query_params, sender_hash, erased_at
) on leads to forecourt_policy;
grant select (lead_id), update (link_hash) on lead_test_drives to forecourt_policy;
grant select (lead_id), update (vehicle_rego, comments, street, suburb, postcode)
  on lead_service_bookings to forecourt_policy;
grant select (lead_id, lookup_id), update (lookup_id, rego, manual_entry, comments, sms_content, sms_from)
  on lead_trade_ins to forecourt_policy;
grant select (id, site_id, created_at), delete on vehicle_lookups to forecourt_policy;
grant select (lead_id), update (note, details) on lead_events to forecourt_policy;
grant update (last_error, state, updated_at) on lead_deliveries to forecourt_policy;
grant select (delivery_id), update (answer) on delivery_attempts to forecourt_policy;
grant select (subject_kind, subject_id), update (before, after) on audit to forecourt_policy;
grant update (visitor_id, name, email, phone, erased_at) on reservations to forecourt_policy;
grant update (last_error) on payments to forecourt_policy;
grant select (payment_id), update (details) on payment_events to forecourt_policy;
grant select, delete, update (last_seen_at) on visitors to forecourt_policy;
grant select (site_id, visitor_id, id), delete, update (visitor_id) on analytics_events to forecourt_policy;
grant select, delete, update (created_at) on idempotency_keys to forecourt_policy;
grant insert on personal_data_records to forecourt_policy;

-- Takes from leads, and from everything that belongs to them, whatever says who it was. Not for the application.
create function scope.blank_leads(lead_ids uuid[]) returns table (kind text, removed bigint)
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
begin
  delete from public.vehicle_lookups v using public.lead_trade_ins t
    where t.lead_id = any (lead_ids) and v.id = t.lookup_id;
  kind := 'vehicle_lookups'; get diagnostics removed = row_count; return next;
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

-- The same of reservations: that a car was held for money stays, who held it does not.
create function scope.blank_reservations(reservation_ids uuid[]) returns table (kind text, removed bigint)
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.payment_events e set details = '{}' from public.payments p
    where p.reservation_id = any (reservation_ids) and e.payment_id = p.id;
  kind := 'payment_events'; get diagnostics removed = row_count; return next;
  update public.payments set last_error = null where reservation_id = any (reservation_ids);
  update public.reservations set visitor_id = null, name = null, email = null, phone = null, erased_at = now()
    where id = any (reservation_ids);
  kind := 'reservations'; get diagnostics removed = row_count; return next;
end
$$;

-- Erases a person from the caller's site: who has this visitor, phone or email. Whether the caller may is decided
-- before: by the phone that a visitor proved, or by what a member of staff manages.
create function scope.erase_person(wanted_visitor uuid, wanted_phone text, wanted_email text)
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
  -- Sessions, saved cars and messages about them go with the visitor.
  delete from public.visitors where id = any (visitor_ids);
  kind := 'visitors'; get diagnostics removed = row_count; return next;
end
$$;

-- One batch of what is past its time on the caller's site, at most row_limit of each kind, and its record. However the
-- settings read, nothing goes that is younger than the floors below.
create function scope.expire_personal_data(
  leads_before timestamptz, visitors_before timestamptz, analytics_before timestamptz, keys_before timestamptz,
  row_limit integer
) returns table (kind text, removed bigint)
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  site uuid := scope.site_id();
  at_most integer := least(greatest(row_limit, 0), 10000);
  found record;
  counts jsonb := '{}';
begin
  if site is null then
    raise exception 'what is past its time goes site by site' using errcode = '42501';
  end if;
  if greatest(leads_before, visitors_before, analytics_before) > now() - interval '85 days'
    or keys_before > now() - interval '6 days' then
    raise exception 'nothing goes that is younger than three months, no key younger than a week' using errcode = '22023';
  end if;
  for found in
    select * from scope.blank_leads(array(
      select l.id from public.leads l
      where l.site_id = site and l.id < directory.first_id_at(leads_before) and l.erased_at is null
      order by l.id limit at_most for update skip locked
    ))
    union all
    select * from scope.blank_reservations(array(
      select r.id from public.reservations r
      where r.site_id = site and r.updated_at < leads_before and r.erased_at is null
        and r.state not in ('pending', 'held')
      order by r.id limit at_most for update skip locked
    ))
  loop
    counts := counts || jsonb_build_object(found.kind, found.removed);
  end loop;
  -- Nobody's any more, and too old for any law that speaks of records.
  delete from public.leads where id in (
    select l.id from public.leads l
    where l.site_id = site and l.id < directory.first_id_at(now() - interval '84 months')
      and l.erased_at is not null
    order by l.id limit at_most for update skip locked
  );
  get diagnostics removed = row_count;
  counts := counts || jsonb_build_object('leads_deleted', removed);
  -- Looked up by somebody who then sent nothing.
  delete from public.vehicle_lookups where id in (
    select v.id from public.vehicle_lookups v where v.site_id = site and v.created_at < leads_before
    limit at_most
  );
  get diagnostics removed = row_count;
  counts := counts || jsonb_build_object('vehicle_lookups', removed + coalesce((counts->>'vehicle_lookups')::bigint, 0));
  delete from public.visitors where id in (
    select v.id from public.visitors v
    where v.site_id = site and v.last_seen_at < visitors_before
      and not exists (select from public.visitor_sessions s where s.visitor_id = v.id and s.expires_at > now())
    limit at_most for update skip locked
  );
  get diagnostics removed = row_count;
  counts := counts || jsonb_build_object('visitors', removed);
  delete from public.analytics_events where id in (
    select a.id from public.analytics_events a
    where a.site_id = site and a.id < directory.first_id_at(analytics_before) order by a.id limit at_most
  );
  get diagnostics removed = row_count;
  counts := counts || jsonb_build_object('analytics_events', removed);
  delete from public.idempotency_keys k using (
    select i.purpose, i.key from public.idempotency_keys i
    where i.site_id = site and i.created_at < keys_before limit at_most for update skip locked
  ) old where k.site_id = site and k.purpose = old.purpose and k.key = old.key;
  get diagnostics removed = row_count;
  counts := counts || jsonb_build_object('idempotency_keys', removed);

  counts := (select coalesce(jsonb_object_agg(c.key, c.value), '{}') from jsonb_each(counts) c where c.value <> '0');
  if counts <> '{}' then
    insert into public.personal_data_records (site_id, kind, asked_by, counts)
    values (site, 'expired', 'schedule', counts);
  end if;
  return query select c.key, c.value::bigint from jsonb_each_text(counts) c;
end
$$;

-- The sites of the platform, a page at a time: what goes by the clock goes site by site, by the settings of each.
create function directory.sites_after(last_id uuid, row_limit integer) returns setof uuid
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select id from public.sites where last_id is null or id > last_id order by id
  limit least(greatest(row_limit, 0), 1000)
$$;

revoke execute on function scope.blank_leads, scope.blank_reservations, scope.erase_person,
  scope.expire_personal_data, directory.sites_after from public;
grant execute on function scope.erase_person, scope.expire_personal_data, directory.sites_after to forecourt_app;
grant execute on function directory.first_id_at to forecourt_policy;
grant create on schema scope, directory to forecourt_policy;
alter function scope.blank_leads owner to forecourt_policy;
alter function scope.blank_reservations owner to forecourt_policy;
alter function scope.erase_person owner to forecourt_policy;
alter function scope.expire_personal_data owner to forecourt_policy;
alter function directory.sites_after owner to forecourt_policy;
revoke create on schema scope, directory from forecourt_policy;
