-- Only in databases of the isolation test: sees past row-level security, and shares and revokes, from
-- inside somebody else's transaction. The functions belong to whoever made the database.
create schema isolation;

create function isolation.all_rows() returns setof text
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare relation regclass;
begin
  for relation in
    select c.oid from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition
      and n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'isolation', 'migration')
    order by 1
  loop
    return query execute format('select %L || '' '' || t::text from %s t', relation, relation);
  end loop;
end
$$;

create function isolation.set_sharing(site uuid, dealership uuid, shared boolean) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from public.site_dealerships where site_id = site and dealership_id = dealership;
  if shared then
    insert into public.site_dealerships (site_id, dealership_id) values (site, dealership);
  end if;
end
$$;

grant usage on schema isolation to forecourt_app;
grant execute on all functions in schema isolation to forecourt_app;
