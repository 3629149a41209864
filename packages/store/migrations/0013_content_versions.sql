-- A version for what pages say beside the stock and the settings: pages and promos of a site, yards, hours and
-- reviews of its dealerships, and the makes and models that all share. Each owner has its own, and a site's
-- version is their sum: one save is one row, however many sites show it, and a revoked sharing changes the
-- digest of the settings already.
-- allows: dynamic sql because the triggers of these tables are alike but for their name

create table content_versions (
  -- A site, a dealership, or for what all sites share the id of nobody. Without a reference: deleting an owner
  -- deletes its content, which is told of here when the owner is gone.
  owner_id uuid primary key,
  version bigint not null check (version > 0)
);
-- No policy: only the functions below read and write it.
alter table content_versions enable row level security, force row level security;
grant select, insert, update on content_versions to forecourt_policy;

-- Owners in one order, so that two who write for the same ones wait for each other and never deadlock.
create function directory.raise_content_versions(owner_ids uuid[]) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  insert into public.content_versions as v (owner_id, version)
  select distinct owner_id, 1 from unnest(owner_ids) owner_id order by owner_id
  on conflict (owner_id) do update set version = v.version + 1
$$;

create function directory.tell_site_content() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform directory.raise_content_versions(array(select distinct c.site_id from changed c));
  return null;
end
$$;
create function directory.tell_dealership_content() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform directory.raise_content_versions(array(select distinct c.dealership_id from changed c));
  return null;
end
$$;
create function directory.tell_shared_content() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if exists (select from changed) then
    perform directory.raise_content_versions(array['00000000-0000-0000-0000-000000000000'::uuid]);
  end if;
  return null;
end
$$;

-- Versions of a page are not among them: what a site shows changes when one is published.
do $$
declare
  content record;
begin
  for content in
    select name, told from (values
      (array['promos', 'pages'], 'tell_site_content'),
      (array['addresses', 'locations', 'location_distributions', 'location_hours', 'location_special_hours',
        'review_sets', 'reviews'], 'tell_dealership_content'),
      (array['manufacturers', 'models'], 'tell_shared_content')
    ) kinds (names, told), unnest(kinds.names) name
  loop
    execute format('create trigger tell_content_added after insert on %I
      referencing new table as changed for each statement execute function directory.%I()', content.name, content.told);
    execute format('create trigger tell_content_changed after update on %I
      referencing new table as changed for each statement execute function directory.%I()', content.name, content.told);
    execute format('create trigger tell_content_deleted after delete on %I
      referencing old table as changed for each statement execute function directory.%I()', content.name, content.told);
  end loop;
end
$$;

set local role forecourt_policy;
drop function directory.site_versions(uuid[]);
reset role;

-- As before, with the content. What is added to a site's context is added to the digest of the settings.
create function directory.site_versions(wanted uuid[])
returns table (site_id uuid, stock bigint, settings text, content bigint)
language sql stable security definer set search_path = pg_catalog, pg_temp
-- Compiling it takes longer than running it.
set jit = off as $$
  select s.id, coalesce(v.version, 0), hashtextextended(concat_ws(
    E'\n', s.account_id, s.slug, s.template, s.name, s.dealership_id, s.manufacturer_id, s.time_zone,
    (select sum(hashtextextended(concat(d.is_primary, d.verified_at, d.host), 1)) from public.domains d
      where d.site_id = s.id),
    (select sum(hashtextextended(concat(d.slug, ' ', d.name), uuid_hash_extended(d.id, sd.position)))
      from public.site_dealerships sd join public.dealerships d on d.id = sd.dealership_id
      where sd.site_id = s.id),
    -- A layer that was never saved is 0: left out, two layers could stand for each other.
    (select coalesce(max(n.number), 0) from public.settings_versions n where n.layer = 'platform' and n.layer_key = ''),
    (select coalesce(max(n.number), 0) from public.settings_versions n where n.layer = 'template' and n.layer_key = s.template),
    (select coalesce(max(n.number), 0) from public.settings_versions n where n.layer = 'brand' and n.layer_key = m.slug),
    (select coalesce(max(n.number), 0) from public.settings_versions n where n.layer = 'group' and n.layer_key = s.account_id::text),
    (select coalesce(max(n.number), 0) from public.settings_versions n where n.layer = 'site' and n.layer_key = s.id::text)
  ), 0)::text,
  (select coalesce(sum(c.version), 0)::bigint from public.content_versions c
    where c.owner_id in (s.id, '00000000-0000-0000-0000-000000000000'))
  + (select coalesce(sum(c.version), 0)::bigint
    from public.site_dealerships sd join public.content_versions c on c.owner_id = sd.dealership_id
    where sd.site_id = s.id)
  from public.sites s
  left join public.manufacturers m on m.id = s.manufacturer_id
  left join public.site_stock_versions v on v.site_id = s.id
  where s.id = any (wanted)
$$;

revoke execute on function directory.raise_content_versions, directory.tell_site_content,
  directory.tell_dealership_content, directory.tell_shared_content, directory.site_versions from public;
grant execute on function directory.site_versions to forecourt_app;
grant create on schema directory to forecourt_policy;
alter function directory.raise_content_versions owner to forecourt_policy;
alter function directory.tell_site_content owner to forecourt_policy;
alter function directory.tell_dealership_content owner to forecourt_policy;
alter function directory.tell_shared_content owner to forecourt_policy;
alter function directory.site_versions owner to forecourt_policy;
revoke create on schema directory from forecourt_policy;
