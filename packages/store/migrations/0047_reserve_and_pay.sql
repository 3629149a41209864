-- Reserving with a deposit (BUY-1, BUY-3, BUY-6, BUY-7): accounts of dealerships with the payment provider, messages of
-- it, refunds, disputes, and what a reservation has to remember.
-- allows: index because no program has written a reservation or a payment before this one
-- allows: constraint because no program has written a reservation or a payment before this one

-- The dealership is the merchant: the money is its own, and so are fees, refunds and disputes.
create table payment_accounts (
  id uuid primary key default uuidv7(),
  dealership_id uuid not null references dealerships on delete cascade,
  provider text not null check (length(provider) between 1 and 80),
  account_ref text not null check (length(account_ref) between 1 and 200),
  state text not null default 'pending' check (state in ('pending', 'active', 'restricted', 'closed')),
  charges_enabled boolean not null default false,
  -- On the buyer's bank statement.
  descriptor text check (length(descriptor) between 1 and 22),
  checked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider, account_ref)
);
create unique index payment_accounts_one_open on payment_accounts (dealership_id, provider) where state <> 'closed';

alter table reservations
  add column price_cents bigint check (price_cents >= 0),
  add column price_basis text check (length(price_basis) <= 120),
  add column terms_version text check (length(terms_version) <= 80),
  add column hold_hours integer not null default 48 check (hold_hours between 1 and 720),
  add column refund_percent integer not null default 100 check (refund_percent between 0 and 100),
  add column postcode text check (length(postcode) <= 10),
  -- Of the browser's secret, and of the one in the mail's link; the link itself as only our keys open it.
  add column holder_hash bytea check (length(holder_hash) = 32),
  add column link_hash bytea unique check (length(link_hash) = 32),
  add column link_sealed text check (length(link_sealed) <= 500),
  add column ended_reason text check (ended_reason in ('expired', 'let_go', 'staff', 'sold', 'mismatch')),
  add column ended_at timestamptz,
  add column extended_by uuid references staff,
  -- When the car of a completed one was marked sold: from then on another may be made, should it come back.
  add column car_sold_at timestamptz;
-- Also one that became a sale keeps its car, until that is marked sold: it must not be held a second time meanwhile.
drop index reservations_one_per_car;
create unique index reservations_one_per_car on reservations (dealership_id, car_id)
  where state in ('pending', 'held') or (state = 'completed' and car_sold_at is null);
create index reservations_of_holder on reservations (site_id, holder_hash, id desc) where holder_hash is not null;
create index reservations_of_extender on reservations (extended_by) where extended_by is not null;

alter table payments
  add column account_ref text check (length(account_ref) <= 200),
  add column purpose text not null default 'deposit' check (purpose in ('deposit', 'invoice', 'balance')),
  add column session_ref text check (length(session_ref) <= 200),
  add column look text not null default 'fields' check (look in ('fields', 'hosted')),
  -- What the provider was asked to start, as it was first asked: a repeat under the same key has to say the same.
  add column request jsonb check (pg_column_size(request) < 8000),
  add column client_secret text check (length(client_secret) <= 500),
  add column hosted_url text check (length(hosted_url) <= 4000),
  add column captured_cents bigint not null default 0 check (captured_cents >= 0),
  add column captured_at timestamptz,
  add column visitor_id uuid,
  add column method_kind text check (length(method_kind) <= 40),
  add column method_brand text check (length(method_brand) <= 40),
  add column method_last_four text check (method_last_four ~ '^[0-9]{4}$'),
  add column decline_code text check (length(decline_code) <= 80),
  add column declined_at timestamptz,
  add column trouble text check (trouble in ('mismatch', 'not_ours', 'hold_without_money')),
  add column next_check_at timestamptz not null default now() + interval '2 minutes',
  add column checks integer not null default 0 check (checks >= 0),
  add foreign key (site_id, visitor_id) references visitors (site_id, id) on delete set null (visitor_id);
