-- A payment or refund that is taken to be asked after is leased, no more. It counts as asked after, and waits longer each
-- time, once somebody did: what a sweep took and did not come to (it died, or the provider went away in the middle of a
-- site) is due again at the next one, and before those that were asked.

grant create on schema directory to forecourt_policy;
set role forecourt_policy;

create or replace function directory.take_open_payments(batch integer) returns table (payment_id uuid, site_id uuid)
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  update public.payments p set next_check_at = now() + interval '50 seconds'
  where p.next_check_at <= now() and p.id in (
    select d.id from (
      select o.id, o.next_check_at, row_number() over (partition by o.account_ref order by o.next_check_at) as place
      from public.payments o where o.state in ('started', 'authorised') and o.next_check_at <= now()
    ) d
    where d.place <= 50 order by d.next_check_at limit least(greatest(batch, 0), 10000)
  )
  returning p.id, p.site_id
$$;

create or replace function directory.take_refunds(batch integer)
returns table (refund_id uuid, payment_id uuid, site_id uuid, state text)
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  update public.refunds r set next_try_at = now() + interval '50 seconds'
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

-- Every minute while it can be paid, then ever less.
create function directory.payments_checked(ids uuid[]) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  update public.payments p set checks = p.checks + 1,
    next_check_at = now() + interval '50 seconds' * least(1440, power(2, greatest(0, p.checks - 60)))
  where p.id = any (ids)
$$;

create function directory.refunds_checked(ids uuid[]) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  update public.refunds r set checks = r.checks + 1,
    next_try_at = now() + interval '50 seconds' * least(1440, power(2, greatest(0, r.checks - 6)))
  where r.id = any (ids)
$$;

revoke execute on function directory.payments_checked, directory.refunds_checked from public;
grant execute on function directory.payments_checked, directory.refunds_checked to forecourt_worker;
reset role;
revoke create on schema directory from forecourt_policy;
