-- Who may read and write which row. Every expression that asks the scope is a subselect, which PostgreSQL
-- evaluates once per statement, so that an index can be used with its answer.
-- allows: dynamic sql because tables of one kind have the same policies, and no table is in use yet

do $$
declare relation regclass;
begin
  for relation in
    select oid from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
  loop
    -- Partitions too: without a policy of their own they cannot be read around their parent.
    execute format('alter table %s enable row level security, force row level security', relation);
  end loop;
end
$$;

-- One policy for each kind of writing. A policy for all commands would also widen reading, and its
-- second condition would keep the first from being an index condition.
create procedure pg_temp.let_write(relation text, condition text) language plpgsql as $$
begin
  execute format('create policy insert on %I for insert to forecourt_app with check (%s)', relation, condition);
  execute format('create policy update on %I for update to forecourt_app using (%s)', relation, condition);
  execute format('create policy delete on %I for delete to forecourt_app using (%s)', relation, condition);
end
$$;

-- Every column may be changed but those that say whose the row is. A policy sees the old row or the new one,
-- never both: where either of two sides may write, one side could hand the row to a third.
create procedure pg_temp.let_update_but(relation text, fixed text[]) language plpgsql as $$
begin
  execute format('grant update (%s) on %I to forecourt_app', (
    select string_agg(quote_ident(attname), ', ') from pg_attribute
    where attrelid = relation::regclass and attnum > 0 and not attisdropped and attname <> all (fixed)
  ), relation);
end
$$;

-- The loader bypasses the policies, but is still not the owner.
grant select, insert, update, delete on all tables in schema public to forecourt_loader;
alter default privileges for role forecourt_owner in schema public
  grant select, insert, update, delete on tables to forecourt_loader;
grant execute on function directory.first_id_at, directory.maintain_partitions to forecourt_app, forecourt_loader;
grant usage on schema directory to forecourt_loader;

