-- A buyer who texts back before it is written down that the text to them went out, as after a try whose answer was lost or
-- whose worker died, is of its lead as well: the sender of a try is kept before it is made.
--
-- And what few leads of an account have is found by its trigrams, where every one of them was read: how many leads a place
-- has was not known to the planner, which learns it from indexes that hold all rows. The one that is made for it is a few
-- pages large.
-- allows: index because one of blocks of pages is made in the time of reading the table once, and a partitioned table takes no index CONCURRENTLY

create index leads_place on leads using brin ((coalesce(dealership_id, site_id)));

grant create on schema directory, scope to forecourt_policy;
set local role forecourt_policy;
create or replace function directory.take_sms(batch integer)
returns table (id uuid, provider text, message_id text, from_number text, body text, received_at timestamptz,
  attempts integer, lead_id uuid, site_id uuid)
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  with due as (
    select d.id from (
      select i.id, i.received_at, row_number() over (partition by i.from_number order by i.received_at, i.id) as place
      from public.sms_inbox i where i.next_try_at <= now()
    ) d where d.place <= 5
    order by d.place, d.received_at limit least(greatest(batch, 0), 500)
  ), taken as (
    update public.sms_inbox i set next_try_at = now() + interval '1 minute', attempts = i.attempts + 1
    where i.id in (select due.id from due) and i.next_try_at <= now()
    returning i.*
  )
  select t.id, t.provider, t.message_id, t.from_number, t.body, t.received_at, t.attempts, r.lead_id, r.site_id
  from taken t left join lateral (
    select r.lead_id, r.site_id from public.lead_replies r
    where r.channel = 'sms' and r.to_address = t.from_number and r.sent_from = t.to_number
      and coalesce(r.sent_at, r.updated_at) > t.received_at - interval '180 days'
    order by coalesce(r.sent_at, r.updated_at) desc limit 1
  ) r on true
  order by t.received_at, t.id
$$;

-- As 0060 has it, but for what follows the last two months.
create or replace function scope.inbox_others(
  kind text, whose uuid, wanted uuid[], words text[], before_id uuid, at_most integer
) returns uuid[] language plpgsql stable security definer
set search_path = pg_catalog, pg_temp set jit = off as $$
declare
  places uuid[] := scope.inbox_places(wanted);
  kept text := case kind
    when 'answered' then
      'l.waits_since is null and (l.stage in (''contacted'', ''appointment'') or (l.stage = ''new'' and l.first_response_at is not null))'
    when 'unfinished' then 'not l.form_completed and l.stage = ''new'' and l.first_response_at is null'
    when 'done' then 'l.stage in (''won'', ''lost'')'
    when 'spam' then 'l.stage = ''spam'''
  end;
  found uuid[] := '{}';
  upto uuid := before_id;
  since uuid;
  next uuid[];
  months integer;
  around text;
  fits text := coalesce((
    select string_agg(format(' and scope.lead_text(l.name, l.last_name, l.email, l.phone, l.stock_number, l.vehicle_make, l.vehicle_model) like $5[%s]', n), '') from generate_subscripts(words, 1) n
  ), '');
begin
  if whose is not null then
    return array(
      select l.id from public.leads l
      where l.assigned_staff_id = whose and l.stage in ('new', 'contacted', 'appointment') and coalesce(l.dealership_id, l.site_id) = any (places)
        and l.merged_into is null and l.waits_since is null
        and (l.stage in ('contacted', 'appointment') or (l.stage = 'new' and l.first_response_at is not null)) and l.id < before_id
        and (words is null or scope.lead_text(l.name, l.last_name, l.email, l.phone, l.stock_number, l.vehicle_make, l.vehicle_model) like all (words))
      order by l.id desc limit at_most
    );
  end if;
  foreach months in array array[0, 1, 3, 7, 15, null] loop
    since := coalesce(
      directory.first_id_at(date_trunc('month', now()) - make_interval(months => months)),
      '00000000-0000-0000-0000-000000000000'
    );
    continue when since >= upto;
    -- What the last two months have little of is looked for at all places at once: at each for itself its trigrams would be
    -- gone through as often as there are places.
    around := case when words is null or months <= 1 then
      'select array(
        select c.id from unnest($1) place cross join lateral (
          select l.id from public.leads l
          where coalesce(l.dealership_id, l.site_id) = place and %s
          order by l.id desc limit $4
        ) c order by c.id desc limit $4
      )'
    else
      'select array(
        select l.id from public.leads l
        where coalesce(l.dealership_id, l.site_id) = any ($1) and %s
        order by l.id desc limit $4
      )'
    end;
    execute format(around, format('l.merged_into is null and (%s) and l.id >= $2 and l.id < $3 %s', kept, fits))
      using places, since, upto, at_most - cardinality(found), words into next;
    found := found || next;
    exit when cardinality(found) >= at_most;
    upto := since;
  end loop;
  return found;
end
$$;

reset role;
revoke create on schema directory, scope from forecourt_policy;
