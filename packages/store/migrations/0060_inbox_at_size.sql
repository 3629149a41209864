-- The inbox of an account with hundreds of thousands of leads (CON-2.1): each list is read along an index, and what is
-- looked for is found by trigrams. Which leads those are is found below the policies, which would have every list planned
-- for each partition of each table, and would keep the trigrams from being used, as LIKE might tell of a row that a policy
-- hides. Each function asks for itself where the member of staff reads leads, and the rows that are shown are read under
-- the policies as before.
-- allows: index because lists of the inbox are ordered by what these hold, and a partitioned table takes no index CONCURRENTLY

create extension if not exists pg_trgm;

-- What a lead is looked for by. Begins with a space, so that short words are found where words begin.
create function scope.lead_text(
  name text, last_name text, email text, phone text, stock_number text, vehicle_make text, vehicle_model text
) returns text language sql immutable parallel safe
return lower(' ' || coalesce(name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '')
  || ' ' || coalesce(stock_number, '') || ' ' || coalesce(vehicle_make, '') || ' ' || coalesce(vehicle_model, ''));
revoke execute on function scope.lead_text from public;
-- Whoever writes a lead enters it into the index.
grant execute on function scope.lead_text to forecourt_app, forecourt_loader, forecourt_policy;

-- Where a lead is: at its dealership, else at its site. With what they are made of, so that leads are counted by the index.
-- A lead waits until it is first answered, and again when its buyer wrote back; what was merged stands in another.
create index leads_waiting_at on leads (coalesce(dealership_id, site_id), coalesce(answer_due_at, response_due_at, 'infinity'), id)
  include (dealership_id, site_id, answer_due_at, response_due_at, assigned_staff_id)
  where merged_into is null
    and ((first_response_at is null and form_completed and stage = 'new') or (waits_since is not null and stage <> 'spam'));
create index leads_answered_at on leads (coalesce(dealership_id, site_id), id desc)
  include (dealership_id, site_id, assigned_staff_id)
  where merged_into is null and waits_since is null
    and (stage in ('contacted', 'appointment') or (stage = 'new' and first_response_at is not null));
create index leads_unfinished_at on leads (coalesce(dealership_id, site_id), id desc) include (dealership_id, site_id)
  where merged_into is null and not form_completed and stage = 'new' and first_response_at is null;
create index leads_done_at on leads (coalesce(dealership_id, site_id), id desc)
  where merged_into is null and stage in ('won', 'lost');
create index leads_spam_at on leads (coalesce(dealership_id, site_id), id desc)
  where merged_into is null and stage = 'spam';
create index leads_in_hand on leads (assigned_staff_id, id desc)
  where assigned_staff_id is not null and merged_into is null
    and (stage in ('new', 'contacted', 'appointment') or (waits_since is not null and stage <> 'spam'));
-- What these take the place of. What Today counts has leads_waiting still.
drop index leads_open, leads_waiting_again;
-- Without a list of what is still to be entered, which every search would go through.
create index leads_searched on leads using gin (
  scope.lead_text(name, last_name, email, phone, stock_number, vehicle_make, vehicle_model) gin_trgm_ops
) with (fastupdate = off);

grant select on lead_events to forecourt_policy;
grant execute on function directory.first_id_at to forecourt_policy;
grant create on schema scope to forecourt_policy;
set local role forecourt_policy;

-- Where the member of staff reads leads: dealerships, and sites for leads that are of no dealership.
create function scope.inbox_places(wanted uuid[]) returns uuid[] language plpgsql stable security definer
set search_path = pg_catalog, pg_temp as $$
declare
  own uuid[] := scope.dealerships_for('readLeads') || scope.sites_for('readLeads');
begin
  return case when wanted is null then array(select distinct unnest(own))
    else array(select unnest(own) intersect select unnest(wanted)) end;
end
$$;

-- How many leads stand where, for the tabs of the inbox, and how many open ones are in whose hands.
create function scope.inbox_counts(wanted uuid[], moment timestamptz)
returns table (open integer, unfinished integer, waiting integer, late integer, of_staff jsonb)
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan set jit = off as $$
declare
  places uuid[] := scope.inbox_places(wanted);