-- Reference data: for everyone who has a scope; operators write it.
do $$
declare t text;
begin
  foreach t in array array['manufacturers', 'models'] loop
    execute format('grant select, insert, update, delete on %I to forecourt_app', t);
    execute format('create policy read on %I for select to forecourt_app
      using ((select scope.site_id()) is not null or (select scope.staff_id()) is not null)', t);
    call pg_temp.let_write(t, '(select scope.is_operator())');
  end loop;
end
$$;

-- Tenants. Which account a site or dealership belongs to is not changed through the application.
grant select, insert, delete, update (slug, name, kind, updated_at) on accounts to forecourt_app;
create policy read on accounts for select to forecourt_app
  using (id = any ((select scope.readable_account_ids())::uuid[]) or (select scope.is_operator()));
create policy insert on accounts for insert to forecourt_app with check ((select scope.is_operator()));
create policy update on accounts for update to forecourt_app
  using (id = any ((select scope.account_ids())::uuid[]) or (select scope.is_operator()));
create policy delete on accounts for delete to forecourt_app using ((select scope.is_operator()));

grant select, insert, delete on site_dealerships to forecourt_app;
grant update (position) on site_dealerships to forecourt_app;
create policy read on site_dealerships for select to forecourt_app using (
  site_id = any ((select scope.site_ids())::uuid[])
  or ((select scope.staff_id()) is not null and dealership_id = any ((select scope.dealership_ids())::uuid[]))
);
-- Sharing needs both sides: an operator, or one who manages the site and the dealership.
create policy insert on site_dealerships for insert to forecourt_app with check (
  (select scope.staff_id()) is not null
  and site_id = any ((select scope.site_ids())::uuid[])
  and dealership_id = any ((select scope.dealership_ids())::uuid[])
);
create policy update on site_dealerships for update to forecourt_app using (
  (select scope.staff_id()) is not null and site_id = any ((select scope.site_ids())::uuid[])
);
-- Either side can end it.
create policy delete on site_dealerships for delete to forecourt_app using (
  (select scope.staff_id()) is not null
  and (site_id = any ((select scope.site_ids())::uuid[]) or dealership_id = any ((select scope.dealership_ids())::uuid[]))
);

grant select, insert, delete, update (slug, name, updated_at) on dealerships to forecourt_app;
-- Both sides of a sharing know each other's name.
create policy read on dealerships for select to forecourt_app using (
  id = any ((select scope.dealership_ids())::uuid[])
  or exists (select from site_dealerships sharing where sharing.dealership_id = dealerships.id)
);
create policy insert on dealerships for insert to forecourt_app
  with check (account_id = any ((select scope.account_ids())::uuid[]) or (select scope.is_operator()));
create policy update on dealerships for update to forecourt_app
  using (account_id = any ((select scope.account_ids())::uuid[]));
create policy delete on dealerships for delete to forecourt_app using ((select scope.is_operator()));

grant select, insert, delete on sites to forecourt_app;
grant update (slug, template, name, dealership_id, manufacturer_id, time_zone, updated_at)
  on sites to forecourt_app;
create policy read on sites for select to forecourt_app using (
  id = any ((select scope.site_ids())::uuid[])
  or exists (select from site_dealerships sharing where sharing.site_id = sites.id)
  -- A site that is being added is not among the ids yet, and ON CONFLICT reads what it adds.
  or (select scope.is_operator())
);
create policy insert on sites for insert to forecourt_app with check ((select scope.is_operator()));
create policy update on sites for update to forecourt_app
  using ((select scope.staff_id()) is not null and id = any ((select scope.site_ids())::uuid[]));
create policy delete on sites for delete to forecourt_app using ((select scope.is_operator()));

-- What a site has and its staff edit.
grant select, insert, update, delete on promos to forecourt_app;
-- Nobody vouches for a host of their own, nor gives a verified one another name: it may be somebody else's.
grant select, insert (id, site_id, host, is_primary, created_at), update (is_primary), delete
  on domains to forecourt_app;
do $$
declare t text;
begin
  foreach t in array array['domains', 'promos'] loop
    execute format('create policy read on %I for select to forecourt_app
      using (site_id = any ((select scope.site_ids())::uuid[]))', t);
    call pg_temp.let_write(t, '(select scope.staff_id()) is not null and site_id = any ((select scope.site_ids())::uuid[])');
  end loop;
end
$$;

grant select, insert, update, delete on pages to forecourt_app;
create policy read on pages for select to forecourt_app using (
  site_id = any ((select scope.site_ids())::uuid[])
  and (published_version is not null or (select scope.staff_id()) is not null)
);
call pg_temp.let_write('pages', '(select scope.staff_id()) is not null and site_id = any ((select scope.site_ids())::uuid[])');

-- Versions are never edited; a page goes with all of them.
grant select, insert on page_versions to forecourt_app;
create policy read on page_versions for select to forecourt_app using (
  site_id = any ((select scope.site_ids())::uuid[])
  and (
    (select scope.staff_id()) is not null
    or exists (select from pages p where p.id = page_id and p.published_version = number)
  )
);
create policy insert on page_versions for insert to forecourt_app
  with check ((select scope.staff_id()) is not null and site_id = any ((select scope.site_ids())::uuid[]));

grant select, insert on settings_versions to forecourt_app;
create policy read on settings_versions for select to forecourt_app using (
  layer || ':' || layer_key = any ((select scope.settings_layers())::text[])
  or ((select scope.staff_id()) is not null and case layer
    when 'site' then layer_key = any ((select scope.site_ids())::uuid[]::text[])
    when 'group' then layer_key = any ((select scope.readable_account_ids())::uuid[]::text[])
    else true
  end)
);
create policy insert on settings_versions for insert to forecourt_app with check (
  staff_id = (select scope.staff_id()) and case layer
    when 'site' then layer_key = any ((select scope.site_ids())::uuid[]::text[])
    when 'group' then layer_key = any ((select scope.account_ids())::uuid[]::text[])
    else (select scope.is_operator())
  end
);

grant select, insert, update, delete on secrets to forecourt_app;
create policy read on secrets for select to forecourt_app using (
  site_id = any ((select scope.site_ids())::uuid[])
  or account_id = any ((select scope.account_ids())::uuid[])
  or ((select scope.site_id()) is not null and account_id = any ((select scope.readable_account_ids())::uuid[]))
  or dealership_id = any ((select scope.delivery_dealership_ids())::uuid[])
);
call pg_temp.let_write('secrets', '
  (select scope.staff_id()) is not null and (
    site_id = any ((select scope.site_ids())::uuid[])
    or account_id = any ((select scope.account_ids())::uuid[])
    or dealership_id = any ((select scope.dealership_ids())::uuid[])
  )
');

-- Staff. The password's hash is written and never read: signing in asks the directory.
grant select (id, email, name, disabled_at, created_at, updated_at), insert, update (email, name, password_hash, disabled_at, updated_at)
  on staff to forecourt_app;
create policy read on staff for select to forecourt_app using (
  id = (select scope.staff_id()) or (select scope.is_operator())
  or exists (select from memberships m where m.staff_id = staff.id)
);
create policy insert on staff for insert to forecourt_app
  with check ((select scope.is_operator()) or cardinality((select scope.account_ids())::uuid[]) > 0);
-- Who was disabled does not enable themselves.
create policy update on staff for update to forecourt_app
  using ((id = (select scope.staff_id()) and disabled_at is null) or (select scope.is_operator()));

grant select, insert, delete on memberships to forecourt_app;
create policy read on memberships for select to forecourt_app using (
  staff_id = (select scope.staff_id()) or (select scope.is_operator())
  or account_id = any ((select scope.account_ids())::uuid[])
  or ((select scope.staff_id()) is not null and dealership_id = any ((select scope.dealership_ids())::uuid[]))
);
-- A manager adds people who are new or already of the account: a membership shows a person's name and email,
-- so only an operator brings in somebody from elsewhere.
create policy insert on memberships for insert to forecourt_app with check (
  (select scope.is_operator())
  or (
    (
      account_id = any ((select scope.account_ids())::uuid[])
      or exists (select from dealerships d
        where d.id = dealership_id and d.account_id = any ((select scope.account_ids())::uuid[]))
    )
    and scope.may_join(staff_id)
  )
);
create policy delete on memberships for delete to forecourt_app using (
  (select scope.is_operator()) or account_id = any ((select scope.account_ids())::uuid[])
  or exists (select from dealerships d
    where d.id = dealership_id and d.account_id = any ((select scope.account_ids())::uuid[]))
);

do $$
declare t text;
begin
  foreach t in array array['staff_sessions', 'staff_passkeys'] loop
    execute format('grant select, insert, update, delete on %I to forecourt_app', t);
    execute format('create policy own on %I for all to forecourt_app using (staff_id = (select scope.staff_id()))', t);
    execute format('create policy end_by_operator on %I for delete to forecourt_app using ((select scope.is_operator()))', t);
  end loop;
end
$$;

-- What a dealership has: read by the sites that show it, written by its staff.
do $$
declare t text;
begin
  foreach t in array array['addresses', 'locations', 'location_distributions', 'location_hours',
    'location_special_hours', 'review_sets', 'reviews'] loop
    execute format('grant select, insert, update, delete on %I to forecourt_app', t);
    execute format('create policy read on %I for select to forecourt_app
      using (dealership_id = any ((select scope.dealership_ids())::uuid[]))', t);
    call pg_temp.let_write(t, '(select scope.staff_id()) is not null and dealership_id = any ((select scope.dealership_ids())::uuid[])');
  end loop;
end
$$;

grant select, insert, update, delete on cars to forecourt_app;
create policy read on cars for select to forecourt_app using (
  dealership_id = any ((select scope.dealership_ids())::uuid[])
  and (show_on_dealer_website or (select scope.staff_id()) is not null)
);
call pg_temp.let_write('cars', '(select scope.staff_id()) is not null and dealership_id = any ((select scope.dealership_ids())::uuid[])');

do $$
declare t text;
begin
  foreach t in array array['car_variants', 'car_photos', 'car_lenders', 'car_market', 'car_counters'] loop
    execute format('grant select, insert, update, delete on %I to forecourt_app', t);
    -- A draft's photographs are as private as the draft.
    execute format('create policy read on %I for select to forecourt_app using (
      dealership_id = any ((select scope.dealership_ids())::uuid[])
      and ((select scope.staff_id()) is not null
        or scope.lists_car(dealership_id, car_id))
    )', t);
    call pg_temp.let_write(t, '(select scope.staff_id()) is not null and dealership_id = any ((select scope.dealership_ids())::uuid[])');
  end loop;
end
$$;
-- The one thing about a car that a visitor changes is how often it was looked at.
create policy count on car_counters for insert to forecourt_app with check (
  dealership_id = any ((select scope.dealership_ids())::uuid[])
  and scope.lists_car(dealership_id, car_id)
);
create policy recount on car_counters for update to forecourt_app using (
  dealership_id = any ((select scope.dealership_ids())::uuid[])
  and scope.lists_car(dealership_id, car_id)
);

-- Visitors of a site. Its staff may see and, when asked to, forget them.
grant select, insert, update, delete on visitors to forecourt_app;
create policy read on visitors for select to forecourt_app using (site_id = any ((select scope.site_ids())::uuid[]));
create policy insert on visitors for insert to forecourt_app with check (site_id = (select scope.site_id()));
create policy update on visitors for update to forecourt_app using (site_id = (select scope.site_id()));
create policy delete on visitors for delete to forecourt_app using (site_id = any ((select scope.site_ids())::uuid[]));

do $$
declare t text;
begin
  foreach t in array array['visitor_sessions', 'sign_in_codes'] loop
    execute format('grant select, insert, update, delete on %I to forecourt_app', t);
    execute format('create policy own on %I for all to forecourt_app using (site_id = (select scope.site_id()))', t);
  end loop;
end
$$;

grant select, insert, delete on watchlist_entries to forecourt_app;
create policy read on watchlist_entries for select to forecourt_app
  using (site_id = any ((select scope.site_ids())::uuid[]));
create policy insert on watchlist_entries for insert to forecourt_app with check (
  site_id = (select scope.site_id())
  and dealership_id = any ((select scope.dealership_ids())::uuid[])
  and scope.lists_car(dealership_id, car_id)
);
create policy delete on watchlist_entries for delete to forecourt_app using (site_id = (select scope.site_id()));

-- Leads: the site they came from reads its own for as long as they are to be delivered; staff read those of
-- their dealerships, whoever's site it was, and of their sites.
grant select, insert on leads to forecourt_app;
call pg_temp.let_update_but('leads', array['id', 'site_id', 'dealership_id']);
create policy read on leads for select to forecourt_app using (
  site_id = any ((select scope.site_ids())::uuid[])
  or ((select scope.staff_id()) is not null and dealership_id = any ((select scope.dealership_ids())::uuid[]))
);
create policy insert on leads for insert to forecourt_app with check (
  site_id = any ((select scope.site_ids())::uuid[])
  and (dealership_id is null or dealership_id = any ((select scope.dealership_ids())::uuid[]))
);
create policy update on leads for update to forecourt_app using (
  case when (select scope.staff_id()) is not null then
    site_id = any ((select scope.site_ids())::uuid[]) or dealership_id = any ((select scope.dealership_ids())::uuid[])
  else
    site_id = (select scope.site_id())
    and (dealership_id is null or dealership_id = any ((select scope.dealership_ids())::uuid[]))
  end
);

do $$
declare t text;
begin
  foreach t in array array['lead_test_drives', 'lead_service_bookings', 'lead_trade_ins', 'lead_events'] loop
    execute format('create policy read on %I for select to forecourt_app
      using (site_id = any ((select scope.site_ids())::uuid[]) or scope.owns_lead(lead_id))', t);
    -- A foreign key holds the pair of lead and site together.
    execute format('create policy insert on %I for insert to forecourt_app
      with check (site_id = any ((select scope.site_ids())::uuid[]) or scope.owns_lead(lead_id))', t);
  end loop;
  foreach t in array array['lead_test_drives', 'lead_service_bookings', 'lead_trade_ins'] loop
    execute format('grant select, insert on %I to forecourt_app', t);
    call pg_temp.let_update_but(t, array['lead_id', 'site_id', 'lookup_id']);
    execute format('create policy update on %I for update to forecourt_app
      using (site_id = any ((select scope.site_ids())::uuid[]) or scope.owns_lead(lead_id))', t);
  end loop;
end
$$;
-- A lookup is read by whoever reads the lead that it is tied to, so the tie is the site's to make.
create policy own_lookup on lead_trade_ins as restrictive for insert to forecourt_app
  with check (lookup_id is null or site_id = any ((select scope.site_ids())::uuid[]));
create policy own_name on lead_events as restrictive for insert to forecourt_app
  with check (staff_id is null or staff_id = (select scope.staff_id()));
grant select, insert on lead_events to forecourt_app;

grant select, insert, update, delete on lead_destinations to forecourt_app;
create policy read on lead_destinations for select to forecourt_app
  using (dealership_id = any ((select scope.delivery_dealership_ids())::uuid[]));
call pg_temp.let_write('lead_destinations', '(select scope.staff_id()) is not null and dealership_id = any ((select scope.dealership_ids())::uuid[])');

grant select, insert on lead_deliveries to forecourt_app;
call pg_temp.let_update_but(
  'lead_deliveries',
  array['id', 'lead_id', 'site_id', 'dealership_id', 'destination_id', 'delivery_key']
);
create policy read on lead_deliveries for select to forecourt_app using (
  site_id = any ((select scope.site_ids())::uuid[])
  or ((select scope.staff_id()) is not null and dealership_id = any ((select scope.dealership_ids())::uuid[]))
);
create policy insert on lead_deliveries for insert to forecourt_app with check (
  (
    site_id = any ((select scope.site_ids())::uuid[])
    or ((select scope.staff_id()) is not null and dealership_id = any ((select scope.dealership_ids())::uuid[]))
  )
  and scope.lead_is_for(lead_id, dealership_id)
);
create policy update on lead_deliveries for update to forecourt_app using (
  site_id = any ((select scope.site_ids())::uuid[])
  or ((select scope.staff_id()) is not null and dealership_id = any ((select scope.dealership_ids())::uuid[]))
);
-- A pending delivery opens the destinations and their secrets: once the sharing has ended, what is over
-- stays over.
create policy finish on lead_deliveries as restrictive for update to forecourt_app
  using (
    state = 'pending' or (select scope.staff_id()) is not null
    or dealership_id = any ((select scope.dealership_ids())::uuid[])
  )
  with check (true);

grant select, insert on delivery_attempts to forecourt_app;
create policy read on delivery_attempts for select to forecourt_app
  using (site_id = any ((select scope.site_ids())::uuid[]) or scope.owns_delivery(delivery_id));
create policy insert on delivery_attempts for insert to forecourt_app
  with check (site_id = any ((select scope.site_ids())::uuid[]) or scope.owns_delivery(delivery_id));

-- The trade-in flow before its lead; afterwards whoever may read the lead may read what it was built from.
grant select, insert, update on vehicle_lookups to forecourt_app;
create policy read on vehicle_lookups for select to forecourt_app using (
  site_id = any ((select scope.site_ids())::uuid[])
  or exists (select from lead_trade_ins t where t.site_id = vehicle_lookups.site_id and t.lookup_id = vehicle_lookups.id)
);
create policy insert on vehicle_lookups for insert to forecourt_app with check (site_id = (select scope.site_id()));
create policy update on vehicle_lookups for update to forecourt_app using (site_id = (select scope.site_id()));

do $$
declare t text;
begin
  foreach t in array array['trade_in_images', 'valuations'] loop
    execute format('grant select, insert, update on %I to forecourt_app', t);
    execute format('create policy read on %I for select to forecourt_app using (
      site_id = any ((select scope.site_ids())::uuid[])
      or exists (select from vehicle_lookups v where v.id = lookup_id))', t);
    execute format('create policy insert on %I for insert to forecourt_app with check (site_id = (select scope.site_id()))', t);
    execute format('create policy update on %I for update to forecourt_app using (site_id = (select scope.site_id()))', t);
  end loop;
end
$$;

-- Reservations and money. A site still finishes and refunds what it took before a sharing ended.
do $$
declare t text;
begin
  foreach t in array array['reservations', 'payments'] loop
    execute format('grant select, insert on %I to forecourt_app', t);
    call pg_temp.let_update_but(
      t, array['id', 'site_id', 'dealership_id', 'car_id', 'reservation_id', 'request_key']
    );
    execute format('create policy read on %I for select to forecourt_app using (
      site_id = any ((select scope.site_ids())::uuid[])
      or ((select scope.staff_id()) is not null and dealership_id = any ((select scope.dealership_ids())::uuid[])))', t);
    execute format('create policy insert on %I for insert to forecourt_app with check (
      site_id = (select scope.site_id()) and dealership_id = any ((select scope.dealership_ids())::uuid[]))', t);
    execute format('create policy update on %I for update to forecourt_app using (
      site_id = any ((select scope.site_ids())::uuid[])
      or ((select scope.staff_id()) is not null and dealership_id = any ((select scope.dealership_ids())::uuid[])))', t);
  end loop;
end
$$;
-- A draft is not for sale, nor is it to be guessed at.
create policy listed on reservations as restrictive for insert to forecourt_app
  with check (scope.lists_car(dealership_id, car_id));
-- A reservation that is over does not take the car again, unless the car is still the caller's to reserve.
create policy finish on reservations as restrictive for update to forecourt_app
  using (
    state in ('pending', 'held', 'completed') or dealership_id = any ((select scope.dealership_ids())::uuid[])
  )
  with check (true);
grant select, insert on payment_events to forecourt_app;
create policy read on payment_events for select to forecourt_app
  using (exists (select from payments p where p.id = payment_id));
create policy insert on payment_events for insert to forecourt_app with check (
  exists (select from payments p where p.id = payment_id and p.site_id = payment_events.site_id)
);

grant select, insert, update on idempotency_keys to forecourt_app;
create policy own on idempotency_keys for all to forecourt_app using (site_id = (select scope.site_id()));

-- Records.
grant select, insert on audit to forecourt_app;
create policy read on audit for select to forecourt_app using (
  (select scope.staff_id()) is not null and (
    staff_id = (select scope.staff_id()) or (select scope.is_operator())
    or account_id = any ((select scope.account_ids())::uuid[])
    or site_id = any ((select scope.site_ids())::uuid[])
    or dealership_id = any ((select scope.dealership_ids())::uuid[])
  )
);
-- Nobody writes into a place that they do not manage: its staff would take it for their own history.
create policy insert on audit for insert to forecourt_app with check (
  staff_id = (select scope.staff_id())
  and (account_id is null or account_id = any ((select scope.account_ids())::uuid[]))
  and (site_id is null or site_id = any ((select scope.site_ids())::uuid[]))
  and (dealership_id is null or dealership_id = any ((select scope.dealership_ids())::uuid[]))
);

-- Written by every change of stock, read only through the directory.
grant insert (id, dealership_id, car_id, kind, created_at) on outbox to forecourt_app;
create policy insert on outbox for insert to forecourt_app
  with check (dealership_id = any ((select scope.dealership_ids())::uuid[]));

grant select, insert on analytics_events to forecourt_app;
create policy read on analytics_events for select to forecourt_app using (
  (select scope.staff_id()) is not null and (
    site_id = any ((select scope.site_ids())::uuid[]) or dealership_id = any ((select scope.dealership_ids())::uuid[])
  )
);
create policy insert on analytics_events for insert to forecourt_app with check (
  site_id = (select scope.site_id())
  and (dealership_id is null or dealership_id = any ((select scope.dealership_ids())::uuid[]))
);
