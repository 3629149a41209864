-- Each program has a role of its own, with what it uses. forecourt_app stays as the group that the policies speak of: it
-- may call what they call, and no longer has a right to any table. packages/store/test/program-rights.ts says what each
-- may do, and a test holds the catalogue against it.
-- allows: dynamic sql because each role is given a part of what the group had, column by column

-- A member of staff's scope is for the programs of staff and for jobs: whoever gets hold of a web server gets no operator.
create or replace function scope.staff_id() returns uuid language sql stable parallel safe set search_path = pg_catalog, pg_temp
return case when nullif(current_setting('app.site_id', true), '') is null
    and pg_has_role(session_user, 'forecourt_staff', 'member')
  then nullif(current_setting('app.staff_id', true), '')::uuid end;

create procedure pg_temp.hand_on(program text, verbs text[], relations text[]) language plpgsql as $$
declare
  relation text;
  verb text;
  columns text;
begin
  foreach relation in array relations loop
    foreach verb in array verbs loop
      if has_table_privilege('forecourt_app', relation, verb) then
        execute format('grant %s on %I to %I', verb, relation, program);
      elsif verb <> 'delete' then
        select string_agg(quote_ident(attname), ', ') into columns from pg_attribute
        where attrelid = relation::regclass and attnum > 0 and not attisdropped
          and has_column_privilege('forecourt_app', relation, attname, verb);
        if columns is not null then
          execute format('grant %s (%s) on %I to %I', verb, columns, relation, program);
        end if;
      end if;
    end loop;
  end loop;
end
$$;

-- What pages and mails show.
do $$
declare program text;
begin
  foreach program in array array['forecourt_web', 'forecourt_worker'] loop
    call pg_temp.hand_on(program, '{select}', array[
      'accounts', 'addresses', 'car_counters', 'car_documents', 'car_lenders', 'car_market', 'car_photos', 'car_prices',
      'car_variants', 'cars', 'dealerships', 'domains', 'lead_destinations', 'location_distributions', 'location_hours',
      'location_special_hours', 'locations', 'manufacturers', 'models', 'page_versions', 'pages', 'promos',
      'public_holidays', 'review_sets', 'reviews', 'settings_versions', 'site_dealerships', 'site_stock_versions', 'sites'
    ]);
  end loop;
end
$$;

-- What visitors do.
call pg_temp.hand_on('forecourt_web', '{select,insert,update,delete}', array[
  'idempotency_keys', 'lead_deliveries', 'lead_events', 'lead_test_drives', 'leads', 'sign_in_codes',
  'test_drive_places', 'visitor_sessions', 'visitors', 'watchlist_alerts', 'watchlist_entries', 'watchlist_notices'
]);
call pg_temp.hand_on('forecourt_web', '{insert}', '{analytics_events}');
-- What is known of them, which they may have and have erased.
call pg_temp.hand_on('forecourt_web', '{select}', array[
  'delivery_attempts', 'lead_service_bookings', 'lead_trade_ins', 'payment_events', 'payments', 'reservations',
  'trade_in_images', 'valuations', 'vehicle_lookups'
]);
call pg_temp.hand_on('forecourt_web', '{select,insert}', '{personal_data_records}');

-- What jobs read, and what became of it.
call pg_temp.hand_on('forecourt_worker', '{select}', '{lead_test_drives,secrets,test_drive_places,visitors}');
call pg_temp.hand_on('forecourt_worker', '{select,insert,update}', array[
  'delivery_attempts', 'lead_deliveries', 'lead_events', 'leads', 'watchlist_alerts', 'watchlist_entries',
  'watchlist_notices'
]);

-- What staff manage: everything but how visitors stay signed in.
do $$
declare relation text;
begin
  for relation in
    select c.relname from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> all (array['idempotency_keys', 'sign_in_codes', 'visitor_sessions'])
  loop
    call pg_temp.hand_on('forecourt_console', '{select,insert,update,delete}', array[relation]);
  end loop;
end
$$;

revoke all on all tables in schema public from forecourt_app;

-- Questions without a scope, each for the program that asks it.
revoke execute on function directory.first_id_at, directory.maintain_partitions from forecourt_app;
grant execute on function directory.maintain_partitions to forecourt_worker;
grant execute on function directory.first_id_at to forecourt_console;
set local role forecourt_policy;
revoke execute on function
  directory.site_by_host, directory.site_by_slug, directory.recent_sites, directory.site_versions,
  directory.hosts_version, directory.site_hosts, directory.raise_stock_versions, directory.staff_by_email, directory.staff_by_passkey, directory.staff_by_session,
  directory.due_deliveries, directory.expired_reservations, directory.unsettled_payments, directory.prune_expired,
  directory.mark_car_reserved, directory.sites_after, scope.move_unfinished_lead, scope.erase_person,
  scope.expire_personal_data
from forecourt_app;
grant execute on function
  directory.site_by_host, directory.site_by_slug, directory.recent_sites, directory.site_versions,
  directory.hosts_version, directory.site_hosts, scope.move_unfinished_lead, scope.erase_person
to forecourt_web;
grant execute on function
  directory.due_deliveries, directory.expired_reservations, directory.unsettled_payments, directory.prune_expired,
  directory.sites_after, scope.expire_personal_data
to forecourt_worker;
grant execute on function
  directory.staff_by_email, directory.staff_by_passkey, directory.staff_by_session, directory.mark_car_reserved
to forecourt_console;
reset role;