-- Another sum than was asked goes back whole.
alter table payments drop constraint payments_check;
alter table payments add check (refunded_cents between 0 and captured_cents);
create unique index payments_one_open on payments (reservation_id)
  where state in ('started', 'authorised') and reservation_id is not null;
create unique index payments_of_session on payments (provider, session_ref) where session_ref is not null;
drop index payments_unsettled;
create index payments_to_ask on payments (next_check_at) where state in ('started', 'authorised');
create index payments_of_account on payments (account_ref, captured_at) where account_ref is not null;
create index payments_of_visitor on payments (site_id, visitor_id) where visitor_id is not null;
create index payments_in_trouble on payments (site_id) where trouble is not null;

-- A message of the provider, kept before it is understood, also when its payment is not known yet. Of its body only what
-- says where to look: what it is about is asked of the provider itself.
create table payment_inbox (
  id uuid primary key default uuidv7(),
  provider text not null check (length(provider) between 1 and 80),
  event_id text not null check (length(event_id) between 1 and 200),
  account_ref text not null check (length(account_ref) between 1 and 200),
  kind text not null check (length(kind) between 1 and 120),
  is_live boolean not null,
  session_ref text check (length(session_ref) <= 200),
  provider_payment_id text check (length(provider_payment_id) <= 200),
  payment_id text check (length(payment_id) <= 200),
  said_at timestamptz not null,
  received_at timestamptz not null default now(),
  -- Null: handled, or given up.
  next_try_at timestamptz default now(),
  handled_at timestamptz,
  attempts integer not null default 0 check (attempts >= 0),
  error text check (length(error) <= 500),
  unique (provider, event_id)
);
create index payment_inbox_due on payment_inbox (next_try_at, id) where next_try_at is not null;
create index payment_inbox_received on payment_inbox (received_at);

create table refunds (
  id uuid primary key default uuidv7(),
  site_id uuid not null references sites,
  payment_id uuid not null,
  cause text not null check (cause in ('late', 'mismatch', 'double', 'let_go', 'expired', 'staff', 'sold', 'provider')),
  amount_cents bigint not null check (amount_cents > 0),
  request_key text not null unique check (length(request_key) between 8 and 200),
  provider_refund_id text unique check (length(provider_refund_id) <= 200),
  state text not null default 'asked' check (state in ('asked', 'sent', 'succeeded', 'failed')),
  failure text check (length(failure) <= 200),
  reference text check (length(reference) <= 200),
  asked_by uuid references staff,
  asked_at timestamptz not null default now(),
  sent_at timestamptz,
  settled_at timestamptz,
  attempts integer not null default 0 check (attempts >= 0),
  next_try_at timestamptz not null default now(),
  checks integer not null default 0 check (checks >= 0),
  foreign key (payment_id, site_id) references payments (id, site_id)
);
-- Asked twice, by buyer and clock at once, it goes back once. The dealer may try again what failed.
create unique index refunds_once on refunds (payment_id, cause) where cause not in ('staff', 'provider');
create index refunds_of_payment on refunds (payment_id);
create index refunds_of_site on refunds (site_id) where state = 'failed';
create index refunds_due on refunds (next_try_at) where state in ('asked', 'sent');
create index refunds_of_staff on refunds (asked_by) where asked_by is not null;

create table disputes (
  id uuid primary key default uuidv7(),
  site_id uuid not null references sites,
  payment_id uuid not null,
  provider_dispute_id text not null unique check (length(provider_dispute_id) between 1 and 200),
  amount_cents bigint not null check (amount_cents >= 0),
  reason text not null check (length(reason) <= 80),
  state text not null check (state in ('open', 'won', 'lost')),
  evidence_due_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (payment_id, site_id) references payments (id, site_id)
);
create index disputes_of_payment on disputes (payment_id);
create index disputes_open on disputes (site_id) where state = 'open';

