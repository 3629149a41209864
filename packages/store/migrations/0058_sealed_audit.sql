-- The audit can be shown to be whole (STAFF-3): every entry says from where, what tells of a person is under a key of
-- theirs that goes with their erasure, and entries are sealed in a chain for each account.
-- allows: index because the audit is small: staff have worked in the console for a day
-- allows: constraint because the audit is small
-- allows: rows because the audit is small, and the fence is let down for that one statement

alter table audit add column from_address text check (length(from_address) between 1 and 60);
-- Before and after, as only whoever has the key of the person reads them: the chain goes over this, and outlives the key.
alter table audit add column sealed bytea check (length(sealed) between 28 and 500000);
alter table audit add constraint audit_sealed_alone check (sealed is null or (before is null and after is null));
-- The account in whose chain it is, as it was then: sites and dealerships may move. Zeros: the platform's own.
alter table audit add column chain_id uuid not null default '00000000-0000-0000-0000-000000000000';
alter table audit no force row level security;
update audit a set chain_id = coalesce(
  a.account_id,
  (select s.account_id from sites s where s.id = a.site_id),
  (select d.account_id from dealerships d where d.id = a.dealership_id),
  a.chain_id
);
alter table audit force row level security;
create index audit_of_chain on audit (chain_id, id);

create table audit_seals (
  chain_id uuid not null,
  number integer not null check (number > 0),
  entries integer not null check (entries > 0),
  last_id uuid not null,
  -- Over that of the seal before, and every entry since.
  hash bytea not null check (length(hash) = 32),
  sealed_at timestamptz not null default now(),
  primary key (chain_id, number)
);
alter table audit_seals enable row level security;
alter table audit_seals force row level security;
grant select, insert on audit_seals to forecourt_policy;

create table audit_keys (
  subject_kind text not null check (length(subject_kind) between 1 and 60),
  subject_id text not null check (length(subject_id) between 1 and 200),
  key bytea not null check (length(key) = 32),
  primary key (subject_kind, subject_id)
);
alter table audit_keys enable row level security;
alter table audit_keys force row level security;
grant select, insert, delete on audit_keys to forecourt_policy;
grant select on audit to forecourt_policy;
insert into scope.permissions (action, role)
select 'readAudit', role from unnest('{operator,group_manager,dealership_manager}'::text[]) role on conflict do nothing;

grant create on schema directory, scope to forecourt_policy;
set local role forecourt_policy;

create function scope.place_audit() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  new.chain_id := coalesce(
    new.account_id,
    (select s.account_id from public.sites s where s.id = new.site_id),
    (select d.account_id from public.dealerships d where d.id = new.dealership_id),
    '00000000-0000-0000-0000-000000000000'
  );
  new.from_address := left(nullif(current_setting('app.from_address', true), ''), 60);
  new.request_id := coalesce(new.request_id, left(nullif(current_setting('app.request_id', true), ''), 120));
  return new;
end
$$;

-- The key under which entries about somebody are; the first entry makes it.
create function scope.audit_key(kind text, subject text, made bytea) returns bytea
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  if scope.staff_id() is null then
    return null;
  end if;
  insert into public.audit_keys (subject_kind, subject_id, key) values (kind, subject, made) on conflict do nothing;
  return (select k.key from public.audit_keys k where k.subject_kind = kind and k.subject_id = subject);
end
$$;

-- Of an entry that whoever asks may read; null once its person was erased.
create function scope.audit_key_of(kind text, subject text) returns bytea
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select k.key from public.audit_keys k
  where k.subject_kind = kind and k.subject_id = subject and scope.staff_id() is not null
$$;

-- What the chain goes over. What a lead's old entries had in the clear falls with its sender, and is left out.
create function scope.audit_digest(earlier bytea, entry public.audit) returns bytea
language sql immutable security definer set search_path = pg_catalog, pg_temp as $$
  select sha256(earlier || convert_to(jsonb_build_array(
    entry.id, entry.staff_id, entry.account_id, entry.site_id, entry.dealership_id, entry.action, entry.subject_kind,
    entry.subject_id, case when entry.subject_kind <> 'lead' then entry.before end,
    case when entry.subject_kind <> 'lead' then entry.after end, encode(entry.sealed, 'hex'), entry.request_id,
    entry.from_address, (extract(epoch from entry.created_at) * 1000000)::bigint
  )::text, 'UTF8'))
$$;

-- Seals what is older than any transaction that may still be open. One at a time: two would number alike.
create function directory.seal_audit(at_most integer)
returns table (chain_id uuid, number integer, entries integer, hash bytea)
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  horizon uuid := directory.first_id_at(now() - interval '10 minutes');
  last public.audit_seals;
  entry public.audit;
