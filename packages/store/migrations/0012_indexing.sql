-- How the search index learns of every change, and who may tell it. The worker's indexer is a role of its own:
-- it reads the stock of all dealerships under policies that say so, keeps their documents, and does the rest
-- through the functions below. A member of staff with an operator's membership would have done as well, and
-- could have read every lead; a server of a site has neither.
-- allows: index because the outbox is short by its nature and the documents have only just got their table

alter table outbox add column after_car_id uuid;
comment on column outbox.after_car_id is 'How far a change of the whole dealership has been handed on to its cars.';
alter table outbox drop constraint outbox_kind_check;
alter table outbox add constraint outbox_kind_check check (
  kind in ('car_changed', 'car_deleted', 'dealership_changed', 'dealership_shared', 'location_changed')
) not valid;
-- Those that nobody has looked at yet: what is left to do while the engine is away.
create index outbox_new on outbox (available_at, id) where attempts = 0;
create index car_documents_ranked_until on car_documents (ranked_until) where is_visible;

-- Whoever writes a version of their own can only raise it. A car that is touched, for what its dealership or
-- yard has changed, was not updated itself.
create or replace function raise_car_version() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  reached bigint := greatest(new.version, old.version);
begin
  new.version := old.version;
  if new is distinct from old then
    new.updated_at := now();
  end if;
  new.version := reached + 1;
  return new;
end
$$;

-- What the indexer reads and writes itself.
grant usage on schema public, directory to forecourt_indexer;
grant select on cars, car_variants, car_photos, car_lenders, car_market, car_counters, car_prices,
  dealerships, locations, addresses, location_distributions to forecourt_indexer;
create policy index on cars for select to forecourt_indexer using (true);
create policy index on car_variants for select to forecourt_indexer using (true);
create policy index on car_photos for select to forecourt_indexer using (true);
create policy index on car_lenders for select to forecourt_indexer using (true);
create policy index on car_market for select to forecourt_indexer using (true);
create policy index on car_counters for select to forecourt_indexer using (true);
create policy index on car_prices for select to forecourt_indexer using (true);
create policy index on dealerships for select to forecourt_indexer using (true);
create policy index on locations for select to forecourt_indexer using (true);
create policy index on addresses for select to forecourt_indexer using (true);
create policy index on location_distributions for select to forecourt_indexer using (true);
-- The weights of a car's rank are those of the account that owns it.
grant select (layer, layer_key, number, overrides) on settings_versions to forecourt_indexer;
create policy index on settings_versions for select to forecourt_indexer using (layer in ('platform', 'group'));
grant select, insert, update on car_documents to forecourt_indexer;
create policy index on car_documents for all to forecourt_indexer using (true);

-- What the functions below read and write for it.
grant select (id, dealership_id, version), update (version) on cars to forecourt_policy;
grant select (layer, layer_key, number, overrides) on settings_versions to forecourt_policy;
grant select, insert, delete on car_documents to forecourt_policy;

-- Leaves a tombstone for a car, above every version that anybody has of it.
create function directory.bury_car(owner_id uuid, wanted_car_id uuid, last_version bigint) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  buried bigint;
begin
  -- The indexer may write the document between the two statements; each time is the last but for that.
  for attempt in 1..10 loop
    delete from public.car_documents d where d.dealership_id = owner_id and d.car_id = wanted_car_id
      returning d.version into buried;
    insert into public.car_documents (dealership_id, car_id, version, deleted)
      values (owner_id, wanted_car_id, greatest(last_version, buried) + 1, true)
      on conflict (dealership_id, car_id) do nothing;
    if found then
      return;
    end if;
  end loop;
  raise exception using errcode = 'serialization_failure', message = 'the document of the car is being written';
end
$$;

-- The deletion of a car finds its own way to the index, whoever deletes it: the last version is only known here.
create function directory.tell_car_deleted() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform directory.bury_car(old.dealership_id, old.id, old.version);
  insert into public.outbox (dealership_id, car_id, kind) values (old.dealership_id, old.id, 'car_deleted');
  return null;
end
$$;
create trigger tell_car_deleted after delete on cars for each row execute function directory.tell_car_deleted();

-- What all cars of a dealership say of it and of its yards. As triggers, since a yard that is deleted, or an
-- address that two departments share, changes cars that nobody saved. The kind is the trigger's argument.
create function directory.tell_dealership() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  changed jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
begin
  insert into public.outbox (dealership_id, kind)
  values (coalesce(changed ->> 'dealership_id', changed ->> 'id')::uuid, tg_argv[0]);
  return null;
end
$$;
create trigger tell_renamed after update on dealerships for each row
  when (row (old.name, old.slug, old.account_id) is distinct from row (new.name, new.slug, new.account_id))
  execute function directory.tell_dealership('dealership_changed');
