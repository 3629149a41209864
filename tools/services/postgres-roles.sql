-- The roles of the platform with their development passwords, and what every database begins with.
-- Run as superuser in template1, on every start and by the image of compose.yaml; migrations assume it has run.
do $$
declare
  role_name text;
begin
  foreach role_name in array array[
    'forecourt_owner', 'forecourt_policy', 'forecourt_app', 'forecourt_loader', 'forecourt_jobs'
  ] loop
    if not exists (select from pg_roles where rolname = role_name) then
      execute format('create role %I', role_name);
    end if;
  end loop;
end $$;

-- Owns the schema and runs the migrations.
alter role forecourt_owner login nosuperuser nobypassrls password 'forecourt_owner';
-- Owns the functions that policies ask: they must see the rows the policy is about. Nobody logs in as it.
alter role forecourt_policy nologin nosuperuser bypassrls;
-- Every server. It owns nothing and obeys row-level security.
alter role forecourt_app login nosuperuser nobypassrls password 'forecourt_app';
-- Bulk loading: COPY is refused under row-level security. No server has it.
alter role forecourt_loader login nosuperuser bypassrls password 'forecourt_loader';
-- The job queue's own schema, nothing else.
alter role forecourt_jobs login nosuperuser nobypassrls password 'forecourt_jobs';

-- Only a member may hand a function to forecourt_policy.
grant forecourt_policy to forecourt_owner;
-- Migrations of the job queue run as its owner, without its password.
grant forecourt_jobs to forecourt_owner with inherit false, set true;

create extension if not exists pg_trgm;
create extension if not exists btree_gist;
create extension if not exists unaccent;
create extension if not exists pg_stat_statements;
