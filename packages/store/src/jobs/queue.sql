-- What the platform adds to graphile-worker's own schema. Run as forecourt_jobs after every migration of
-- the library; running it again changes nothing.

-- Writes jobs for the tenant of the transaction, each with a key of its own. The tenant is not an argument, so a
-- job for another one cannot be asked for; and the key is the tenant's own, so another's job cannot be replaced.
create or replace function jobs.enqueue_all(waiting json) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  site_id uuid := nullif(current_setting('app.site_id', true), '');
  -- Whoever may not take the scope of staff has no job done in it either.
  staff_id uuid := case when pg_has_role(session_user, 'forecourt_staff', 'member')
    then nullif(current_setting('app.staff_id', true), '')::uuid end;
  tenant json;
  specs graphile_worker.job_spec[];
begin
  if num_nonnulls(site_id, staff_id) <> 1 then
    raise exception 'a job belongs to exactly one tenant' using errcode = '42501';
  end if;
  if exists (
    select from json_to_recordset(waiting) as w (input json) where octet_length(w.input::text) > 65536
  ) then
    raise exception 'a job is told at most 64 KB' using errcode = '54000';
  end if;
  if exists (select from json_to_recordset(waiting) as w (key text) where length(w.key) > 200) then
    raise exception 'the key of a job has at most 200 characters' using errcode = '54000';
  end if;
  if site_id is not null then
    tenant := json_build_object('siteId', site_id);
  else
    tenant := json_build_object('staffId', staff_id);
  end if;
  specs := array(
    select (
      w.task, json_build_object('tenant', tenant, 'input', w.input), null, w.run_at, w.max_attempts,
      coalesce(site_id, staff_id) || ':' || w.task || ':' || w.key, null, null
    )::graphile_worker.job_spec
    from json_to_recordset(waiting) as w (task text, input json, max_attempts smallint, key text, run_at timestamptz)
  );
  perform graphile_worker.add_jobs(specs);
end
$$;

create or replace function jobs.enqueue(
  task text, input json, max_attempts integer, job_key text default null, run_at timestamptz default null
) returns void
language sql set search_path = pg_catalog, pg_temp as $$
  select jobs.enqueue_all(json_build_array(json_build_object(
    'task', task, 'input', input, 'max_attempts', max_attempts, 'key', job_key, 'run_at', run_at)));
$$;

-- The workers that have taken jobs. A living one also holds an advisory lock in a session of its own,
-- which ends with the process, however it dies; the library alone would wait four hours.
create table if not exists jobs.workers (
  id text primary key,
  started_at timestamptz not null default now(),
  silent_since timestamptz
);

create or replace function jobs.sign_of_life(worker_id text) returns bigint
language sql immutable strict parallel safe set search_path = pg_catalog, pg_temp
return hashtextextended(worker_id, 8112);

-- Gives back whatever a worker still holds, and forgets the worker. The attempt counts: a job that kills
-- every worker comes to an end.
create or replace function jobs.release_worker(worker_id text) returns bigint
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare released bigint;
begin
  delete from jobs.workers w where w.id = worker_id;
  update graphile_worker._private_job_queues q set locked_at = null, locked_by = null
  where q.locked_by = worker_id;
  update graphile_worker._private_jobs j
  set locked_at = null, locked_by = null, run_at = greatest(j.run_at, now()),
      last_error = 'the worker ended while it held this job'
  where j.locked_by = worker_id;
  get diagnostics released = row_count;
  if released > 0 then
    notify "jobs:insert";
  end if;
  return released;
end
$$;

-- Releases the workers that have shown no sign of life for the given time. The time is for a living
-- worker whose session was cut to come back.
create or replace function jobs.release_dead_workers(silence interval)
returns table (worker_id text, released bigint)
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  update jobs.workers w
  set silent_since = case when life.shown then null else clock_timestamp() end
  from jobs.workers o, lateral (
    select exists (
      select from pg_locks l
      where l.locktype = 'advisory' and l.granted and l.objsubid = 1
        and l.database = (select oid from pg_database where datname = current_database())
        and (l.classid::bigint << 32 | l.objid::bigint) = jobs.sign_of_life(o.id)
    ) as shown
  ) life
  where o.id = w.id and life.shown = (w.silent_since is not null);

  return query
  select w.id, jobs.release_worker(w.id)
  from (
    select id from jobs.workers where silent_since < clock_timestamp() - silence for update skip locked
  ) w;
end
$$;

revoke execute on all functions in schema jobs from public;
grant usage on schema jobs to forecourt_app;
grant execute on function jobs.enqueue, jobs.enqueue_all to forecourt_app;
