-- A form of several steps is stored on the way. While it is unfinished its deliveries wait; when it is finished they
-- are replaced by others that tell of the whole.

alter table lead_deliveries drop constraint lead_deliveries_state_check;
alter table lead_deliveries add constraint lead_deliveries_state_check
  check (state in ('pending', 'delivered', 'dead', 'replaced')) not valid;

-- A visitor may choose the dealership in the last step. Whose a lead is cannot be changed otherwise: this moves one of
-- the caller's own site, while nobody has finished it, to a dealership that the site shows.
grant select (form_completed), update (dealership_id, location_id) on leads to forecourt_policy;
create function scope.move_unfinished_lead(wanted uuid, owner_id uuid) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.leads l set dealership_id = owner_id, location_id = null
  where l.id = wanted and l.site_id = scope.site_id() and not l.form_completed
    and (owner_id is null or owner_id = any (scope.dealership_ids()));
  return found;
end
$$;
revoke execute on function scope.move_unfinished_lead from public;
grant execute on function scope.move_unfinished_lead to forecourt_app;
grant create on schema scope to forecourt_policy;
alter function scope.move_unfinished_lead owner to forecourt_policy;
revoke create on schema scope from forecourt_policy;
