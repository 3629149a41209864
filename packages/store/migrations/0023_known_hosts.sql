-- Every web process knows the hosts of all sites, so that a host that nobody has costs no query. It learns by a
-- version that one came, went or moved. The version lies with those of the content, under an id of its own: one row,
-- so that whoever changes hosts waits for whoever did before, and no later change is told with an earlier number.
-- directory.site_by_host and directory.site_by_slug stay: servers of the release before ask them.

-- Only where a row has changed: whoever may change none, by row-level security, must not make everybody load anew.
create function directory.tell_hosts() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if exists (select from changed) then
    perform directory.raise_content_versions(array['00000000-0000-0000-0000-000000000001'::uuid]);
  end if;
  return null;
end
$$;
create function directory.tell_changed_slugs() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if exists (select c.id, c.slug from changed c except select b.id, b.slug from before b) then
    perform directory.raise_content_versions(array['00000000-0000-0000-0000-000000000001'::uuid]);
  end if;
  return null;
end
$$;
create function directory.tell_changed_hosts() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if exists (
    select c.id, c.site_id, c.host, c.verified_at from changed c
    except select b.id, b.site_id, b.host, b.verified_at from before b
  ) then
    perform directory.raise_content_versions(array['00000000-0000-0000-0000-000000000001'::uuid]);
  end if;
  return null;
end
$$;
create trigger tell_hosts_added after insert on sites
  referencing new table as changed for each statement execute function directory.tell_hosts();
create trigger tell_hosts_changed after update on sites
  referencing old table as before new table as changed
  for each statement execute function directory.tell_changed_slugs();
create trigger tell_hosts_deleted after delete on sites
  referencing old table as changed for each statement execute function directory.tell_hosts();
create trigger tell_hosts_added after insert on domains
  referencing new table as changed for each statement execute function directory.tell_hosts();
create trigger tell_hosts_changed after update on domains
  referencing old table as before new table as changed
  for each statement execute function directory.tell_changed_hosts();
create trigger tell_hosts_deleted after delete on domains
  referencing old table as changed for each statement execute function directory.tell_hosts();

create function directory.hosts_version() returns bigint
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(max(v.version), 0) from public.content_versions v
  where v.owner_id = '00000000-0000-0000-0000-000000000001'
$$;

create function directory.site_hosts()
returns table (site_id uuid, slug text, hosts text[])
language sql stable security definer set search_path = pg_catalog, pg_temp
set jit = off as $$
  select s.id, s.slug, array(
    select d.host from public.domains d where d.site_id = s.id and d.verified_at is not null)
  from public.sites s
$$;

revoke execute on function directory.tell_hosts, directory.tell_changed_slugs, directory.tell_changed_hosts,
  directory.hosts_version, directory.site_hosts from public;
grant execute on function directory.hosts_version, directory.site_hosts to forecourt_app;
grant create on schema directory to forecourt_policy;
alter function directory.tell_hosts owner to forecourt_policy;
alter function directory.tell_changed_slugs owner to forecourt_policy;
alter function directory.tell_changed_hosts owner to forecourt_policy;
alter function directory.hosts_version owner to forecourt_policy;
alter function directory.site_hosts owner to forecourt_policy;
revoke create on schema directory from forecourt_policy;
