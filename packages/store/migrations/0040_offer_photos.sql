-- allows: index because no program has written a photograph before this one
-- Photographs of the car that is sold. The same file sent twice, as a browser does that lost its connection, is one.
alter table trade_in_images
  add column place text,
  -- Of the file as it was sent, which is kept nowhere.
  add column content_hash bytea;
alter table trade_in_images
  add constraint trade_in_images_place check (place in ('front', 'back', 'side', 'odometer')) not valid,
  add constraint trade_in_images_hash check (length(content_hash) = 32) not valid;
create unique index trade_in_images_once on trade_in_images (site_id, lookup_id, content_hash);

-- Photographs go with the way to an offer that nobody took up again, unless it became a lead, whose time they have.
grant select (id, site_id, lookup_id, created_at), delete on trade_in_images to forecourt_policy;
grant select (site_id, lookup_id) on offer_journeys, lead_trade_ins to forecourt_policy;
grant create on schema directory to forecourt_policy;
set local role forecourt_policy;
create function directory.prune_photos(row_limit integer) returns bigint
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  deleted bigint;
begin
  delete from public.trade_in_images where id in (
    select i.id from public.trade_in_images i
    -- Whoever looks another plate up meanwhile may come back to this one.
    where i.created_at < now() - interval '1 day'
      and not exists (
        select from public.offer_journeys j where j.site_id = i.site_id and j.lookup_id = i.lookup_id
      )
      and not exists (
        select from public.lead_trade_ins l where l.site_id = i.site_id and l.lookup_id = i.lookup_id
      )
    limit least(greatest(row_limit, 0), 100000)
  );
  get diagnostics deleted = row_count;
  return deleted;
end
$$;
revoke execute on function directory.prune_photos from public;
grant execute on function directory.prune_photos to forecourt_worker;
reset role;
revoke create on schema directory from forecourt_policy;
