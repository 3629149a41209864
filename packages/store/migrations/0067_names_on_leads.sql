-- Whoever reads a lead reads by name who did what on it (CON-2): a yard its group's managers too, of whom it may read no
-- more, and those who have left. Who works for another account alone stays unnamed.

grant create on schema scope to forecourt_policy;
set local role forecourt_policy;
create function scope.names_on_leads(wanted uuid[]) returns table (id uuid, name text)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  dealerships uuid[] := scope.dealerships_for('readLeads');
  sites uuid[] := scope.sites_for('readLeads');
  accounts uuid[] := scope.readable_account_ids();
begin
  return query
  with read as (
    select l.id, l.assigned_staff_id from public.leads l
    where l.id = any (wanted) and (l.dealership_id = any (dealerships) or l.site_id = any (sites))
  ),
  named as (
    select r.assigned_staff_id::text as who from read r
    union
    select unnest(array[e.staff_id::text, e.details ->> 'staffId', e.details ->> 'from', e.details ->> 'to'])
    from public.lead_events e where e.lead_id in (select r.id from read r) and e.kind <> 'answer'
  ),
  places as (
    select m.staff_id, coalesce(m.account_id, d.account_id) as account_id
    from public.memberships m left join public.dealerships d on d.id = m.dealership_id
  )
  select s.id, s.name from public.staff s
  where s.id::text in (select n.who from named n) and (
    s.id = scope.staff_id() or exists (select from places p where p.staff_id = s.id and p.account_id = any (accounts))
    or not exists (select from public.memberships m where m.staff_id = s.id)
  );
end
$$;
revoke execute on function scope.names_on_leads from public;
grant execute on function scope.names_on_leads to forecourt_console;
reset role;
revoke create on schema scope from forecourt_policy;
