-- Deletes what has passed its date, at most row_limit of each kind, for every tenant at once: the rows are
-- dead already, and no tenant is asked. Codes stay a day longer, as asking for too many of them is counted.
-- Idempotency keys have no date: they are unique for good.
create function directory.prune_expired(row_limit integer)
returns table (kind text, deleted bigint)
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  at_most integer := least(greatest(row_limit, 0), 100000);
begin
  kind := 'staff_sessions';
  delete from public.staff_sessions where id in (
    select id from public.staff_sessions where expires_at < now() limit at_most for update skip locked
  );
  get diagnostics deleted = row_count;
  return next;
  kind := 'visitor_sessions';
  delete from public.visitor_sessions where id in (
    select id from public.visitor_sessions where expires_at < now() limit at_most for update skip locked
  );
  get diagnostics deleted = row_count;
  return next;
  kind := 'sign_in_codes';
  delete from public.sign_in_codes where id in (
    select id from public.sign_in_codes where expires_at < now() - interval '1 day' limit at_most for update skip locked
  );
  get diagnostics deleted = row_count;
  return next;
end
$$;

grant select, update, delete on staff_sessions, visitor_sessions, sign_in_codes to forecourt_policy;
revoke execute on function directory.prune_expired from public;
grant execute on function directory.prune_expired to forecourt_app;
grant create on schema directory to forecourt_policy;
alter function directory.prune_expired owner to forecourt_policy;
revoke create on schema directory from forecourt_policy;