begin
  perform pg_advisory_xact_lock(hashtextextended('audit seals', 0));
  for chain_id in
    select a.id from public.accounts a union all select '00000000-0000-0000-0000-000000000000'::uuid
  loop
    select * into last from public.audit_seals s where s.chain_id = seal_audit.chain_id order by s.number desc limit 1;
    hash := coalesce(last.hash, sha256(convert_to(chain_id::text, 'UTF8')));
    entries := 0;
    for entry in
      select * from public.audit a where a.chain_id = seal_audit.chain_id and a.id < horizon
        and a.id > coalesce(last.last_id, '00000000-0000-0000-0000-000000000000') order by a.id limit at_most
    loop
      hash := scope.audit_digest(hash, entry);
      entries := entries + 1;
      last.last_id := entry.id;
    end loop;
    if entries > 0 then
      number := coalesce(last.number, 0) + 1;
      insert into public.audit_seals (chain_id, number, entries, last_id, hash)
        values (seal_audit.chain_id, seal_audit.number, seal_audit.entries, last.last_id, seal_audit.hash);
      return next;
    end if;
  end loop;
end
$$;

-- Goes over every chain anew, and says where it is not what was sealed.
create function directory.check_audit()
returns table (chain_id uuid, number integer, entries integer, fault text)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  seal public.audit_seals;
  entry public.audit;
  earlier uuid;
  hash bytea;
begin
  for chain_id in select distinct s.chain_id from public.audit_seals s loop
    hash := sha256(convert_to(chain_id::text, 'UTF8'));
    earlier := '00000000-0000-0000-0000-000000000000';
    number := 0;
    for seal in select * from public.audit_seals s where s.chain_id = check_audit.chain_id order by s.number loop
      number := number + 1;
      entries := 0;
      fault := null;
      if seal.number <> number then
        fault := 'a seal is missing';
        number := seal.number;
      end if;
      for entry in
        select * from public.audit a where a.chain_id = check_audit.chain_id and a.id > earlier and a.id <= seal.last_id
        order by a.id
      loop
        hash := scope.audit_digest(hash, entry);
        entries := entries + 1;
      end loop;
      fault := coalesce(fault, case
        when entries < seal.entries then 'an entry is missing'
        when entries > seal.entries then 'an entry was inserted'
        when hash <> seal.hash then 'an entry was changed'
      end);
      -- What is wrong here is told once, not again by every seal after it.
      hash := seal.hash;
      earlier := seal.last_id;
      return next;
    end loop;
    select count(*)::integer into entries from public.audit a
      where a.chain_id = check_audit.chain_id and a.id > earlier
        and a.id < directory.first_id_at(now() - interval '1 day');
    if entries > 0 then
      number := number + 1;
      fault := 'entries of more than a day ago are not sealed';
      return next;
    end if;
  end loop;
end
$$;

create or replace function scope.blank_leads(lead_ids uuid[]) returns table (kind text, removed bigint)
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
  -- Nobody reads their entries any more, and the chain over them holds.
  delete from public.audit_keys where subject_kind = 'lead' and subject_id = any (lead_ids::text[]);
end
$$;

revoke execute on function scope.place_audit, scope.audit_key, scope.audit_key_of, scope.audit_digest,
  directory.seal_audit, directory.check_audit from public;
grant execute on function scope.place_audit to forecourt_owner;
grant execute on function scope.audit_key, scope.audit_key_of to forecourt_console;
grant execute on function directory.seal_audit, directory.check_audit to forecourt_worker;

reset role;
revoke create on schema directory, scope from forecourt_policy;

create trigger place_audit before insert on audit for each row execute function scope.place_audit();

-- Whoever's own sign-in it is about reads it; all else is for those who read the audit there.
drop policy read on audit;
create policy read on audit for select to forecourt_app using (
  (select scope.staff_id()) is not null and (
    staff_id = (select scope.staff_id()) or (select scope.is_operator())
    or (subject_kind = 'staff' and subject_id = (select scope.staff_id())::text)
    or account_id = any ((select scope.account_ids())::uuid[])
    or site_id = any ((select scope.sites_for('readAudit'))::uuid[])
    or dealership_id = any ((select scope.dealerships_for('readAudit'))::uuid[])
  )
);
-- What somebody does to their own sign-in belongs to the account that they work for.
drop policy insert on audit;
create policy insert on audit for insert to forecourt_app with check (
  staff_id = (select scope.staff_id())
  and (account_id is null or account_id = any ((select scope.account_ids() || scope.readable_account_ids())::uuid[])
    or exists (select from memberships m where m.staff_id = (select scope.staff_id()) and m.account_id = audit.account_id))
  and (site_id is null or site_id = any ((select scope.site_ids())::uuid[]))
  and (dealership_id is null or dealership_id = any ((select scope.dealership_ids())::uuid[]))
);
