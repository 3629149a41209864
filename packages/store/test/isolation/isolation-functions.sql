-- Only in databases of the isolation test: sees past row-level security, and shares and revokes, from
-- inside somebody else's transaction. The functions belong to whoever made the database.
create schema isolation;

-- The tables that this transaction has written to, with all their rows. PostgreSQL itself counts what a
-- transaction inserts, updates and deletes, so that the other tables need not be read each time.
create function isolation.written_tables() returns table (name text, rows text[])
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare relation regclass;
begin
  for relation in
    select c.oid from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
      and pg_stat_get_xact_tuples_inserted(c.oid) + pg_stat_get_xact_tuples_updated(c.oid)
        + pg_stat_get_xact_tuples_deleted(c.oid) > 0
  loop
    name := relation::text;
    execute format('select coalesce(array_agg(t::text), ''{}'') from %s t', relation) into rows;
    return next;
  end loop;
end
$$;

-- Every table with all its rows.
create function isolation.all_tables() returns table (name text, rows text[])
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare relation regclass;
begin
  for relation in
    select c.oid from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
  loop
    name := relation::text;
    execute format('select coalesce(array_agg(t::text), ''{}'') from %s t', relation) into rows;
    return next;
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