alter table payment_accounts enable row level security, force row level security;
alter table payment_inbox enable row level security, force row level security;
alter table refunds enable row level security, force row level security;
alter table disputes enable row level security, force row level security;

create policy read on payment_accounts for select to forecourt_app
  using (dealership_id = any ((select scope.dealership_ids())::uuid[]));
create policy insert on payment_accounts for insert to forecourt_app with check (
  (select scope.staff_id()) is not null and dealership_id = any ((select scope.dealership_ids())::uuid[])
);
create policy update on payment_accounts for update to forecourt_app using (
  (select scope.staff_id()) is not null and dealership_id = any ((select scope.dealership_ids())::uuid[])
);
create policy read on refunds for select to forecourt_app
  using (exists (select from payments p where p.id = payment_id));
create policy insert on refunds for insert to forecourt_app with check (
  exists (select from payments p where p.id = payment_id and p.site_id = refunds.site_id)
);
create policy update on refunds for update to forecourt_app
  using (exists (select from payments p where p.id = payment_id));
create policy read on disputes for select to forecourt_app
  using (exists (select from payments p where p.id = payment_id));
create policy insert on disputes for insert to forecourt_app with check (
  exists (select from payments p where p.id = payment_id and p.site_id = disputes.site_id)
);
create policy update on disputes for update to forecourt_app
  using (exists (select from payments p where p.id = payment_id));

grant select on payment_accounts to forecourt_web, forecourt_worker;
grant select, insert, update (state, charges_enabled, descriptor, checked_at, updated_at)
  on payment_accounts to forecourt_console;
grant insert, update (visitor_id, lead_id, state, expires_at, updated_at, ended_reason, ended_at)
  on reservations to forecourt_web, forecourt_worker;
grant select on reservations, payments, payment_events to forecourt_worker;
grant insert on payments to forecourt_web;
grant update (
  state, session_ref, client_secret, hosted_url, provider_payment_id, captured_cents, captured_at, refunded_cents,
  currency, method_kind, method_brand, method_last_four, decline_code, declined_at, trouble, last_error, updated_at,
  next_check_at, checks
) on payments to forecourt_web, forecourt_worker, forecourt_console;
grant insert on payment_events to forecourt_web, forecourt_worker;
grant update (price_cents, ended_reason, ended_at, extended_by) on reservations to forecourt_console;
grant select, insert, update (
  state, provider_refund_id, failure, reference, sent_at, settled_at, attempts, next_try_at, checks
) on refunds to forecourt_web, forecourt_worker, forecourt_console;
grant select, insert, update (amount_cents, reason, state, evidence_due_at, updated_at)
  on disputes to forecourt_web, forecourt_worker, forecourt_console;
-- The lead of an unfinished checkout is finished by a job, when the money has come.
grant select, insert, update on idempotency_keys to forecourt_worker;
grant insert on analytics_events to forecourt_worker;
-- A policy sees the old row or the new one: the trigger below sees both, so that a refund is still noted where the
-- sharing has ended meanwhile.
drop policy finish on reservations;

grant select, update (state, updated_at) on payments to forecourt_policy;
grant update (state, ended_reason, ended_at, updated_at, car_sold_at) on reservations to forecourt_policy;
grant update (postcode, holder_hash, link_hash, link_sealed) on reservations to forecourt_policy;
grant update (request, client_secret, hosted_url, visitor_id, method_brand, method_last_four, next_check_at, checks)
  on payments to forecourt_policy;
grant select, insert, update (next_try_at, checks) on refunds to forecourt_policy;
grant select on payment_accounts to forecourt_policy;
grant select, insert, delete, update (next_try_at, handled_at, attempts, error) on payment_inbox to forecourt_policy;
grant create on schema directory, scope to forecourt_policy;
drop function directory.unsettled_payments;
set local role forecourt_policy;

-- A reservation that is over does not take the car again, whoever asks.
create function scope.stays_over() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  raise exception 'a reservation that is over does not take the car again' using errcode = '42501';
end
$$;

