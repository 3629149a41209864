-- Answers of staff by mail and SMS, what comes back, and whose address takes no more (CON-2.2, MAIL-1).
-- allows: index because no lead waits again before this migration

-- A lead waits again when its buyer answers, or when an answer of staff did not arrive. What was promised first stays.
alter table leads
  add column waits_since timestamptz,
  add column answer_due_at timestamptz;
create index leads_waiting_again on leads (dealership_id, answer_due_at, id) where waits_since is not null;
grant update (waits_since, answer_due_at) on leads to forecourt_worker, forecourt_console;
grant select (waits_since, answer_due_at) on leads to forecourt_worker, forecourt_console, forecourt_web;

-- What staff wrote, on its way to the buyer: the words are an event of the lead, this is how they fare.
create table lead_replies (
  -- Made by the browser that sent it: the same again is the same reply, and its mail and SMS are named by it.
  id uuid primary key,
  lead_id uuid not null,
  site_id uuid not null,
  staff_id uuid not null references staff,
  channel text not null check (channel in ('mail', 'sms')),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed', 'bounced')),
  to_address text not null check (length(to_address) between 3 and 254),
  -- As whom it went: an address, or a number.
  sent_from text check (length(sent_from) <= 254),
  attempts integer not null default 0 check (attempts >= 0),
  -- Null once it is over.
  next_try_at timestamptz,
  -- In words for staff.
  reason text check (length(reason) <= 500),
  sent_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  foreign key (lead_id, site_id) references leads (id, site_id) on delete cascade,
  check ((state = 'waiting') = (next_try_at is not null))
);
create index lead_replies_of_lead on lead_replies (lead_id, site_id, id);
create index lead_replies_due on lead_replies (next_try_at, id) where next_try_at is not null;
create index lead_replies_of_pair on lead_replies (to_address, sent_from, sent_at desc) where channel = 'sms';
create index lead_replies_of_staff on lead_replies (staff_id);

-- What came back, by a digest of its sender's own name for it: a server that did not hear our answer sends it again.
create table lead_answers (
  id uuid primary key default uuidv7(),
  lead_id uuid not null,
  site_id uuid not null,
  key bytea not null check (length(key) = 32),
  created_at timestamptz not null,
  foreign key (lead_id, site_id) references leads (id, site_id) on delete cascade,
  unique (lead_id, key)
);
create index lead_answers_lately on lead_answers (lead_id, site_id, created_at);

-- An address that did not take what staff wrote, or whose owner wants no more.
create table lead_mail_troubles (
  id uuid primary key default uuidv7(),
  lead_id uuid not null,
  site_id uuid not null,
  address text not null check (length(address) between 3 and 254),
  kind text not null check (kind in ('bounced', 'complained', 'stopped')),
  reason text check (length(reason) <= 500),
  at timestamptz not null,
  foreign key (lead_id, site_id) references leads (id, site_id) on delete cascade,
  unique (lead_id, address)
);
create index lead_mail_troubles_of_address on lead_mail_troubles (site_id, address);
create index lead_mail_troubles_of_lead on lead_mail_troubles (lead_id, site_id);

-- SMS as they come in, for seconds: of which lead they are is found out after they are kept.
create table sms_inbox (
  id uuid primary key default uuidv7(),
  provider text not null check (length(provider) between 1 and 80),
  message_id text not null check (length(message_id) between 1 and 200),
  from_number text not null check (length(from_number) between 3 and 40),
  to_number text not null check (length(to_number) between 3 and 40),
  body text not null check (length(body) <= 4000),
  received_at timestamptz not null default now(),
  next_try_at timestamptz not null default now(),
  attempts integer not null default 0 check (attempts >= 0),
  unique (provider, message_id)
);
create index sms_inbox_due on sms_inbox (next_try_at, id);

alter table lead_replies enable row level security, force row level security;
alter table lead_answers enable row level security, force row level security;
alter table lead_mail_troubles enable row level security, force row level security;
alter table sms_inbox enable row level security, force row level security;
create policy read on lead_replies for select to forecourt_app
  using (site_id = any ((select scope.site_ids())::uuid[]) or scope.owns_lead(lead_id));
create policy insert on lead_replies for insert to forecourt_app
  with check (site_id = any ((select scope.site_ids())::uuid[]) or scope.owns_lead(lead_id));
create policy update on lead_replies for update to forecourt_app
  using (site_id = any ((select scope.site_ids())::uuid[]) or scope.owns_lead(lead_id));
