-- Keys under which applications for finance are sealed, a pair for each account. Whoever takes an application has the public
-- half; the private one is under SECRETS_KEYS, which the worker alone has.
create table finance_keys (
  id uuid primary key default uuidv7(),
  account_id uuid not null references accounts on delete cascade,
  public_key bytea not null check (length(public_key) = 32),
  key_id text not null check (length(key_id) between 1 and 80),
  nonce bytea not null check (length(nonce) between 8 and 64),
  ciphertext bytea not null check (length(ciphertext) <= 4096),
  tag bytea not null check (length(tag) between 8 and 64),
  created_at timestamptz not null default now()
);
create index finance_keys_of_account on finance_keys (account_id, id desc);

alter table finance_keys enable row level security, force row level security;
create policy read on finance_keys for select to forecourt_app using (
  account_id = (select s.account_id from sites s where s.id = (select scope.site_id()))
);
create policy insert on finance_keys for insert to forecourt_app with check (
  account_id = (select s.account_id from sites s where s.id = (select scope.site_id()))
);
grant select (id, account_id, public_key, created_at) on finance_keys to forecourt_web;
grant select, insert on finance_keys to forecourt_worker;

-- An application for finance, kept step by step (FIN-1).
create table finance_applications (
  id uuid primary key default uuidv7(),
  site_id uuid not null references sites on delete cascade,
  -- Of the secret in the browser's cookie, which also opens the draft: nobody else can.
  secret_hash bytea not null check (length(secret_hash) = 32),
  status text not null default 'draft' check (status in ('draft', 'waiting', 'accepted', 'declined', 'referred')),
  -- The furthest step that may be opened.
  step text not null check (step in ('you', 'money', 'loan', 'consent')),
  version integer not null default 1 check (version > 0),
  car_id uuid,
  dealership_id uuid,
  draft bytea check (length(draft) <= 65536),
  -- Of phone and email, keyed: by these it is found when the person is erased.
  person_digests bytea[] not null default '{}' check (cardinality(person_digests) <= 8),
  lead_id uuid,
  sealed bytea check (length(sealed) <= 65536),
  finance_key_id uuid references finance_keys,
  sent_at timestamptz,
  lender_reference text check (length(lender_reference) <= 120),
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at > created_at),
  unique (site_id, secret_hash),
  foreign key (lead_id, site_id) references leads (id, site_id) on delete cascade,
  check ((status = 'draft') = (sealed is null)),
  check ((sealed is null) = (finance_key_id is null)),
  check (status = 'draft' or (draft is null and lead_id is not null and sent_at is not null)),
  check ((status in ('accepted', 'declined', 'referred')) = (answered_at is not null))
);
create index finance_applications_of_lead on finance_applications (lead_id) where lead_id is not null;
create index finance_applications_expiring on finance_applications (expires_at);
create index finance_applications_of_key on finance_applications (finance_key_id) where finance_key_id is not null;
create index finance_applications_of_person on finance_applications using gin (person_digests);

alter table finance_applications enable row level security, force row level security;
create policy read on finance_applications for select to forecourt_app using (site_id = (select scope.site_id()));
create policy insert on finance_applications for insert to forecourt_app with check (site_id = (select scope.site_id()));
create policy update on finance_applications for update to forecourt_app
  using (site_id = (select scope.site_id())) with check (site_id = (select scope.site_id()));
create policy delete on finance_applications for delete to forecourt_app using (site_id = (select scope.site_id()));
-- What was sent can be written by the sites and read by the worker, for its lender alone.
grant select (id, site_id, secret_hash, status, step, version, car_id, dealership_id, draft, person_digests, lead_id,
  sent_at, answered_at, created_at, expires_at) on finance_applications to forecourt_web;
grant insert, delete on finance_applications to forecourt_web;
grant update (status, step, version, car_id, dealership_id, draft, person_digests, lead_id, sealed, finance_key_id, sent_at,
  expires_at) on finance_applications to forecourt_web;
grant select (id, site_id, status, version, car_id, dealership_id, lead_id, sealed, finance_key_id, sent_at,
  lender_reference, answered_at, created_at, expires_at) on finance_applications to forecourt_worker;
grant update (status, version, lender_reference, answered_at) on finance_applications to forecourt_worker;

-- What is past its time goes, sent or not.
grant select (id, site_id, lead_id, expires_at), update (id), delete on finance_applications to forecourt_policy;
grant create on schema directory, scope to forecourt_policy;
set local role forecourt_policy;
create function directory.prune_applications(row_limit integer) returns bigint
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  deleted bigint;
begin
  delete from public.finance_applications where id in (
    select id from public.finance_applications where expires_at < now()
    limit least(greatest(row_limit, 0), 100000) for update skip locked
  );
  get diagnostics deleted = row_count;
  return deleted;
end
$$;
-- A lead that is blanked, by the wish of its person or by time, takes the application with it.
create function scope.forget_applications() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from public.finance_applications where lead_id = new.id and site_id = new.site_id;
  return null;
end
$$;
reset role;
create trigger forget_applications after update of erased_at on leads
  for each row when (old.erased_at is null and new.erased_at is not null)
  execute function scope.forget_applications();
set local role forecourt_policy;
revoke execute on function directory.prune_applications, scope.forget_applications from public;
grant execute on function directory.prune_applications to forecourt_worker;
-- Whoever makes a partition of leads gives it the trigger.
grant execute on function scope.forget_applications to forecourt_owner;
reset role;
revoke create on schema directory, scope from forecourt_policy;
