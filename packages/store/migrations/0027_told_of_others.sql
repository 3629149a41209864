-- What is unique over all tenants tells each of them what others have. Hosts are unique once they are verified: until then
-- anybody may write down any, also so that nobody keeps an owner from their own. What stays unique for everybody, slugs
-- and the mail addresses of staff, is given and changed by operators alone.
-- allows: index because a site has a handful of hosts, all of which are read within milliseconds
alter table domains drop constraint domains_host_key;
create unique index domains_verified_host on domains (host) where verified_at is not null;
create unique index domains_host_of_site on domains (site_id, host);

drop policy insert on staff;
create policy insert on staff for insert to forecourt_app with check ((select scope.is_operator()));
revoke update (email) on staff from forecourt_console;

-- Whether a changed row keeps the names that are the platform's to give. A function that is stable sees the row as it was
-- before the statement. The manufacturer of a site decides whose layer of settings it reads.
create function scope.keeps_site_names(wanted uuid, slug_now text, manufacturer_now uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (
    select from public.sites s
    where s.id = wanted and s.slug = slug_now and s.manufacturer_id is not distinct from manufacturer_now
  )
$$;
create function scope.keeps_account_slug(wanted uuid, slug_now text) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (select from public.accounts a where a.id = wanted and a.slug = slug_now)
$$;
create function scope.keeps_dealership_slug(wanted uuid, slug_now text) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (select from public.dealerships d where d.id = wanted and d.slug = slug_now)
$$;
revoke execute on function scope.keeps_site_names, scope.keeps_account_slug, scope.keeps_dealership_slug from public;
grant execute on function scope.keeps_site_names, scope.keeps_account_slug, scope.keeps_dealership_slug to forecourt_app;
grant create on schema scope to forecourt_policy;
alter function scope.keeps_site_names owner to forecourt_policy;
alter function scope.keeps_account_slug owner to forecourt_policy;
alter function scope.keeps_dealership_slug owner to forecourt_policy;
revoke create on schema scope from forecourt_policy;

create policy names_by_operator on sites as restrictive for update to forecourt_app using (true)
  with check ((select scope.is_operator()) or scope.keeps_site_names(id, slug, manufacturer_id));
create policy names_by_operator on accounts as restrictive for update to forecourt_app using (true)
  with check ((select scope.is_operator()) or scope.keeps_account_slug(id, slug));
create policy names_by_operator on dealerships as restrictive for update to forecourt_app using (true)
  with check ((select scope.is_operator()) or scope.keeps_dealership_slug(id, slug));
create policy added_by_operator on dealerships as restrictive for insert to forecourt_app
  with check ((select scope.is_operator()));

-- Names under the platform's domain that are its own, as `isSiteSlug` of the domain knows them.
alter table sites add constraint sites_slug_is_free check (
  slug <> all (array[
    'account', 'accounts', 'admin', 'api', 'app', 'assets', 'autoconfig', 'autodiscover', 'billing', 'blog', 'cdn',
    'console', 'docs', 'ftp', 'help', 'imap', 'login', 'mail', 'media', 'mta-sts', 'ns1', 'ns2', 'platform', 'pop',
    'preview', 'root', 'security', 'sign-in', 'smtp', 'staging', 'static', 'status', 'support', 'webmail', 'www'
  ])
  and slug !~ '^..--' and slug !~ '-$'
) not valid;