create policy own_name on lead_replies as restrictive for insert to forecourt_app
  with check (staff_id = (select scope.staff_id()));
create policy by_role on lead_replies as restrictive for all to forecourt_app
  using ((select scope.staff_id()) is null or scope.reads_lead(lead_id));
create policy own on lead_answers for all to forecourt_app using (site_id = (select scope.site_id()));
create policy read on lead_mail_troubles for select to forecourt_app
  using (site_id = any ((select scope.site_ids())::uuid[]) or scope.owns_lead(lead_id));
create policy insert on lead_mail_troubles for insert to forecourt_app with check (site_id = (select scope.site_id()));
create policy update on lead_mail_troubles for update to forecourt_app using (site_id = (select scope.site_id()));
create policy by_role on lead_mail_troubles as restrictive for all to forecourt_app
  using ((select scope.staff_id()) is null or scope.reads_lead(lead_id));

grant select, insert, update (state, sent_from, attempts, next_try_at, reason, sent_at, updated_at)
  on lead_replies to forecourt_console;
grant select, update (state, sent_from, attempts, next_try_at, reason, sent_at, updated_at)
  on lead_replies to forecourt_worker;
grant select, insert on lead_answers to forecourt_worker;
-- Whoever takes their data along takes these too.
grant select on lead_replies, lead_answers, lead_mail_troubles to forecourt_web;
grant select on lead_mail_troubles to forecourt_console;
grant select, insert, update (kind, reason, at) on lead_mail_troubles to forecourt_worker;
grant select, delete on lead_replies, lead_answers, lead_mail_troubles to forecourt_policy;
grant select, insert, delete, update (next_try_at, attempts) on sms_inbox to forecourt_policy;

grant create on schema directory, scope to forecourt_policy;
set local role forecourt_policy;

-- Whose a lead is, for whoever has shown its keyed address.
create function directory.site_of_lead(wanted uuid) returns uuid
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select site_id from public.leads where id = wanted
$$;
create function directory.lead_of_reply(wanted uuid) returns table (lead_id uuid, site_id uuid)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select lead_id, site_id from public.lead_replies where id = wanted
$$;
create function directory.due_replies(row_limit integer)
returns table (reply_id uuid, site_id uuid)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select id, site_id from public.lead_replies where next_try_at < now() - interval '1 minute'
  order by next_try_at, id limit least(greatest(row_limit, 0), 2000)
$$;

-- False: it was kept before.
create function directory.keep_sms(of_provider text, of_message text, sender text, receiver text, words text)
returns boolean
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  with kept as (
    insert into public.sms_inbox (provider, message_id, from_number, to_number, body)
    values (of_provider, of_message, sender, receiver, words)
    on conflict (provider, message_id) do nothing returning 1
  )
  select exists (select from kept)
$$;
-- Taken for a minute each, with the lead whose last SMS went between these two numbers. Of one sender at most five.
create function directory.take_sms(batch integer)
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
    where r.channel = 'sms' and r.to_address = t.from_number and r.sent_from = t.to_number and r.sent_at is not null
      and r.sent_at > t.received_at - interval '180 days'
    order by r.sent_at desc limit 1
  ) r on true
  order by t.received_at, t.id
$$;
create function directory.sms_done(done uuid) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  delete from public.sms_inbox where id = done
$$;

-- A lead that is blanked, by the wish of its person or by time, takes what was written with it.
create function scope.forget_replies() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from public.lead_replies where lead_id = new.id and site_id = new.site_id;
  delete from public.lead_answers where lead_id = new.id and site_id = new.site_id;
  delete from public.lead_mail_troubles where lead_id = new.id and site_id = new.site_id;
  return null;
end
$$;
revoke execute on function directory.site_of_lead, directory.lead_of_reply, directory.due_replies, directory.keep_sms,
  directory.take_sms, directory.sms_done, scope.forget_replies from public;
grant execute on function directory.site_of_lead, directory.lead_of_reply, directory.due_replies, directory.take_sms,
  directory.sms_done to forecourt_worker;
grant execute on function directory.keep_sms to forecourt_web;
-- Whoever makes a partition of leads gives it the trigger.
grant execute on function scope.forget_replies to forecourt_owner;
reset role;
revoke create on schema directory, scope from forecourt_policy;

create trigger forget_replies after update of erased_at on leads
  for each row when (old.erased_at is null and new.erased_at is not null)
  execute function scope.forget_replies();
create trigger tell_of_reply after update of state on lead_replies
  for each row when (old.state is distinct from new.state) execute function scope.tell_of_delivery();
