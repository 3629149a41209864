-- Whose work a transaction is. It sets one id, a site's or a member of staff's; everything else that a
-- policy compares with is looked up here, for each statement, so that revoking works on the next read.
-- The functions belong to forecourt_policy, which bypasses row-level security, as the tables that they
-- read are themselves under policies that call them.
-- allows: dynamic sql because it hands over the functions that it has just made

alter default privileges for role forecourt_owner revoke execute on functions from public;
grant usage on schema scope to forecourt_app, forecourt_policy;
grant usage on schema directory to forecourt_app, forecourt_policy;
grant usage on schema public to forecourt_app, forecourt_policy, forecourt_loader;
grant create on schema scope, directory to forecourt_policy;

grant select on accounts, site_dealerships, memberships, dealerships, sites, domains, manufacturers, staff, staff_sessions,
  staff_passkeys, lead_deliveries, reservations, payments to forecourt_policy;
grant select, update, delete on outbox to forecourt_policy;
grant select (dealership_id, id, reserved, show_on_dealer_website), update (reserved) on cars to forecourt_policy;
grant select (id, site_id, dealership_id) on leads to forecourt_policy;

-- With both ids set there is no scope: a program that does that does not know whose work it does.
create function scope.site_id() returns uuid language sql stable parallel safe set search_path = pg_catalog, pg_temp
return case when nullif(current_setting('app.staff_id', true), '') is null
  then nullif(current_setting('app.site_id', true), '')::uuid end;

create function scope.staff_id() returns uuid language sql stable parallel safe set search_path = pg_catalog, pg_temp
return case when nullif(current_setting('app.site_id', true), '') is null
  then nullif(current_setting('app.staff_id', true), '')::uuid end;

create function scope.is_operator() returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (
    select from public.memberships m join public.staff s on s.id = m.staff_id
    where m.staff_id = scope.staff_id() and m.kind = 'operator' and s.disabled_at is null
  )
$$;

-- The accounts that the member of staff manages.
create function scope.account_ids() returns uuid[]
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if scope.staff_id() is null then
    return '{}';
  elsif scope.is_operator() then
    return array(select id from public.accounts);
  end if;
  return array(
    select m.account_id from public.memberships m join public.staff s on s.id = m.staff_id
    where m.staff_id = scope.staff_id() and m.kind = 'account' and s.disabled_at is null
  );
end
$$;

-- What a site shows now, or what the member of staff manages.
create function scope.dealership_ids() returns uuid[]
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if scope.site_id() is not null then
    return array(select dealership_id from public.site_dealerships where site_id = scope.site_id());
  elsif scope.staff_id() is null then
    return '{}';
  elsif scope.is_operator() then
    return array(select id from public.dealerships);
  end if;
  return array(
    select d.id from public.memberships m
    join public.staff s on s.id = m.staff_id
    join public.dealerships d on d.id = m.dealership_id or d.account_id = m.account_id
    where m.staff_id = scope.staff_id() and s.disabled_at is null
  );
end
$$;

-- The site itself, or the sites that the member of staff manages: those of an account, or the one whose
-- own dealership is theirs, within the same account.
create function scope.site_ids() returns uuid[]
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if scope.site_id() is not null then
    return array[scope.site_id()];
  elsif scope.staff_id() is null then
    return '{}';
  elsif scope.is_operator() then
    return array(select id from public.sites);
  end if;
  return array(
    select t.id from public.memberships m
    join public.staff s on s.id = m.staff_id
    join public.sites t on t.account_id = m.account_id
    where m.staff_id = scope.staff_id() and s.disabled_at is null
    union
    select t.id from public.memberships m
    join public.staff s on s.id = m.staff_id
    join public.dealerships d on d.id = m.dealership_id
    join public.sites t on t.dealership_id = d.id and t.account_id = d.account_id
    where m.staff_id = scope.staff_id() and s.disabled_at is null
  );
end
$$;

-- The accounts whose name and group settings may be read: the site's own, or those of what staff manage.
create function scope.readable_account_ids() returns uuid[]
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if scope.site_id() is not null then
    return array(select account_id from public.sites where id = scope.site_id());
  end if;
  return scope.account_ids() || array(
    select distinct account_id from public.dealerships where id = any (scope.dealership_ids())
  );
end
$$;

-- Dealerships whose lead destinations a site may read: those shared now, and those that are still owed a
-- lead of this site. A lead sent before the sharing ended is delivered all the same.
create function scope.delivery_dealership_ids() returns uuid[]
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select scope.dealership_ids() || array(
    select distinct dealership_id from public.lead_deliveries
    where site_id = scope.site_id() and state = 'pending'
  )
$$;

-- The layers of settings that apply to the site, as 'layer:key'.
create function scope.settings_layers() returns text[]
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(
    (select array_remove(array[
        'platform:', 'template:' || s.template, 'brand:' || m.slug, 'group:' || s.account_id, 'site:' || s.id
      ], null)
     from public.sites s left join public.manufacturers m on m.id = s.manufacturer_id
     where s.id = scope.site_id()),
    '{}'
  )
$$;

-- Whether a row of another table belongs to something visible. A subquery in a policy would be planned for
-- each pair of partitions, thousands of them in a few years; these are planned once for a connection.
grant select (show_on_dealer_website) on cars to forecourt_policy;
grant select (id, dealership_id) on leads to forecourt_policy;
create function scope.lists_car(owner_id uuid, wanted uuid) returns boolean
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
begin
  return exists (
    select from public.cars c where c.dealership_id = owner_id and c.id = wanted and c.show_on_dealer_website
  );
end
$$;

-- For staff whose dealership owns the lead, though the site is another account's.
create function scope.owns_lead(wanted uuid) returns boolean
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
begin
  return scope.staff_id() is not null and exists (
    select from public.leads l where l.id = wanted and l.dealership_id = any (scope.dealership_ids())
  );
end
$$;

create function scope.owns_delivery(wanted uuid) returns boolean
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
begin
  return scope.staff_id() is not null and exists (
    select from public.lead_deliveries d where d.id = wanted and d.dealership_id = any (scope.dealership_ids())
  );
end
$$;

create function scope.lead_is_for(wanted uuid, owner_id uuid) returns boolean
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
begin
  return exists (select from public.leads l where l.id = wanted and l.dealership_id = owner_id);
end
$$;

-- Whether a manager may add the person: nobody else's account, nor the platform, has them. The same answer
-- for somebody from elsewhere and for an id that nobody has.
create function scope.may_join(wanted uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (select from public.staff where id = wanted) and not exists (
    select from public.memberships m left join public.dealerships d on d.id = m.dealership_id
    where m.staff_id = wanted
      and (m.kind = 'operator' or coalesce(m.account_id, d.account_id) <> all (scope.account_ids()))
  )
$$;

revoke execute on all functions in schema scope from public;
grant execute on all functions in schema scope to forecourt_app, forecourt_policy;
do $$
declare routine regprocedure;
begin
  for routine in select oid from pg_proc where pronamespace = 'scope'::regnamespace and prosecdef loop
    execute format('alter function %s owner to forecourt_policy', routine);
  end loop;
end
$$;