create trigger tell_shared after insert or delete on site_dealerships for each row
  execute function directory.tell_dealership('dealership_shared');
create trigger tell_location after update on locations for each row
  when (
    row (old.name, old.slug, old.phone, old.address_id) is distinct from row (new.name, new.slug, new.phone, new.address_id)
  )
  execute function directory.tell_dealership('location_changed');
create trigger tell_location_deleted after delete on locations for each row
  execute function directory.tell_dealership('location_changed');
create trigger tell_address after update on addresses for each row when (old is distinct from new)
  execute function directory.tell_dealership('location_changed');
create trigger tell_other_yards after insert or update or delete on location_distributions for each row
  execute function directory.tell_dealership('location_changed');

-- A rank is made of settings of the account and of the platform.
create function directory.tell_rank_weights() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if new.overrides #> '{stock,rankWeights}' is not distinct from (
    select before.overrides #> '{stock,rankWeights}' from public.settings_versions before
    where before.layer = new.layer and before.layer_key = new.layer_key and before.number < new.number
    order by before.number desc limit 1
  ) then
    return null;
  end if;
  insert into public.outbox (dealership_id, kind)
  select d.id, 'dealership_changed' from public.dealerships d
  where new.layer = 'platform' or d.account_id::text = new.layer_key;
  return null;
end
$$;
create trigger tell_rank_weights after insert on settings_versions for each row
  when (new.layer in ('platform', 'group')) execute function directory.tell_rank_weights();

-- Only the indexer drains the outbox. Functions of the policy role are its own to change.
set local role forecourt_policy;
drop function directory.outbox_take(integer, interval);
drop function directory.outbox_failed(uuid[], text, interval);
revoke execute on function directory.outbox_done from forecourt_app;
grant execute on function directory.outbox_done, directory.raise_stock_versions to forecourt_indexer;
reset role;

-- Cars alone: what concerns a whole dealership is handed on to its cars first.
create function directory.outbox_take(batch integer, lease interval default interval '1 minute')
returns table (id uuid, dealership_id uuid, car_id uuid, attempts integer)
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  update public.outbox o set available_at = now() + lease, attempts = o.attempts + 1
  -- As an array, each id is looked up; as a join, the planner may read the whole table instead.
  where o.id = any (array(
    select d.id from public.outbox d
    where d.available_at <= now() and d.car_id is not null
    order by d.available_at, d.id
    limit least(greatest(batch, 0), 10000)
    for update skip locked
  ))
  returning o.id, o.dealership_id, o.car_id, o.attempts
$$;

-- The same of what nobody has looked at yet, while the rest waits for the engine.
create function directory.outbox_take_new(batch integer, lease interval default interval '1 minute')
returns table (id uuid, dealership_id uuid, car_id uuid, attempts integer)
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  update public.outbox o set available_at = now() + lease, attempts = o.attempts + 1
  where o.id = any (array(
    select d.id from public.outbox d
    where d.available_at <= now() and d.car_id is not null and d.attempts = 0
    order by d.available_at, d.id
    limit least(greatest(batch, 0), 10000)
    for update skip locked
  ))
  returning o.id, o.dealership_id, o.car_id, o.attempts
$$;

-- Each waits twice as long as the time before.
create function directory.outbox_failed(failed uuid[], reason text, shortest interval, longest interval) returns integer
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  with kept as (
    update public.outbox o
    set available_at = now() + least(longest, shortest * power(2, least(o.attempts, 20) - 1)), last_error = left(reason, 2000)
    where o.id = any (failed) returning 1
  )
  select count(*)::integer from kept
$$;

-- Hands a change of a whole dealership on to at most `batch` of its cars: each gets a higher version, so that
-- what was read before the change cannot overwrite what is read after it, and a row of its own. Answers how
-- many cars; null where no such change waits. One transaction: whoever dies leaves it as it was.
create function directory.outbox_fan_out(batch integer) returns integer
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  most integer := least(greatest(batch, 1), 5000);
  wide public.outbox%rowtype;
  joined text[];
  reached uuid[];
