-- Photographs that are added to a form before it is sent (PAGE-5), drawn anew as they come. Each is known by an id that nobody
-- guesses; with the form it becomes a file of its lead. Those of a form that nobody sent go after a day.

create table form_photos (
  id uuid primary key,
  site_id uuid not null references sites (id) on delete cascade,
  file_name text not null check (length(file_name) between 1 and 100),
  bytes integer not null check (bytes between 1 and 20971520),
  width integer not null check (width between 1 and 10000),
  height integer not null check (height between 1 and 10000),
  object_key text not null unique check (length(object_key) <= 200),
  -- Of the file as it came, which is kept nowhere.
  content_hash bytea not null check (length(content_hash) = 32),
  -- A small JPEG of it.
  preview bytea not null check (length(preview) <= 131072),
  created_at timestamptz not null
);
create index form_photos_lately on form_photos (site_id, created_at);

alter table form_photos enable row level security, force row level security;
create policy of_site on form_photos for all to forecourt_app
  using (site_id = (select scope.site_id()))
  with check (site_id = (select scope.site_id()));

grant select, insert, delete on form_photos to forecourt_web;
-- For the sweep of files that no row names.
grant select (site_id, object_key) on form_photos to forecourt_worker;
-- What a form brings, and who was sent its address.
grant insert, select (width, height, content_hash) on lead_answer_files to forecourt_web;

grant select (id, created_at), delete on form_photos to forecourt_policy;
grant create on schema directory to forecourt_policy;
set local role forecourt_policy;
create function directory.prune_form_photos(row_limit integer) returns bigint
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  deleted bigint;
begin
  delete from public.form_photos where id in (
    select p.id from public.form_photos p
    where p.created_at < now() - interval '1 day'
    order by p.created_at
    limit least(greatest(row_limit, 0), 100000)
  );
  get diagnostics deleted = row_count;
  return deleted;
end
$$;
revoke execute on function directory.prune_form_photos from public;
grant execute on function directory.prune_form_photos to forecourt_worker;
reset role;
revoke create on schema directory from forecourt_policy;
