-- Messages of the payment provider that nobody could use (BUY-7): each is a finding of the dealership whose account it
-- names, or whose payment it is about. And who has paid before, by their email (the bank is asked to check who pays the
-- first time).
-- allows: index because reserving began with the migration before this one

create index reservations_of_email on reservations (site_id, lower(email)) where email is not null;

grant create on schema directory to forecourt_policy;
set local role forecourt_policy;

create function directory.payment_messages_given_up(of_account text)
returns table (event_id text, kind text, error text, received_at timestamptz)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select i.event_id, i.kind, i.error, i.received_at from public.payment_inbox i
  where i.next_try_at is null and i.handled_at is null and i.received_at > now() - interval '30 days' and (
    i.account_ref = of_account or exists (
      select from public.payments p
      where p.account_ref = of_account and (p.id::text = i.payment_id or p.session_ref = i.session_ref)
    )
  )
  order by i.received_at desc, i.event_id limit 100
$$;

revoke execute on function directory.payment_messages_given_up from public;
grant execute on function directory.payment_messages_given_up to forecourt_worker;
reset role;
revoke create on schema directory from forecourt_policy;