begin
  select coalesce(sum(w.waiting + w.answered), 0), coalesce(sum(w.waiting), 0), coalesce(sum(w.late), 0),
    coalesce(jsonb_object_agg(w.whose, w.waiting + w.answered) filter (where w.whose is not null), '{}')
    into open, waiting, late, of_staff
  from (
    select o.whose, sum(o.waiting) as waiting, sum(o.late) as late, sum(o.answered) as answered
    from (
      select l.assigned_staff_id as whose, count(*) as waiting,
        count(*) filter (where coalesce(l.answer_due_at, l.response_due_at, 'infinity') <= moment) as late, 0 as answered
      from public.leads l where coalesce(l.dealership_id, l.site_id) = any (places) and l.merged_into is null
        and ((l.first_response_at is null and l.form_completed and l.stage = 'new') or (l.waits_since is not null and l.stage <> 'spam'))
      group by l.assigned_staff_id
      union all
      select l.assigned_staff_id, 0, 0, count(*) from public.leads l
      where coalesce(l.dealership_id, l.site_id) = any (places) and l.merged_into is null and l.waits_since is null
        and (l.stage in ('contacted', 'appointment') or (l.stage = 'new' and l.first_response_at is not null))
      group by l.assigned_staff_id
    ) o group by o.whose
  ) w;
  select count(*) into unfinished from public.leads l where coalesce(l.dealership_id, l.site_id) = any (places)
    and l.merged_into is null and not l.form_completed and l.stage = 'new' and l.first_response_at is null;
  return next;
end
$$;

-- The next leads that wait, the soonest due first. Of words, patterns of LIKE with the most telling first, each must fit. At
-- each place the first few hundred are looked at one by one, which finds what many have; what few have is found by its
-- trigrams. What is due after the last that was looked at somewhere might have others before it.
create function scope.inbox_waiting(
  whose uuid, wanted uuid[], words text[], after_due timestamptz, after_id uuid, at_most integer
) returns uuid[] language plpgsql stable security definer
set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan set jit = off as $$
declare
  places uuid[] := scope.inbox_places(wanted);
  looked integer := case when words is null then at_most else 300 end;
  found uuid[];
  more boolean;
begin
  if whose is not null then
    return array(
      select l.id from public.leads l
      where l.assigned_staff_id = whose and coalesce(l.dealership_id, l.site_id) = any (places)
        and (l.stage in ('new', 'contacted', 'appointment') or (l.waits_since is not null and l.stage <> 'spam')) and l.merged_into is null
        and ((l.first_response_at is null and l.form_completed and l.stage = 'new') or (l.waits_since is not null and l.stage <> 'spam'))
        and (coalesce(l.answer_due_at, l.response_due_at, 'infinity'), l.id) > (after_due, after_id)
        and (words is null or scope.lead_text(l.name, l.last_name, l.email, l.phone, l.stock_number, l.vehicle_make, l.vehicle_model) like all (words))
      order by coalesce(l.answer_due_at, l.response_due_at, 'infinity'), l.id limit at_most
    );
  end if;
  with seen as (
    select place, c.id, c.due, c.searched
    from unnest(places) place cross join lateral (
      select l.id, coalesce(l.answer_due_at, l.response_due_at, 'infinity') as due,
        case when words is not null then scope.lead_text(l.name, l.last_name, l.email, l.phone, l.stock_number, l.vehicle_make, l.vehicle_model) end as searched
      from public.leads l
      where coalesce(l.dealership_id, l.site_id) = place and l.merged_into is null
        and ((l.first_response_at is null and l.form_completed and l.stage = 'new') or (l.waits_since is not null and l.stage <> 'spam'))
        and (coalesce(l.answer_due_at, l.response_due_at, 'infinity'), l.id) > (after_due, after_id)
      order by coalesce(l.answer_due_at, l.response_due_at, 'infinity'), l.id limit looked
    ) c
  ), sure as (
    select min(last) as upto from (select max(due) as last from seen group by place having count(*) = looked) ends
  )
  select array_agg(s.id order by s.due, s.id)
      filter (where words is null or (s.searched like all (words) and (sure.upto is null or s.due < sure.upto))),
    bool_or(sure.upto is not null)
    into found, more
  from seen s cross join sure;
  if words is null or not coalesce(more, false) or cardinality(found) >= at_most then
    return coalesce(found[1:at_most], '{}');
  end if;
  return array(
    select l.id from public.leads l
    where scope.lead_text(l.name, l.last_name, l.email, l.phone, l.stock_number, l.vehicle_make, l.vehicle_model) like words[1]
      and scope.lead_text(l.name, l.last_name, l.email, l.phone, l.stock_number, l.vehicle_make, l.vehicle_model) like all (words)
      and coalesce(l.dealership_id, l.site_id) = any (places) and l.merged_into is null
        and ((l.first_response_at is null and l.form_completed and l.stage = 'new') or (l.waits_since is not null and l.stage <> 'spam'))
      and (coalesce(l.answer_due_at, l.response_due_at, 'infinity'), l.id) > (after_due, after_id)
    order by coalesce(l.answer_due_at, l.response_due_at, 'infinity'), l.id limit at_most
  );