create function scope.note_sold() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.reservations set car_sold_at = now()
    where dealership_id = new.dealership_id and car_id = new.id and state = 'completed' and car_sold_at is null;
  return null;
end
$$;

-- What goes back is never more than came. Whoever asks waits for whoever asks at the same time.
create function scope.refunds_within_payment() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  taken bigint;
  gone bigint;
begin
  select p.captured_cents into taken from public.payments p where p.id = new.payment_id for update;
  select coalesce(sum(r.amount_cents), 0) into gone from public.refunds r
    where r.payment_id = new.payment_id and r.state <> 'failed';
  if gone > taken then
    raise exception 'refunds of % cents of a payment of %', gone, taken using errcode = '23514';
  end if;
  return null;
end
$$;

-- A hold that is past its time gives way to whoever asks, on whichever site it was made: a paid one with its refund in the
-- same transaction, an unpaid one when nothing is open at the provider, or 15 minutes later.
create function directory.make_way(owner_id uuid, wanted_car_id uuid, at timestamptz) returns integer
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  moment timestamptz := least(at, now());
  passed record;
  freed integer := 0;
begin
  if owner_id <> all (scope.dealership_ids()) then
    return 0;
  end if;
  for passed in
    select r.id, r.site_id, r.state, r.refund_percent from public.reservations r
    where r.dealership_id = owner_id and r.car_id = wanted_car_id and r.expires_at <= moment
      and (r.state = 'held' or (r.state = 'pending' and (
        r.expires_at + interval '15 minutes' <= moment or not exists (
          select from public.payments p where p.reservation_id = r.id and p.state in ('started', 'authorised')
        ))))
    for update
  loop
    insert into public.refunds (id, site_id, payment_id, cause, amount_cents, request_key, asked_at, next_try_at)
    select n.id, passed.site_id, n.payment_id, 'expired', n.cents, 'ref_' || n.id, moment, now()
    from (
      select uuidv7() as id, p.id as payment_id, least(
        round(p.captured_cents * passed.refund_percent / 100.0)::bigint,
        p.captured_cents - coalesce((
          select sum(f.amount_cents) from public.refunds f where f.payment_id = p.id and f.state <> 'failed'
        ), 0)
      ) as cents
      from public.payments p where p.reservation_id = passed.id and p.state in ('captured', 'refunding', 'refunded')
    ) n
    where n.cents > 0
    on conflict do nothing;
    update public.payments p set state = 'refunding', updated_at = moment
      where p.reservation_id = passed.id and p.state in ('captured', 'refunded') and exists (
        select from public.refunds f where f.payment_id = p.id and f.state in ('asked', 'sent')
      );
    update public.reservations r set state = 'expired', ended_reason = 'expired', ended_at = moment, updated_at = moment
      where r.id = passed.id;
    freed := freed + 1;
  end loop;
  return freed;
end
$$;

