-- What staff are, beside where (STAFF-2): nine roles, what each may do as rows that policies read, a second factor for
-- passwords, and the moment by which a lead is to be answered, by which the inbox is ordered.
-- allows: constraint because memberships, staff and their sessions are few
-- allows: not null because memberships are few
-- allows: rows because memberships are few, and the fence is let down for that one statement
-- allows: index because leads are ordered by a column that this migration adds
-- allows: dynamic sql because the same fence stands before each table of a lead

alter table memberships add column role text
  check (role in ('operator', 'group_manager', 'dealership_manager', 'sales_manager', 'sales', 'service', 'stock', 'website', 'finance'));
-- Until now whoever was of an account managed it, and so on. The owner reads nobody's rows while the fence is forced.
alter table memberships no force row level security;
update memberships set role = case kind when 'operator' then 'operator' when 'account' then 'group_manager' else 'dealership_manager' end;
alter table memberships force row level security;
alter table memberships alter column role set not null;
alter table memberships add check ((kind = 'operator') = (role = 'operator'));
alter table memberships add check (role <> 'group_manager' or kind = 'account');
alter table memberships drop constraint memberships_staff_id_kind_account_id_dealership_id_key;
alter table memberships add unique nulls not distinct (staff_id, kind, account_id, dealership_id, role);

-- As packages/domain/src/staff/permissions.ts has it, as far as policies ask; a test holds the two against each other.
create table scope.permissions (
  action text not null check (length(action) between 1 and 60),
  role text not null,
  primary key (action, role)
);
insert into scope.permissions (action, role)
select action, role from (values
  ('readLeads', '{group_manager,dealership_manager,sales_manager,sales,service,finance}'::text[]),
  ('addStaff', '{operator,group_manager,dealership_manager}'),
  ('readAudit', '{operator,group_manager,dealership_manager}')
) allowed (action, roles), unnest(roles) role;
grant select on scope.permissions to forecourt_policy;

-- A password has a second factor: the secret of its one-time codes, sealed by a key that the database does not have, and
-- the last step that was used, so that no code counts twice.
alter table staff add column code_secret bytea check (length(code_secret) between 40 and 400);
alter table staff add column code_step bigint check (code_step >= 0);
grant select (code_step), insert (code_secret, code_step), update (code_secret, code_step) on staff to forecourt_console;

alter table staff_sessions add column method text not null default 'passkey' check (method in ('passkey', 'password', 'single_sign_on'));
-- When this person last proved who they are: what is dangerous asks for it anew.
alter table staff_sessions add column proved_at timestamptz not null default now();

-- What a browser was asked to sign with a passkey: taken once, and never after its time.
create table staff_challenges (
  challenge text primary key check (length(challenge) between 20 and 200),
  -- Whose new passkey it is for; null where somebody signs in, who is not known yet.
  staff_id uuid references staff on delete cascade,
  expires_at timestamptz not null
);
create index staff_challenges_staff_id on staff_challenges (staff_id) where staff_id is not null;
create index staff_challenges_expiring on staff_challenges (expires_at);
alter table staff_challenges enable row level security;
alter table staff_challenges force row level security;
grant select, insert, delete on staff_challenges to forecourt_policy;

-- By when staff owe an answer, as its sender was told.
alter table leads add column response_due_at timestamptz;
create index leads_waiting on leads (dealership_id, response_due_at, id) where first_response_at is null and form_completed and stage = 'new';
create index leads_open on leads (dealership_id, id desc) where stage in ('contacted', 'appointment') or (stage = 'new' and first_response_at is not null);
grant insert (response_due_at), update (response_due_at) on leads to forecourt_web;

grant create on schema directory, scope to forecourt_policy;
set local role forecourt_policy;

-- The accounts that the member of staff manages: other roles of an account are of its dealerships.
create or replace function scope.account_ids() returns uuid[] language plpgsql stable security definer
set search_path = pg_catalog, pg_temp as $$
begin
  if scope.staff_id() is null then
    return '{}';
  elsif scope.is_operator() then
    return array(select id from public.accounts);
  end if;
  return array(
    select m.account_id from public.memberships m join public.staff s on s.id = m.staff_id
    where m.staff_id = scope.staff_id() and m.kind = 'account' and m.role = 'group_manager' and s.disabled_at is null
  );
end
$$;

-- The dealerships at which the member of staff may do something, by the roles they have there.
create function scope.dealerships_for(wanted text) returns uuid[] language plpgsql stable security definer
set search_path = pg_catalog, pg_temp as $$
begin
  if scope.staff_id() is null then
    return '{}';
  elsif scope.is_operator() and exists (select from scope.permissions where action = wanted and role = 'operator') then
    return array(select id from public.dealerships);
  end if;
  return array(
    select d.id from public.memberships m
    join public.staff s on s.id = m.staff_id
    join scope.permissions p on p.role = m.role and p.action = wanted
    join public.dealerships d on d.id = m.dealership_id or d.account_id = m.account_id
    where m.staff_id = scope.staff_id() and s.disabled_at is null
  );
