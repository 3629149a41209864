-- Open inboxes hear of leads with what is in them (CON-2.1): whose session was ended, whose roles changed and who was shut
-- out is told to every console as it is committed, which ends what they have open. By their id alone.

grant create on schema scope to forecourt_policy;
set local role forecourt_policy;
create function scope.tell_of_staff() returns trigger
language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_notify('staff_changes', coalesce(to_jsonb(old), to_jsonb(new)) ->> tg_argv[0]);
  return null;
end
$$;
revoke execute on function scope.tell_of_staff from public;
grant execute on function scope.tell_of_staff to forecourt_owner;
reset role;
revoke create on schema scope from forecourt_policy;

create trigger tell_of_staff after insert or update or delete on memberships
  for each row execute function scope.tell_of_staff('staff_id');
create trigger tell_of_staff after delete on staff_sessions
  for each row execute function scope.tell_of_staff('staff_id');
create trigger tell_of_staff after update of disabled_at on staff
  for each row execute function scope.tell_of_staff('id');
