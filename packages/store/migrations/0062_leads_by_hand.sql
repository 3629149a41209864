-- Leads that staff take down themselves (CON-2.1), and late leads that the platform passes on (CON-2.4).
-- allows: index because late leads are looked for in a way that this migration adds, and leads are partitioned
-- allows: rows because scope.permissions is a table of roles, as short as this

insert into scope.permissions (action, role)
select 'answerLeads', role
from unnest('{group_manager,dealership_manager,sales_manager,sales,service,finance}'::text[]) role;

-- What waits in somebody's hands, by site and by when it is due.
create index leads_late_in_hand on leads (site_id, coalesce(answer_due_at, response_due_at), id)
  where assigned_staff_id is not null and merged_into is null
    and ((first_response_at is null and form_completed and stage = 'new') or (waits_since is not null and stage <> 'spam'));

-- Null: the platform did it, by a setting of the account.
alter table audit alter column staff_id drop not null;

grant create on schema directory, scope to forecourt_policy;
set local role forecourt_policy;

-- Where the member of staff may take a lead down, and of which site it is then: one of the same account that shows the
-- dealership, its own before others. A site of another account would have its staff read it.
create function scope.hand_places() returns table (dealership_id uuid, site_id uuid)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select distinct on (d.id) d.id, t.id
  from public.dealerships d
  join public.site_dealerships x on x.dealership_id = d.id
  join public.sites t on t.id = x.site_id and t.account_id = d.account_id
  where d.id = any (scope.dealerships_for('answerLeads'))
  order by d.id, (t.dealership_id is not distinct from d.id) desc, t.id
$$;

-- Sites with leads that are late in somebody's hands, and whose they are.
create function directory.sites_with_late_leads(moment timestamptz)
returns table (site_id uuid, account_id uuid)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select t.id, t.account_id from public.sites t where exists (
    select from public.leads l
    where l.site_id = t.id and l.assigned_staff_id is not null and l.merged_into is null
      and ((l.first_response_at is null and l.form_completed and l.stage = 'new') or (l.waits_since is not null and l.stage <> 'spam'))
      and coalesce(l.answer_due_at, l.response_due_at) <= moment
  )
$$;

-- Who answers leads at a dealership of the site, with how many late ones each has. Those who manage the whole group have
-- theirs given by hand.
create function scope.answering_staff(wanted uuid, moment timestamptz) returns table (staff_id uuid, late integer)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select s.id, (
    select count(*) from public.leads l
    where l.assigned_staff_id = s.id and l.merged_into is null
      and (l.stage in ('new', 'contacted', 'appointment') or (l.waits_since is not null and l.stage <> 'spam'))
      and ((l.first_response_at is null and l.form_completed and l.stage = 'new') or (l.waits_since is not null and l.stage <> 'spam'))
      and coalesce(l.answer_due_at, l.response_due_at) <= moment
  )::integer
  from public.staff s
  where s.disabled_at is null and scope.site_id() is not null and wanted = any (scope.dealership_ids()) and exists (
    select from public.memberships m
    join scope.permissions p on p.role = m.role and p.action = 'answerLeads'
    join public.dealerships d on d.id = wanted
    where m.staff_id = s.id and m.role <> 'group_manager' and (m.dealership_id = d.id or m.account_id = d.account_id)
  )
$$;

-- The key under which entries about somebody are; the first entry makes it. A site's own program has those of its leads.
create or replace function scope.audit_key(kind text, subject text, made bytea) returns bytea
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  if scope.staff_id() is null then
    if kind <> 'lead' or scope.site_id() is null then
      return null;
    elsif not exists (select from public.leads l where l.id = subject::uuid and l.site_id = scope.site_id()) then
      return null;
    end if;
  end if;
  insert into public.audit_keys (subject_kind, subject_id, key) values (kind, subject, made) on conflict do nothing;
  return (select k.key from public.audit_keys k where k.subject_kind = kind and k.subject_id = subject);
end
$$;

-- Asked by the policy of the audit, whichever program writes an entry.
create function scope.works_for(wanted uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (select from public.memberships m where m.staff_id = scope.staff_id() and m.account_id = wanted)
$$;

revoke execute on function scope.hand_places, scope.works_for, directory.sites_with_late_leads, scope.answering_staff from public;
grant execute on function scope.hand_places, scope.works_for to forecourt_app;
grant execute on function directory.sites_with_late_leads, scope.answering_staff, scope.audit_key to forecourt_worker;
reset role;
revoke create on schema directory, scope from forecourt_policy;

-- A lead by hand is of the yard that whoever takes it down answers leads at, and of that yard's own site.
create policy by_hand on leads for insert to forecourt_app with check (
  (select scope.staff_id()) is not null
  and exists (select from scope.hand_places() h where h.dealership_id = leads.dealership_id and h.site_id = leads.site_id)
);
-- Each has keys of their own.
grant select, insert on idempotency_keys to forecourt_console;
create policy by_hand on idempotency_keys for all to forecourt_app using (
  (select scope.staff_id()) is not null and purpose = 'lead by hand'
  and starts_with(key, (select scope.staff_id())::text || ' ')
  and site_id = any (array(select h.site_id from scope.hand_places() h))
);

drop policy insert on audit;
create policy insert on audit for insert to forecourt_app with check (
  staff_id = (select scope.staff_id())
  and (account_id is null or account_id = any ((select scope.account_ids() || scope.readable_account_ids())::uuid[])
    or scope.works_for(account_id))
  and (site_id is null or site_id = any ((select scope.site_ids())::uuid[]))
  and (dealership_id is null or dealership_id = any ((select scope.dealership_ids())::uuid[]))
);
-- What the platform did with a lead of a site, in the books of whoever's it is.
grant insert on audit to forecourt_worker;
create policy by_platform on audit for insert to forecourt_app with check (
  case when staff_id is null and action = 'passed_on' and subject_kind = 'lead' and account_id is null then
    (select scope.site_id()) is not null
    and (site_id is null or site_id = (select scope.site_id()))
    and (dealership_id is null or dealership_id = any ((select scope.dealership_ids())::uuid[]))
    and exists (select from leads l where l.id = audit.subject_id::uuid and l.site_id = (select scope.site_id()))
  else false end
);
