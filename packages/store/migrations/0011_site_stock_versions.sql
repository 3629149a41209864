-- By which every process learns that what it keeps of a site has grown old: a number for the stock, raised
-- when a change has become searchable, and a digest of everything else that a site's answers are made of.

create table site_stock_versions (
  site_id uuid primary key references sites on delete cascade,
  version bigint not null check (version > 0),
  changed_at timestamptz not null
);
alter table site_stock_versions enable row level security, force row level security;
grant select on site_stock_versions to forecourt_app;
create policy read on site_stock_versions for select to forecourt_app
  using (site_id = any ((select scope.site_ids())::uuid[]));

grant select, insert, update on site_stock_versions to forecourt_policy;
grant select (layer, layer_key, number) on settings_versions to forecourt_policy;

-- Sites in one order, so that two who raise the same ones wait for each other and never deadlock.
create function directory.raise_stock_versions(dealership_ids uuid[]) returns setof uuid
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  insert into public.site_stock_versions as v (site_id, version, changed_at)
  select distinct site_id, 1, now() from public.site_dealerships
  where dealership_id = any (dealership_ids)
  order by site_id
  on conflict (site_id) do update set version = v.version + 1, changed_at = now()
  returning v.site_id
$$;

-- A digest of everything but the stock that a site's answers are made of: what is added to a site's context
-- is added here. Every process asks for all sites that it knows once a second, so each part is one look into
-- an index, and nothing is sorted that a sum can hold.
create function directory.site_versions(wanted uuid[])
returns table (site_id uuid, stock bigint, settings text)
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
  ), 0)::text
  from public.sites s
  left join public.manufacturers m on m.id = s.manufacturer_id
  left join public.site_stock_versions v on v.site_id = s.id
  where s.id = any (wanted)
$$;

-- A program that starts warms up with these.
create function directory.recent_sites(batch integer) returns setof uuid
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select s.id from public.sites s left join public.site_stock_versions v on v.site_id = s.id
  order by v.changed_at desc nulls last, s.id limit least(greatest(batch, 0), 100)
$$;

revoke execute on function directory.raise_stock_versions, directory.site_versions, directory.recent_sites from public;
grant execute on function directory.raise_stock_versions, directory.site_versions, directory.recent_sites to forecourt_app;
grant create on schema directory to forecourt_policy;
alter function directory.raise_stock_versions owner to forecourt_policy;
alter function directory.site_versions owner to forecourt_policy;
alter function directory.recent_sites owner to forecourt_policy;
revoke create on schema directory from forecourt_policy;