end
$$;

-- The same of sites: those of an account, or the one whose own dealership it is.
create function scope.sites_for(wanted text) returns uuid[] language plpgsql stable security definer
set search_path = pg_catalog, pg_temp as $$
begin
  if scope.staff_id() is null then
    return '{}';
  elsif scope.is_operator() and exists (select from scope.permissions where action = wanted and role = 'operator') then
    return array(select id from public.sites);
  end if;
  return array(
    select t.id from public.memberships m
    join public.staff s on s.id = m.staff_id
    join scope.permissions p on p.role = m.role and p.action = wanted
    left join public.dealerships d on d.id = m.dealership_id
    join public.sites t on t.account_id = m.account_id or (t.dealership_id = d.id and t.account_id = d.account_id)
    where m.staff_id = scope.staff_id() and s.disabled_at is null
  );
end
$$;

-- Whether a lead is for the eyes of whoever asks: a site's own program, or staff whose role answers leads there.
create function scope.reads_lead(wanted uuid) returns boolean language plpgsql stable security definer
set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
begin
  return scope.staff_id() is null or exists (
    select from public.leads l where l.id = wanted
      and (l.dealership_id = any (scope.dealerships_for('readLeads')) or l.site_id = any (scope.sites_for('readLeads')))
  );
end
$$;

-- Open inboxes hear of a change as it is committed: which lead, of which site and dealership, and nothing of what is in it.
create function scope.tell_of_lead() returns trigger
language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_notify('lead_changes', concat_ws(' ', new.id, new.site_id, new.dealership_id));
  return null;
end
$$;
create function scope.tell_of_delivery() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_notify('lead_changes', concat_ws(' ', l.id, l.site_id, l.dealership_id))
    from public.leads l where l.id = new.lead_id;
  return null;
end
$$;

drop function directory.staff_by_email(text);
create function directory.staff_by_email(wanted text)
returns table (staff_id uuid, password_hash text, code_secret bytea, code_step bigint)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select id, password_hash, code_secret, code_step from public.staff where email = lower(wanted) and disabled_at is null
$$;

create function directory.add_challenge(made text, whose uuid, lasts interval) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  with old as (delete from public.staff_challenges where expires_at < now())
  insert into public.staff_challenges (challenge, staff_id, expires_at)
  values (made, whose, now() + least(lasts, interval '10 minutes'))
$$;
create function directory.take_challenge(wanted text, whose uuid) returns boolean
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  with taken as (
    delete from public.staff_challenges
    where challenge = wanted and staff_id is not distinct from whose and expires_at > now() returning 1
  )
  select exists (select from taken)
$$;

revoke execute on function directory.staff_by_email, directory.add_challenge, directory.take_challenge,
  scope.dealerships_for, scope.sites_for, scope.reads_lead, scope.tell_of_lead, scope.tell_of_delivery from public;
-- Whoever makes a partition of leads gives it the triggers.
grant execute on function scope.tell_of_lead, scope.tell_of_delivery to forecourt_owner;
grant execute on function scope.dealerships_for, scope.sites_for, scope.reads_lead to forecourt_app;
grant execute on function directory.staff_by_email, directory.add_challenge, directory.take_challenge to forecourt_console;

reset role;
revoke create on schema directory, scope from forecourt_policy;

create policy by_role on leads as restrictive for all to forecourt_app using (
  (select scope.staff_id()) is null
  or dealership_id = any ((select scope.dealerships_for('readLeads'))::uuid[])
  or site_id = any ((select scope.sites_for('readLeads'))::uuid[])
);
do $$
declare t text;
begin
  foreach t in array array['lead_events', 'lead_deliveries', 'lead_test_drives', 'lead_service_bookings', 'lead_trade_ins'] loop
    execute format('create policy by_role on %I as restrictive for all to forecourt_app
      using ((select scope.staff_id()) is null or scope.reads_lead(lead_id))', t);
  end loop;
end
$$;
create policy by_role on delivery_attempts as restrictive for all to forecourt_app using (
  (select scope.staff_id()) is null or exists (select from lead_deliveries d where d.id = delivery_id)
);

create trigger tell_of_lead after insert or update on leads for each row execute function scope.tell_of_lead();
create trigger tell_of_delivery after update of state on lead_deliveries
  for each row when (old.state is distinct from new.state) execute function scope.tell_of_delivery();
