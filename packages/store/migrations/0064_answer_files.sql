-- Files with what buyers answer by mail (CON-2.2): a picture as it was drawn anew, or a PDF. And whether an application for
-- finance waits, beside the lead that it belongs to.

create table lead_answer_files (
  id uuid primary key,
  lead_id uuid not null,
  site_id uuid not null,
  kind text not null check (kind in ('picture', 'pdf')),
  file_name text not null check (length(file_name) between 1 and 100),
  bytes integer not null check (bytes between 1 and 20971520),
  width integer check (width between 1 and 10000),
  height integer check (height between 1 and 10000),
  object_key text not null unique check (length(object_key) <= 200),
  -- Of the file as it came, which is kept nowhere: what a mail quotes is not kept twice.
  content_hash bytea not null check (length(content_hash) = 32),
  -- A small JPEG of a picture.
  preview bytea check (length(preview) <= 131072),
  -- What it holds, until a job has put it where private files lie.
  waiting bytea check (length(waiting) = bytes),
  created_at timestamptz not null,
  foreign key (lead_id, site_id) references leads (id, site_id) on delete cascade,
  unique (lead_id, content_hash),
  check ((kind = 'picture') = (width is not null and height is not null and preview is not null))
);
create index lead_answer_files_of_lead on lead_answer_files (lead_id, site_id, created_at);
create index lead_answer_files_lately on lead_answer_files (site_id, created_at) include (bytes);

alter table lead_answer_files enable row level security, force row level security;
create policy read on lead_answer_files for select to forecourt_app
  using (site_id = any ((select scope.site_ids())::uuid[]) or scope.owns_lead(lead_id));
create policy insert on lead_answer_files for insert to forecourt_app
  with check (site_id = (select scope.site_id()));
create policy update on lead_answer_files for update to forecourt_app
  using (site_id = (select scope.site_id()));
create policy by_role on lead_answer_files as restrictive for all to forecourt_app
  using ((select scope.staff_id()) is null or scope.reads_lead(lead_id));

grant select, insert, update (waiting) on lead_answer_files to forecourt_worker;
grant select on lead_answer_files to forecourt_console;
-- Whoever takes their data along, or has it erased.
grant select (id, lead_id, site_id, kind, file_name, bytes, object_key, created_at) on lead_answer_files to forecourt_web;
grant select, delete on lead_answer_files to forecourt_policy;

grant select (sent_at, answered_at) on finance_applications to forecourt_policy;
grant create on schema scope to forecourt_policy;
set local role forecourt_policy;
-- As before, and the files too: what they hold goes by a job, or in the night where nobody names it any more.
create or replace function scope.forget_replies() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from public.lead_replies where lead_id = new.id and site_id = new.site_id;
  delete from public.lead_answers where lead_id = new.id and site_id = new.site_id;
  delete from public.lead_answer_files where lead_id = new.id and site_id = new.site_id;
  delete from public.lead_mail_troubles where lead_id = new.id and site_id = new.site_id;
  return null;
end
$$;

-- That an application for finance was sent, and when, for whoever may read its lead: nothing of what is in it, nor what the
-- lender said.
create function scope.finance_of_leads(wanted uuid[])
returns table (lead_id uuid, sent_at timestamptz, answered_at timestamptz)
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp as $$
declare
  dealerships uuid[] := scope.dealerships_for('readLeads');
  sites uuid[] := scope.sites_for('readLeads');
begin
  return query
  select a.lead_id, a.sent_at, a.answered_at from public.finance_applications a join public.leads l on l.id = a.lead_id
  where a.lead_id = any (wanted) and a.sent_at is not null
    and (l.dealership_id = any (dealerships) or l.site_id = any (sites))
  order by a.sent_at desc limit 100;
end
$$;
revoke execute on function scope.finance_of_leads from public;
grant execute on function scope.finance_of_leads to forecourt_console;
reset role;
revoke create on schema scope from forecourt_policy;
