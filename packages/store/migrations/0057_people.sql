-- Who works here (STAFF-1.3, STAFF-1.4): people are invited by mail and let in anew by a manager, both by a link that is
-- good once. Who may do that to whom is decided here once more, beside the domain's table, for whatever a program does.
-- allows: rows because roles and what they may are a table of a few dozen rows

-- Which roles somebody with a role gives to others, at the same place or below it; a test holds it against the domain's.
create table scope.role_grants (
  granter text not null,
  granted text not null,
  primary key (granter, granted)
);
insert into scope.role_grants (granter, granted)
select granter, granted from (values
  ('operator', '{operator,group_manager,dealership_manager,sales_manager,sales,service,stock,website,finance}'::text[]),
  ('group_manager', '{group_manager,dealership_manager,sales_manager,sales,service,stock,website,finance}'),
  ('dealership_manager', '{dealership_manager,sales_manager,sales,service,stock,website,finance}')
) given (granter, roles), unnest(roles) granted;
grant select on scope.role_grants to forecourt_policy;
insert into scope.permissions (action, role)
select action, role from (values
  ('readStaff', '{operator,group_manager,dealership_manager,sales_manager}'::text[]),
  ('exportLeads', '{group_manager,dealership_manager}')
) allowed (action, roles), unnest(roles) role;

alter table staff add column last_seen_at timestamptz;
grant select (last_seen_at) on staff to forecourt_console;

create table staff_invitations (
  id uuid primary key,
  -- Whom it is for: who has the email already, or who comes to have this id.
  becomes_id uuid not null,
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  role text not null check (role in ('group_manager', 'dealership_manager', 'sales_manager', 'sales', 'service', 'stock', 'website', 'finance')),
  account_id uuid references accounts on delete cascade,
  dealership_id uuid references dealerships on delete cascade,
  token_hash bytea not null unique check (length(token_hash) = 32),
  invited_by uuid not null references staff,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check (num_nonnulls(account_id, dealership_id) = 1),
  check (role <> 'group_manager' or account_id is not null),
  check (expires_at <= created_at + interval '8 days')
);
create index staff_invitations_account_id on staff_invitations (account_id) where account_id is not null;
create index staff_invitations_dealership_id on staff_invitations (dealership_id) where dealership_id is not null;
create index staff_invitations_invited_by on staff_invitations (invited_by);
create index staff_invitations_expiring on staff_invitations (expires_at);

create table staff_recoveries (
  -- One at a time.
  staff_id uuid primary key references staff on delete cascade,
  token_hash bytea not null unique check (length(token_hash) = 32),
  -- Of the code that the manager reads out: who has the mail alone, has nothing.
  code_hash bytea not null check (length(code_hash) = 32),
  tries smallint not null default 0 check (tries between 0 and 5),
  reason text not null check (length(reason) between 1 and 300),
  asked_by uuid not null references staff check (asked_by <> staff_id),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check (expires_at <= created_at + interval '2 days')
);
create index staff_recoveries_asked_by on staff_recoveries (asked_by);

alter table staff_invitations enable row level security;
alter table staff_invitations force row level security;
alter table staff_recoveries enable row level security;
alter table staff_recoveries force row level security;

grant select, insert, delete on staff_invitations to forecourt_policy;
grant select, insert, update, delete on staff_recoveries to forecourt_policy;
grant insert (id, email, name), update (password_hash, code_secret, code_step, disabled_at, last_seen_at, updated_at)
  on staff to forecourt_policy;
grant insert, delete on memberships to forecourt_policy;
grant delete on staff_passkeys to forecourt_policy;
grant select (id, email, role, account_id, dealership_id, invited_by, created_at, expires_at), delete
  on staff_invitations to forecourt_console;

grant create on schema directory, scope to forecourt_policy;
set local role forecourt_policy;