begin
  select * into wide from public.outbox o where o.car_id is null and o.available_at <= now()
  order by o.available_at, o.id limit 1 for update skip locked;
  if not found then
    return null;
  end if;
  if wide.after_car_id is null then
    -- It begins now, so it does for every other that has not begun.
    with others as (
      delete from public.outbox o where o.id = any (array(
        select d.id from public.outbox d
        where d.car_id is null and d.dealership_id = wide.dealership_id and d.id <> wide.id and d.after_car_id is null
        for update skip locked
      )) returning o.kind
    )
    select array_agg(others.kind) into joined from others;
    if wide.kind = 'dealership_shared' and exists (select from unnest(joined) k where k <> 'dealership_shared') then
      wide.kind := 'dealership_changed';
    end if;
  end if;
  reached := array(
    select c.id from public.cars c
    where c.dealership_id = wide.dealership_id and (wide.after_car_id is null or c.id > wide.after_car_id)
    order by c.id limit most
  );
  -- Sharing is not in a document, so that the same version says the same.
  if wide.kind <> 'dealership_shared' then
    update public.cars c set version = c.version where c.dealership_id = wide.dealership_id and c.id = any (reached);
  end if;
  insert into public.outbox (dealership_id, car_id, kind)
  select wide.dealership_id, id, 'car_changed' from unnest(reached) id;
  if cardinality(reached) < most then
    delete from public.outbox o where o.id = wide.id;
  else
    update public.outbox o set after_car_id = reached[most], kind = wide.kind where o.id = wide.id;
  end if;
  return cardinality(reached);
end
$$;

-- How many rows wait, up to a number, and for how long the oldest has. Ids are made in the order of time.
create function directory.outbox_state(most integer) returns table (waiting bigint, oldest_seconds double precision)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select (select count(*) from (select from public.outbox limit most) counted),
    coalesce(extract(epoch from now() - (select o.created_at from public.outbox o order by o.id limit 1)), 0)
$$;

-- A rank wears off with time and not only with the car. What is on its way already is left alone.
create function directory.enqueue_worn_ranks(batch integer) returns integer
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  with worn as (
    select c.dealership_id, c.id from public.car_documents d
    join public.cars c on c.dealership_id = d.dealership_id and c.id = d.car_id
    where d.is_visible and d.ranked_until <= now() and c.version = d.version
    order by d.ranked_until limit least(greatest(batch, 0), 10000)
    for update of c skip locked
  ), raised as (
    update public.cars c set version = c.version from worn
    where c.dealership_id = worn.dealership_id and c.id = worn.id
    returning c.dealership_id, c.id
  ), told as (
    insert into public.outbox (dealership_id, car_id, kind) select dealership_id, id, 'car_changed' from raised returning 1
  )
  select count(*)::integer from told
$$;

-- Lets the index look again at cars that differ between the engines. `above` is the highest version that any
-- of them has: a car gets a higher one, and so does the tombstone of one that is no more. A dealership that
-- is no more can keep no tombstone: its cars are answered, and are for the caller to remove.
create function directory.enqueue_repairs(owner_ids uuid[], wanted_car_ids uuid[], above bigint[])
returns table (dealership_id uuid, car_id uuid)
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  wanted record;
begin
  for wanted in
    select * from unnest(owner_ids, wanted_car_ids, above) w (owner_id, car_id, above) order by 1, 2 limit 10000
  loop
    if exists (select from public.cars c where c.dealership_id = wanted.owner_id and c.id = wanted.car_id) then
      update public.cars c set version = wanted.above
      where c.dealership_id = wanted.owner_id and c.id = wanted.car_id and c.version <= wanted.above;
      insert into public.outbox (dealership_id, car_id, kind) values (wanted.owner_id, wanted.car_id, 'car_changed');
    elsif exists (select from public.dealerships d where d.id = wanted.owner_id) then
      perform directory.bury_car(wanted.owner_id, wanted.car_id, wanted.above);
      insert into public.outbox (dealership_id, car_id, kind) values (wanted.owner_id, wanted.car_id, 'car_deleted');
    else
      dealership_id := wanted.owner_id;
      car_id := wanted.car_id;
      return next;
    end if;
  end loop;
end
$$;

revoke execute on function directory.bury_car, directory.tell_car_deleted, directory.tell_dealership,
  directory.tell_rank_weights, directory.outbox_take, directory.outbox_take_new, directory.outbox_failed,
  directory.outbox_fan_out, directory.outbox_state, directory.enqueue_worn_ranks, directory.enqueue_repairs
  from public;
grant execute on function directory.outbox_take, directory.outbox_take_new, directory.outbox_failed,
  directory.outbox_fan_out, directory.outbox_state, directory.enqueue_worn_ranks,
  directory.enqueue_repairs to forecourt_indexer;
grant create on schema directory to forecourt_policy;
alter function directory.bury_car owner to forecourt_policy;
alter function directory.tell_car_deleted owner to forecourt_policy;
alter function directory.tell_dealership owner to forecourt_policy;
alter function directory.tell_rank_weights owner to forecourt_policy;
alter function directory.outbox_take owner to forecourt_policy;
alter function directory.outbox_take_new owner to forecourt_policy;
alter function directory.outbox_failed owner to forecourt_policy;
alter function directory.outbox_fan_out owner to forecourt_policy;
alter function directory.outbox_state owner to forecourt_policy;
alter function directory.enqueue_worn_ranks owner to forecourt_policy;
alter function directory.enqueue_repairs owner to forecourt_policy;
revoke create on schema directory from forecourt_policy;
