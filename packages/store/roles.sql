-- The roles of the platform. Run once per server by a superuser; running it again changes nothing.
-- Passwords are set apart, by whoever runs the server: this file holds none.
do $$
begin
  -- Owns the schema and runs migrations. Row-level security is forced, so it reads no tenant's rows.
  if not exists (select from pg_roles where rolname = 'forecourt_owner') then
    create role forecourt_owner login;
  end if;
  -- Owns the functions by which policies look up the sharing table and memberships. Nobody logs in as it.
  if not exists (select from pg_roles where rolname = 'forecourt_policy') then
    create role forecourt_policy nologin bypassrls;
  end if;
  -- Whom the policies speak of: the programs that work for a site or a member of staff. It owns nothing, bypasses
  -- nothing and has no right to any table. A server that is older let programs log in as it; once each has a role of
  -- its own: alter role forecourt_app nologin.
  if not exists (select from pg_roles where rolname = 'forecourt_app') then
    create role forecourt_app nologin;
  end if;
  -- May take the scope of a member of staff.
  if not exists (select from pg_roles where rolname = 'forecourt_staff') then
    create role forecourt_staff nologin;
  end if;
  -- The programs, each with what it uses and no more.
  if not exists (select from pg_roles where rolname = 'forecourt_web') then
    create role forecourt_web login;
    grant forecourt_app to forecourt_web with inherit true, set false;
  end if;
  if not exists (select from pg_roles where rolname = 'forecourt_worker') then
    create role forecourt_worker login;
    grant forecourt_app, forecourt_staff to forecourt_worker with inherit true, set false;
  end if;
  if not exists (select from pg_roles where rolname = 'forecourt_console') then
    create role forecourt_console login;
    grant forecourt_app, forecourt_staff to forecourt_console with inherit true, set false;
  end if;
  -- Bulk loading, as COPY is refused under row-level security. No server has its password.
  if not exists (select from pg_roles where rolname = 'forecourt_loader') then
    create role forecourt_loader login bypassrls;
    -- Else the check of a foreign key to a partitioned table is planned anew for each row.
    alter role forecourt_loader set plan_cache_mode = force_generic_plan;
  end if;
  -- The job queue's own schema, and nothing else.
  if not exists (select from pg_roles where rolname = 'forecourt_jobs') then
    create role forecourt_jobs login;
  end if;
  -- Fills the search index: reads the stock of every dealership and nothing else of anybody, past no policy.
  -- The worker alone has its password, so that no web server can read across tenants.
  if not exists (select from pg_roles where rolname = 'forecourt_indexer') then
    create role forecourt_indexer login;
  end if;
  -- The owner hands functions over to the policy role; it does not inherit what that role may read.
  if not exists (
    select from pg_auth_members m
    where m.roleid = 'forecourt_policy'::regrole and m.member = 'forecourt_owner'::regrole
  ) then
    grant forecourt_policy to forecourt_owner with inherit false, set true;
  end if;
  -- Migrations of the job queue run as its owner, without its password.
  if not exists (
    select from pg_auth_members m
    where m.roleid = 'forecourt_jobs'::regrole and m.member = 'forecourt_owner'::regrole
  ) then
    grant forecourt_jobs to forecourt_owner with inherit false, set true;
  end if;
exception
  -- Two set-ups at once: the other one has made it.
  when duplicate_object or unique_violation then null;
end
$$;
