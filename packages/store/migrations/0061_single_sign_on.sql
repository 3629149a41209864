-- Single sign-on (STAFF-1.5): an account may have a provider of identities of its own, which answers for the email domains
-- that an operator gave it. Whom it may speak for is decided here, whatever a program asks: people of that account alone.
create table identity_providers (
  account_id uuid primary key references accounts on delete cascade,
  issuer text not null check (issuer ~ '^https?://' and length(issuer) <= 500),
  client_id text not null check (length(client_id) between 1 and 300),
  -- Sealed by a key that the database does not have.
  sealed_secret text not null check (length(sealed_secret) between 38 and 2000),
  -- Its people come in by it alone.
  is_required boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create table identity_provider_domains (
  -- Of one account: nobody else's provider answers for it.
  domain text primary key check (domain = lower(domain) and domain ~ '^[a-z0-9]([a-z0-9.-]{1,251})[a-z0-9]$'),
  account_id uuid not null references identity_providers on delete cascade
);
create index identity_provider_domains_account_id on identity_provider_domains (account_id);
-- Whom a provider means by its own name for somebody, from their first sign-in on.
create table staff_identities (
  account_id uuid not null references identity_providers on delete cascade,
  staff_id uuid not null references staff on delete cascade,
  subject text not null check (length(subject) between 1 and 255),
  created_at timestamptz not null default now(),
  primary key (account_id, staff_id),
  unique (account_id, subject)
);
create index staff_identities_staff_id on staff_identities (staff_id);

alter table identity_providers enable row level security, force row level security;
alter table identity_provider_domains enable row level security, force row level security;
alter table staff_identities enable row level security, force row level security;
create policy operators on identity_providers for all to forecourt_app
  using ((select scope.is_operator())) with check ((select scope.is_operator()));
create policy operators on identity_provider_domains for all to forecourt_app
  using ((select scope.is_operator())) with check ((select scope.is_operator()));
grant select (account_id, issuer, client_id, is_required, created_at, updated_at),
  insert (account_id, issuer, client_id, sealed_secret, is_required),
  update (client_id, sealed_secret, is_required, updated_at), delete on identity_providers to forecourt_console;
grant select, insert, delete on identity_provider_domains to forecourt_console;
-- Update: a row is locked while somebody is bound to it.
grant select, update on identity_providers to forecourt_policy;
grant select on identity_provider_domains to forecourt_policy;
grant select, insert, delete on staff_identities to forecourt_policy;

grant create on schema directory, scope to forecourt_policy;
set local role forecourt_policy;

-- Whether somebody works for an account and its dealerships, and for nobody else.
create function scope.works_only_for(wanted uuid, at_account uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (select from public.memberships m where m.staff_id = wanted)
    and not exists (
      select from public.memberships m left join public.dealerships d on d.id = m.dealership_id
      where m.staff_id = wanted
        and (m.kind = 'operator' or coalesce(m.account_id, d.account_id) is distinct from at_account)
    )
$$;

-- The provider of an account, of an email domain, or of the account that has this slug.
create function directory.sign_on_provider(of_account uuid, of_domain text, of_slug text)
returns table (account_id uuid, issuer text, client_id text, sealed_secret text, domains text[])
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select p.account_id, p.issuer, p.client_id, p.sealed_secret,
    array(select g.domain from public.identity_provider_domains g where g.account_id = p.account_id order by g.domain)
  from public.identity_providers p
  join public.accounts a on a.id = p.account_id
  where p.account_id = of_account or a.slug = of_slug
    or p.account_id = (select g.account_id from public.identity_provider_domains g where g.domain = of_domain)
$$;

-- Who it is whom an account's provider calls so; nobody where that name or that person is bound to another.
create function directory.staff_by_sign_on(at_account uuid, mail text, said_subject text) returns uuid
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select s.id from public.staff s
  join public.identity_provider_domains g on g.account_id = at_account and g.domain = substring(s.email from '@([^@]+)$')
  where s.email = lower(mail) and s.disabled_at is null and scope.works_only_for(s.id, at_account)
    and not exists (
      select from public.staff_identities i
      where i.account_id = at_account and (i.staff_id = s.id) <> (i.subject = said_subject)
    )
$$;

-- By whose provider somebody may come in, whether they have, and whether they must.
create function directory.sign_on_of_staff(wanted uuid)
returns table (account_id uuid, is_bound boolean, is_required boolean)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select p.account_id,
    exists (select from public.staff_identities i where i.account_id = p.account_id and i.staff_id = s.id),
    p.is_required
  from public.staff s
  join public.identity_provider_domains g on g.domain = substring(s.email from '@([^@]+)$')
  join public.identity_providers p on p.account_id = g.account_id
  where s.id = wanted and s.disabled_at is null and scope.works_only_for(s.id, p.account_id)
$$;

-- Binds whoever has just come in to what the provider calls them; false where either is bound to another by now, or the
-- provider is another.
create function scope.bind_sign_on(at_account uuid, of_issuer text, said_subject text) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform from public.identity_providers p where p.account_id = at_account and p.issuer = of_issuer for share;
  if not found or not exists (
    select from public.staff s
    where s.id = scope.staff_id() and directory.staff_by_sign_on(at_account, s.email, said_subject) = s.id
  ) then
    return false;
  end if;
  insert into public.staff_identities (account_id, staff_id, subject)
    values (at_account, scope.staff_id(), said_subject) on conflict do nothing;
  return exists (
    select from public.staff_identities i
    where i.account_id = at_account and i.staff_id = scope.staff_id() and i.subject = said_subject
  );
end
$$;

-- A recovery begins anew with the provider as well.
create or replace function scope.forget_proofs(wanted uuid) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from public.staff_sessions s where s.staff_id = wanted;
  delete from public.staff_passkeys k where k.staff_id = wanted;
  delete from public.staff_identities i where i.staff_id = wanted;
  update public.staff set password_hash = null, code_secret = null, code_step = null, updated_at = now()
    where id = wanted;
end
$$;

revoke execute on function scope.works_only_for, scope.bind_sign_on, directory.sign_on_provider,
  directory.staff_by_sign_on, directory.sign_on_of_staff from public;
grant execute on function scope.bind_sign_on, directory.sign_on_provider, directory.staff_by_sign_on,
  directory.sign_on_of_staff to forecourt_console;

reset role;
revoke create on schema directory, scope from forecourt_policy;
