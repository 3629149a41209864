-- The few questions that are asked before there is a scope, or across all tenants. Each answers with as
-- little as the asker needs to take a scope; nothing here returns a tenant's content.
-- allows: dynamic sql because it hands over the functions that it has just made

create function directory.site_by_host(wanted text)
returns table (site_id uuid, slug text, is_primary boolean, primary_host text)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select d.site_id, s.slug, d.is_primary,
    (select p.host from public.domains p where p.site_id = d.site_id and p.is_primary and p.verified_at is not null)
  from public.domains d join public.sites s on s.id = d.site_id
  where d.host = lower(wanted) and d.verified_at is not null
$$;

create function directory.site_by_slug(wanted text)
returns table (site_id uuid, slug text, is_primary boolean, primary_host text)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select s.id, s.slug, p.host is null, p.host
  from public.sites s
  left join public.domains p on p.site_id = s.id and p.is_primary and p.verified_at is not null
  where s.slug = lower(wanted)
$$;

create function directory.staff_by_email(wanted text)
returns table (staff_id uuid, password_hash text)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select id, password_hash from public.staff where email = lower(wanted) and disabled_at is null
$$;

create function directory.staff_by_passkey(wanted bytea)
returns table (staff_id uuid, passkey_id uuid, public_key bytea, sign_count bigint)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select k.staff_id, k.id, k.public_key, k.sign_count
  from public.staff_passkeys k join public.staff s on s.id = k.staff_id
  where k.credential_id = wanted and s.disabled_at is null
$$;

create function directory.staff_by_session(wanted bytea)
returns table (staff_id uuid, session_id uuid, expires_at timestamptz)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select t.staff_id, t.id, t.expires_at
  from public.staff_sessions t join public.staff s on s.id = t.staff_id
  where t.token_hash = wanted and t.expires_at > now() and s.disabled_at is null
$$;

-- Takes rows for the index under a lease: a reader that dies gives them back by doing nothing. The row
-- itself is enough, as the reader reads the car again.
create function directory.outbox_take(batch integer, lease interval default interval '1 minute')
returns table (id uuid, dealership_id uuid, car_id uuid, kind text, txid xid8, attempts integer, created_at timestamptz)
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  update public.outbox o set available_at = now() + lease, attempts = o.attempts + 1
  -- As an array, each id is looked up; as a join, the planner may read the whole table instead.
  where o.id = any (array(
    select d.id from public.outbox d
    where d.available_at <= now()
    order by d.available_at, d.id
    limit least(greatest(batch, 0), 10000)
    for update skip locked
  ))
  returning o.id, o.dealership_id, o.car_id, o.kind, o.txid, o.attempts, o.created_at
$$;

create function directory.outbox_done(done uuid[]) returns integer
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  with gone as (delete from public.outbox o where o.id = any (done) returning 1)
  select count(*)::integer from gone
$$;

create function directory.outbox_failed(failed uuid[], reason text, retry_in interval) returns integer
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  with kept as (
    update public.outbox o set available_at = now() + retry_in, last_error = left(reason, 2000)
    where o.id = any (failed) returning 1
  )
  select count(*)::integer from kept
$$;

-- Sweeps for what a job lost: each answers with the site whose scope the work is then done in.
create function directory.due_deliveries(batch integer)
returns table (delivery_id uuid, lead_id uuid, site_id uuid, next_attempt_at timestamptz)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select d.id, d.lead_id, d.site_id, d.next_attempt_at from public.lead_deliveries d
  where d.state = 'pending' and d.next_attempt_at <= now()
  order by d.next_attempt_at, d.id limit least(greatest(batch, 0), 10000)
$$;

create function directory.expired_reservations(batch integer)
returns table (reservation_id uuid, site_id uuid)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select r.id, r.site_id from public.reservations r
  where r.state in ('pending', 'held') and r.expires_at <= now()
  order by r.expires_at limit least(greatest(batch, 0), 10000)
$$;

create function directory.unsettled_payments(untouched_for interval, batch integer)
returns table (payment_id uuid, site_id uuid)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select p.id, p.site_id from public.payments p
  where p.state in ('started', 'authorised', 'refunding') and p.updated_at < now() - untouched_for
  order by p.updated_at limit least(greatest(batch, 0), 10000)
$$;

-- A visitor's reservation marks the car, though a site may not write stock: this can only make the mark
-- agree with the reservations, and only for a car of the caller's scope or one its site has reserved.
-- It tells the index itself: a site whose sharing has ended may finish a reservation, and not write the outbox.
grant insert on outbox to forecourt_policy;
create function directory.mark_car_reserved(owner_id uuid, wanted_car_id uuid) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  held boolean := exists (
    select from public.reservations r
    where r.dealership_id = owner_id and r.car_id = wanted_car_id and r.state in ('held', 'completed')
  );
begin
  if owner_id <> all (scope.dealership_ids()) and not exists (
    select from public.reservations r
    where r.dealership_id = owner_id and r.car_id = wanted_car_id and r.site_id = scope.site_id()
  ) then
    return false;
  end if;
  update public.cars c set reserved = held
  where c.dealership_id = owner_id and c.id = wanted_car_id and c.reserved <> held;
  if not found then
    return false;
  end if;
  insert into public.outbox (dealership_id, car_id, kind) values (owner_id, wanted_car_id, 'car_changed');
  return true;
end
$$;

revoke execute on all functions in schema directory from public;
grant execute on all functions in schema directory to forecourt_app;
do $$
declare routine regprocedure;
begin
  for routine in
    select oid from pg_proc
    -- Making partitions needs the tables' owner.
    where pronamespace = 'directory'::regnamespace and prosecdef and proname <> 'maintain_partitions'
  loop
    execute format('alter function %s owner to forecourt_policy', routine);
  end loop;
end
$$;
revoke create on schema scope, directory from forecourt_policy;