end
$$;

-- The next leads that are answered, unfinished, done or spam, the newest first; by words as above. They are looked for in a
-- month, then in the one before, then in twice as many, so that it ends as soon as there is enough; each is planned for
-- itself, as it depends on the words whether their trigrams or the order finds them sooner.
create function scope.inbox_others(
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
    execute format(
      'select array(
        select c.id from unnest($1) place cross join lateral (
          select l.id from public.leads l
          where coalesce(l.dealership_id, l.site_id) = place and l.merged_into is null and (%s) and l.id >= $2 and l.id < $3 %s
          order by l.id desc limit $4
        ) c order by c.id desc limit $4
      )', kept, fits)
      using places, since, upto, at_most - cardinality(found), words into next;
    found := found || next;
    exit when cardinality(found) >= at_most;
    upto := since;
  end loop;
  return found;
end
$$;

-- What an inbox shows of leads beside themselves: their cars as their senders saw them, deliveries that fail, and how much
-- they look like spam. Of leads that the member of staff may read.
create function scope.inbox_facts(wanted uuid[])
returns table (lead_id uuid, car jsonb, spam_score integer, failing integer, dead integer)
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan set jit = off as $$
declare
  dealerships uuid[] := scope.dealerships_for('readLeads');
  sites uuid[] := scope.sites_for('readLeads');
  ids uuid[] := array(
    select l.id from public.leads l where l.id = any (wanted) and (l.dealership_id = any (dealerships) or l.site_id = any (sites))
  );
  -- Nothing of a lead is older than it, by more than clocks are apart.
  oldest uuid := directory.first_id_at((select min(uuid_extract_timestamp(id)) from unnest(ids) id) - interval '1 hour');
begin
  return query
  with said as (
    select e.lead_id,
      (array_agg(e.details -> 'car' order by e.id desc) filter (where e.kind in ('submitted', 'completed')))[1] as car,
      -- Nobody cleared it.
      case when not bool_or(e.kind = 'cleared') then
        max((e.details ->> 'score')::integer) filter (where e.kind = 'spam_score')
      end as spam_score
    from public.lead_events e
    where e.lead_id = any (ids) and e.id >= oldest and e.kind in ('submitted', 'completed', 'spam_score', 'cleared')
    group by e.lead_id
  ),
  sent as (
    select d.lead_id, count(*) filter (where d.state = 'pending')::integer as failing,
      count(*) filter (where d.state = 'dead')::integer as dead
    from public.lead_deliveries d
    where d.lead_id = any (ids) and d.id >= oldest and (d.state = 'dead' or d.state = 'pending' and d.attempts > 0)
    group by d.lead_id
  )
  select id, said.car, said.spam_score, coalesce(sent.failing, 0), coalesce(sent.dead, 0)
  from unnest(ids) id left join said on said.lead_id = id left join sent on sent.lead_id = id;
end
$$;

revoke execute on function scope.inbox_places, scope.inbox_counts, scope.inbox_waiting, scope.inbox_others, scope.inbox_facts
  from public;
grant execute on function scope.inbox_counts, scope.inbox_waiting, scope.inbox_others, scope.inbox_facts to forecourt_console;
reset role;
revoke create on schema scope from forecourt_policy;