create or replace function directory.mark_car_reserved(owner_id uuid, wanted_car_id uuid) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  held boolean := exists (
    select from public.reservations r
    where r.dealership_id = owner_id and r.car_id = wanted_car_id
      and (r.state = 'held' or (r.state = 'completed' and r.car_sold_at is null))
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

create or replace function directory.expired_reservations(batch integer)
returns table (reservation_id uuid, site_id uuid)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select r.id, r.site_id from public.reservations r
  where r.state in ('pending', 'held') and r.expires_at <= now()
  order by r.expires_at limit least(greatest(batch, 0), 10000)
$$;

create function directory.keep_payment_message(
  provider text, event_id text, account_ref text, kind text, is_live boolean, session_ref text,
  provider_payment_id text, payment_id text, said_at timestamptz
) returns boolean
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  with kept as (
    insert into public.payment_inbox (
      provider, event_id, account_ref, kind, is_live, session_ref, provider_payment_id, payment_id, said_at
    ) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    on conflict do nothing returning 1
  )
  select count(*) > 0 from kept
$$;

-- Messages whose next try has come, in order of receipt, under a lease; with the payment that each is about. An account
-- that sends many waits behind its own.
create function directory.take_payment_messages(batch integer)
returns table (id uuid, event_id text, account_ref text, kind text, is_live boolean, session_ref text,
  provider_payment_id text, said_payment_id text, said_at timestamptz, attempts integer, received_at timestamptz,
  payment_id uuid, site_id uuid, payment_account_ref text)
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  with due as (
    select d.id from (
      select i.id, i.received_at, row_number() over (partition by i.account_ref order by i.received_at, i.id) as place
      from public.payment_inbox i where i.next_try_at <= now()
    ) d
    order by d.place, d.received_at limit least(greatest(batch, 0), 1000)
  ), taken as (
    update public.payment_inbox i set next_try_at = now() + interval '1 minute', attempts = i.attempts + 1
    where i.id in (select due.id from due) and i.next_try_at <= now()
    returning i.*
  )
  select t.id, t.event_id, t.account_ref, t.kind, t.is_live, t.session_ref, t.provider_payment_id, t.payment_id, t.said_at,
    t.attempts, t.received_at, p.id, p.site_id, p.account_ref
  from taken t left join lateral (
    select p.id, p.site_id, p.account_ref from public.payments p
    where p.provider = t.provider and (
      p.id::text = t.payment_id or p.session_ref = t.session_ref or p.provider_payment_id = t.provider_payment_id
    ) limit 1
  ) p on true
  order by t.received_at, t.id
$$;

create function directory.payment_message_done(done uuid) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  update public.payment_inbox set handled_at = now(), next_try_at = null, error = null where id = done
$$;

-- Without a time for its next try it is given up, and stays as what a person has to look at.
create function directory.payment_message_failed(failed uuid, reason text, retry_in interval) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  update public.payment_inbox set next_try_at = now() + retry_in, error = left(reason, 500) where id = failed
$$;

create function directory.missing_payment_messages(of_provider text, event_ids text[]) returns setof text
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select e from unnest(event_ids[1:10000]) e
  where not exists (select from public.payment_inbox i where i.provider = of_provider and i.event_id = e)
$$;

create function directory.prune_payment_messages(row_limit integer) returns bigint
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  deleted bigint;
begin
  delete from public.payment_inbox where id in (
    select i.id from public.payment_inbox i where i.received_at < now() - interval '90 days'
    limit least(greatest(row_limit, 0), 100000) for update skip locked
  );
  get diagnostics deleted = row_count;
  return deleted;
end
$$;

-- Open payments to ask after, of each account at most 50 a minute: every minute while they can be paid, then ever less.
create function directory.take_open_payments(batch integer) returns table (payment_id uuid, site_id uuid)
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  update public.payments p
  set checks = p.checks + 1,
    next_check_at = now() + interval '1 minute' * least(1440, power(2, greatest(0, p.checks - 60)))
  where p.next_check_at <= now() and p.id in (
    select d.id from (
      select o.id, o.next_check_at, row_number() over (partition by o.account_ref order by o.next_check_at) as place
      from public.payments o where o.state in ('started', 'authorised') and o.next_check_at <= now()
    ) d
    where d.place <= 50 order by d.next_check_at limit least(greatest(batch, 0), 10000)
  )
  returning p.id, p.site_id
$$;

create function directory.take_refunds(batch integer) returns table (refund_id uuid, payment_id uuid, site_id uuid, state text)
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  update public.refunds r
  set checks = r.checks + 1,
    next_try_at = now() + interval '1 minute' * least(1440, power(2, greatest(0, r.checks - 6)))
  where r.next_try_at <= now() and r.id in (
    select d.id from (
      select o.id, o.next_try_at, row_number() over (partition by p.account_ref order by o.next_try_at) as place
      from public.refunds o join public.payments p on p.id = o.payment_id
      where o.state in ('asked', 'sent') and o.next_try_at <= now()
    ) d
    where d.place <= 50 order by d.next_try_at limit least(greatest(batch, 0), 10000)
  )
  returning r.id, r.payment_id, r.site_id, r.state
$$;

-- Accounts to compare with the provider, each with a site that shows its dealership.
create function directory.payment_accounts_after(of_provider text, last_id uuid, row_limit integer)
returns table (dealership_id uuid, account_ref text, site_id uuid)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select a.dealership_id, a.account_ref, s.site_id from public.payment_accounts a
  cross join lateral (
    select d.site_id from public.site_dealerships d where d.dealership_id = a.dealership_id order by d.site_id limit 1
  ) s
  where a.provider = of_provider and a.state <> 'closed' and (last_id is null or a.dealership_id > last_id)
  order by a.dealership_id limit least(greatest(row_limit, 0), 1000)
$$;

create function directory.payments_of_account(of_account text, wanted text[])
returns table (payment_id uuid, site_id uuid)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select p.id, p.site_id from public.payments p
  where p.account_ref = of_account and p.id::text = any (wanted[1:10000])
$$;

create function directory.payments_paid_since(of_account text, since timestamptz)
returns table (payment_id uuid, site_id uuid)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select p.id, p.site_id from public.payments p
  where p.account_ref = of_account and p.captured_at >= since order by p.captured_at limit 10000
$$;

-- That a car was held for money stays, and so does what goes back of it; who held it does not.
create or replace function scope.blank_reservations(reservation_ids uuid[]) returns table (kind text, removed bigint)
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.payment_events e set details = '{}' from public.payments p
    where p.reservation_id = any (reservation_ids) and e.payment_id = p.id;
  kind := 'payment_events'; get diagnostics removed = row_count; return next;
  update public.payments set last_error = null, request = null, client_secret = null, hosted_url = null,
    visitor_id = null, method_brand = null, method_last_four = null
    where reservation_id = any (reservation_ids);
  update public.reservations set visitor_id = null, name = null, email = null, phone = null, postcode = null,
    holder_hash = null, link_hash = null, link_sealed = null, erased_at = now()
    where id = any (reservation_ids);
  kind := 'reservations'; get diagnostics removed = row_count; return next;
end
$$;

revoke execute on function scope.stays_over, scope.note_sold, scope.refunds_within_payment, directory.make_way,
  directory.keep_payment_message, directory.take_payment_messages, directory.payment_message_done,
  directory.payment_message_failed, directory.missing_payment_messages, directory.prune_payment_messages,
  directory.take_open_payments, directory.take_refunds, directory.payment_accounts_after,
  directory.payments_of_account, directory.payments_paid_since from public;
grant execute on function directory.make_way to forecourt_web;
grant execute on function directory.mark_car_reserved to forecourt_web, forecourt_worker;
grant execute on function directory.keep_payment_message to forecourt_web, forecourt_worker;
grant execute on function directory.take_payment_messages, directory.payment_message_done,
  directory.payment_message_failed, directory.missing_payment_messages, directory.prune_payment_messages,
  directory.take_open_payments, directory.take_refunds, directory.payment_accounts_after,
  directory.payments_of_account, directory.payments_paid_since to forecourt_worker;
grant execute on function scope.stays_over, scope.note_sold, scope.refunds_within_payment to forecourt_owner;
reset role;

create trigger stays_over before update of state on reservations
  for each row when (
    old.state not in ('pending', 'held', 'completed') and new.state in ('pending', 'held', 'completed')
  ) execute function scope.stays_over();
create trigger note_sold after update of status, sold on cars
  for each row when (
    (new.sold or new.status is not distinct from 'sold') and not (old.sold or old.status is not distinct from 'sold')
  ) execute function scope.note_sold();
create trigger within_payment after insert or update of state, amount_cents on refunds
  for each row execute function scope.refunds_within_payment();
revoke create on schema directory, scope from forecourt_policy;