-- Whether whoever asks may give this role at this place: by a role that they have there, or above it.
create function scope.may_grant(wanted text, at_account uuid, at_dealership uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (
    select from public.memberships m
    join public.staff s on s.id = m.staff_id
    join scope.role_grants g on g.granter = m.role and g.granted = wanted
    left join public.dealerships d on d.id = at_dealership
    where m.staff_id = scope.staff_id() and s.disabled_at is null and (
      m.kind = 'operator'
      or (m.kind = 'account' and m.account_id = coalesce(at_account, d.account_id))
      or (m.kind = 'dealership' and m.dealership_id = at_dealership)
    )
  )
$$;

-- Whether whoever asks manages somebody: all that they are, everywhere, is theirs to give. Nobody manages themselves.
create function scope.manages_staff(wanted uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select wanted <> scope.staff_id()
    and exists (select from public.memberships m where m.staff_id = wanted)
    and not exists (
      select from public.memberships m
      where m.staff_id = wanted and not scope.may_grant(m.role, m.account_id, m.dealership_id)
    )
$$;

-- How those sign in whom whoever asks may read about.
create function scope.staff_ways(wanted uuid[])
returns table (staff_id uuid, passkeys integer, has_password boolean, has_codes boolean, is_managed boolean)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select s.id, (select count(*)::int from public.staff_passkeys k where k.staff_id = s.id),
    s.password_hash is not null, s.code_secret is not null, scope.manages_staff(s.id)
  from public.staff s
  where s.id = any (wanted) and scope.staff_id() is not null and (
    s.id = scope.staff_id() or scope.is_operator() or exists (
      select from public.memberships m where m.staff_id = s.id and (
        m.account_id = any (scope.account_ids()) or m.dealership_id = any (scope.dealerships_for('readStaff'))
      )
    )
  )
$$;

-- The same answer for an email that somebody has and for one that nobody has.
create function scope.invite_staff(
  invitation uuid, mail text, wanted_role text, at_account uuid, at_dealership uuid, hash bytea, until timestamptz
) returns boolean language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  if wanted_role = 'operator' or not scope.may_grant(wanted_role, at_account, at_dealership) then
    return false;
  end if;
  delete from public.staff_invitations i where i.email = lower(mail)
    and i.account_id is not distinct from at_account and i.dealership_id is not distinct from at_dealership;
  insert into public.staff_invitations
    (id, becomes_id, email, role, account_id, dealership_id, token_hash, invited_by, expires_at)
  values (
    invitation, coalesce((select s.id from public.staff s where s.email = lower(mail)), uuidv7()), lower(mail),
    wanted_role, at_account, at_dealership, hash, scope.staff_id(), until
  );
  return true;
end
$$;

-- What a link is for, while it is good.
create function directory.staff_link(hash bytea)
returns table (kind text, staff_id uuid, email text, name text, role text, account_id uuid, dealership_id uuid, place text, is_known boolean)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select 'invitation', i.becomes_id, i.email, s.name, i.role, i.account_id, i.dealership_id, coalesce(a.name, d.name), s.id is not null
  from public.staff_invitations i
  join public.staff g on g.id = i.invited_by and g.disabled_at is null
  left join public.staff s on s.id = i.becomes_id
  left join public.accounts a on a.id = i.account_id
  left join public.dealerships d on d.id = i.dealership_id
  where i.token_hash = hash and i.expires_at > now() and s.disabled_at is null
  union all
  select 'recovery', r.staff_id, s.email, s.name, null, null, null, null, true
  from public.staff_recoveries r
  join public.staff s on s.id = r.staff_id
  join public.staff g on g.id = r.asked_by and g.disabled_at is null
  where r.token_hash = hash and r.expires_at > now() and r.tries < 5 and s.disabled_at is null
$$;

-- Whether the code is the one that was read out. Who guesses has five tries, then the link is dead.
create function directory.try_recovery(hash bytea, said bytea) returns boolean
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  with tried as (
    update public.staff_recoveries r set tries = r.tries + case when r.code_hash = said then 0 else 1 end
    where r.token_hash = hash and r.expires_at > now() and r.tries < 5 returning r.code_hash = said as is_right
  )
  select coalesce((select is_right from tried), false)
$$;

-- Takes an invitation as the person whom it is for: they are known from then on, and have the role.
create function scope.take_invitation(hash bytea, chosen_name text) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare taken public.staff_invitations;
begin
  delete from public.staff_invitations i using public.staff g
    where i.token_hash = hash and i.becomes_id = scope.staff_id() and i.expires_at > now()
      and g.id = i.invited_by and g.disabled_at is null
    returning i.* into taken;
  if taken.id is null then
    return false;
  end if;
  insert into public.staff (id, email, name) values (taken.becomes_id, taken.email, chosen_name)
    on conflict do nothing;
  if not exists (select from public.staff s where s.id = taken.becomes_id and s.disabled_at is null) then
    raise exception 'the email is somebody else''s by now' using errcode = '23505';
  end if;
  insert into public.memberships (staff_id, kind, account_id, dealership_id, role) values (
    taken.becomes_id, case when taken.account_id is null then 'dealership' else 'account' end,
    taken.account_id, taken.dealership_id, taken.role
  ) on conflict do nothing;
  return true;
end
$$;

-- Takes from somebody every proof and every session that they have.
create function scope.forget_proofs(wanted uuid) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from public.staff_sessions s where s.staff_id = wanted;
  delete from public.staff_passkeys k where k.staff_id = wanted;
  update public.staff set password_hash = null, code_secret = null, code_step = null, updated_at = now()
    where id = wanted;
end
$$;

create function scope.start_recovery(wanted uuid, hash bytea, said bytea, why text, until timestamptz) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not scope.manages_staff(wanted) or exists (
    select from public.staff s where s.id = wanted and s.disabled_at is not null
  ) then
    return false;
  end if;
  delete from public.staff_sessions s where s.staff_id = wanted;
  insert into public.staff_recoveries (staff_id, token_hash, code_hash, reason, asked_by, expires_at)
  values (wanted, hash, said, why, scope.staff_id(), until)
  on conflict (staff_id) do update set token_hash = excluded.token_hash, code_hash = excluded.code_hash, tries = 0,
    reason = excluded.reason, asked_by = excluded.asked_by, created_at = now(), expires_at = excluded.expires_at;
  return true;
end
$$;

-- As the person whom it is for: the old proofs end, and the new ones come in the same transaction.
create function scope.take_recovery(hash bytea, said bytea) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare taken uuid;
begin
  delete from public.staff_recoveries r using public.staff s
    where r.token_hash = hash and r.code_hash = said and r.tries < 5 and r.expires_at > now()
      and r.staff_id = scope.staff_id() and s.id = r.staff_id and s.disabled_at is null
    returning r.staff_id into taken;
  if taken is null then
    return false;
  end if;
  perform scope.forget_proofs(taken);
  return true;
end
$$;

-- Whoever is kept out is out at once, on every device.
create function scope.set_staff_disabled(wanted uuid, is_disabled boolean) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not scope.manages_staff(wanted) then
    return false;
  end if;
  update public.staff set disabled_at = case when is_disabled then now() end, updated_at = now()
    where id = wanted and (disabled_at is not null) <> is_disabled;
  if not found then
    return false;
  end if;
  delete from public.staff_sessions s where s.staff_id = wanted;
  delete from public.staff_recoveries r where r.staff_id = wanted;
  return true;
end
$$;

create function scope.end_staff_sessions(wanted uuid) returns integer
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare ended integer;
begin
  if not scope.manages_staff(wanted) then
    return null;
  end if;
  delete from public.staff_sessions s where s.staff_id = wanted;
  get diagnostics ended = row_count;
  return ended;
end
$$;

-- Gives somebody another role, there or elsewhere in reach of whoever asks.
create function scope.change_membership(wanted uuid, of_staff uuid, new_role text, at_account uuid, at_dealership uuid)
returns boolean language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  if new_role = 'operator' or not scope.manages_staff(of_staff)
    or not scope.may_grant(new_role, at_account, at_dealership) then
    return false;
  end if;
  delete from public.memberships m where m.id = wanted and m.staff_id = of_staff and m.kind <> 'operator';
  if not found then
    return false;
  end if;
  insert into public.memberships (id, staff_id, kind, account_id, dealership_id, role) values (
    wanted, of_staff, case when at_account is null then 'dealership' else 'account' end, at_account, at_dealership, new_role
  ) on conflict do nothing;
  return true;
end
$$;

create function scope.note_staff_seen() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.staff set last_seen_at = new.last_seen_at where id = new.staff_id;
  return null;
end
$$;

-- Nobody learns of an invitation that is over.
create function directory.prune_invitations(at_most integer) returns integer
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  with gone as (
    delete from public.staff_invitations where id in (
      select id from public.staff_invitations where expires_at < now() - interval '7 days' limit at_most
    ) returning 1
  ), over as (
    delete from public.staff_recoveries where expires_at < now() returning 1
  )
  select (select count(*)::int from gone) + (select count(*)::int from over)
$$;

revoke execute on function scope.may_grant, scope.manages_staff, scope.staff_ways, scope.invite_staff,
  scope.take_invitation, scope.forget_proofs, scope.start_recovery, scope.take_recovery, scope.set_staff_disabled,
  scope.end_staff_sessions, scope.change_membership, scope.note_staff_seen, directory.staff_link,
  directory.try_recovery, directory.prune_invitations from public;
grant execute on function scope.may_grant, scope.staff_ways, scope.invite_staff, scope.take_invitation,
  scope.start_recovery, scope.take_recovery, scope.set_staff_disabled, scope.end_staff_sessions,
  scope.change_membership, directory.staff_link, directory.try_recovery to forecourt_console;
grant execute on function directory.prune_invitations to forecourt_worker;
grant execute on function scope.note_staff_seen to forecourt_owner;

reset role;
revoke create on schema directory, scope from forecourt_policy;

create policy read on staff_invitations for select to forecourt_app using (
  account_id = any ((select scope.account_ids())::uuid[])
  or dealership_id = any ((select scope.dealerships_for('readStaff'))::uuid[])
);
create policy withdraw on staff_invitations for delete to forecourt_app
  using (scope.may_grant(role, account_id, dealership_id));

create trigger note_staff_seen after insert or update of last_seen_at on staff_sessions
  for each row execute function scope.note_staff_seen();
