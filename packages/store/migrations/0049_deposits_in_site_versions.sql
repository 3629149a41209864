-- Whether a dealership takes deposits is part of what a site knows of it: pages that were kept follow when its account with
-- the payment provider is connected, restricted or closed. As before, with that.
grant create on schema directory to forecourt_policy;
set local role forecourt_policy;
create or replace function directory.site_versions(wanted uuid[])
returns table (site_id uuid, stock bigint, settings text, content bigint)
language sql stable security definer set search_path = pg_catalog, pg_temp
-- Compiling it takes longer than running it.
set jit = off as $$
  select s.id, coalesce(v.version, 0), hashtextextended(concat_ws(
    E'\n', s.account_id, s.slug, s.template, s.name, s.dealership_id, s.manufacturer_id, s.time_zone,
    (select sum(hashtextextended(concat(d.is_primary, d.verified_at, d.host), 1)) from public.domains d
      where d.site_id = s.id),
    (select sum(hashtextextended(concat(d.slug, ' ', d.name, ' ', exists (
        select from public.payment_accounts a
        where a.dealership_id = d.id and a.state = 'active' and a.charges_enabled
      )), uuid_hash_extended(d.id, sd.position)))
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
reset role;
revoke create on schema directory from forecourt_policy;
