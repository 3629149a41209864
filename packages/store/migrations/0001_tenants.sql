-- Who is on the platform: accounts (dealer groups and manufacturers), their dealerships and sites, and
-- which dealerships a site shows. Everything else hangs from a site or a dealership.

create schema scope;
create schema directory;
revoke create on schema public from public;

create table manufacturers (
  id uuid primary key default uuidv7(),
  name text not null unique check (length(name) between 1 and 120),
  slug text not null unique check (slug ~ '^[a-z0-9][a-z0-9-]{0,79}$'),
  logo_url text check (length(logo_url) <= 2000),
  created_at timestamptz not null default now()
);

create table models (
  id uuid primary key default uuidv7(),
  manufacturer_id uuid not null references manufacturers,
  name text not null check (length(name) between 1 and 120),
  slug text not null check (length(slug) between 1 and 120),
  new_slug text check (length(new_slug) between 1 and 120),
  override_url text check (length(override_url) <= 2000),
  description text check (length(description) <= 20000),
  short_description text check (length(short_description) <= 2000),
  -- Up to three body categories.
  manufacturer_body text[] not null default '{}' check (cardinality(manufacturer_body) <= 3),
  body_style text check (length(body_style) <= 120),
  status text check (status in ('new', 'coming_soon')),
  from_price_cents bigint check (from_price_cents >= 0),
  image_url text check (length(image_url) <= 2000),
  accessories_count integer check (accessories_count >= 0),
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (manufacturer_id, slug)
);

create table accounts (
  id uuid primary key default uuidv7(),
  slug text not null unique check (slug ~ '^[a-z0-9][a-z0-9-]{0,79}$'),
  name text not null check (length(name) between 1 and 200),
  kind text not null check (kind in ('dealer_group', 'manufacturer')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table dealerships (
  id uuid primary key default uuidv7(),
  account_id uuid not null references accounts,
  slug text not null unique check (slug ~ '^[a-z0-9][a-z0-9-]{0,79}$'),
  name text not null check (length(name) between 1 and 200),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index dealerships_account_id on dealerships (account_id);

create table sites (
  id uuid primary key default uuidv7(),
  account_id uuid not null references accounts,
  slug text not null unique check (slug ~ '^[a-z0-9][a-z0-9-]{0,62}$'),
  template text not null check (length(template) between 1 and 80),
  name text not null check (length(name) between 1 and 200),
  -- The dealership that takes what belongs to no car: a general enquiry, a careers letter.
  dealership_id uuid references dealerships,
  manufacturer_id uuid references manufacturers,
  time_zone text not null default 'Australia/Brisbane' check (length(time_zone) between 3 and 60),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sites_account_id on sites (account_id);
create index sites_dealership_id on sites (dealership_id);

-- The sharing table: policies read it for every statement, so a deleted row hides the stock at once.
create table site_dealerships (
  site_id uuid not null references sites on delete cascade,
  dealership_id uuid not null references dealerships on delete cascade,
  position integer not null default 0,
  shared_at timestamptz not null default now(),
  primary key (site_id, dealership_id)
);
create index site_dealerships_dealership_id on site_dealerships (dealership_id);
-- A site's own dealership is one that it shows. Checked at commit: the site comes before the sharing.
alter table sites
  add foreign key (id, dealership_id) references site_dealerships on delete set null (dealership_id)
  deferrable initially deferred;

create table domains (
  id uuid primary key default uuidv7(),
  site_id uuid not null references sites on delete cascade,
  -- Lower case, without port or trailing dot, so that a lookup compares bytes.
  host text not null unique check (host ~ '^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$'),
  is_primary boolean not null default false,
  verified_at timestamptz,
  created_at timestamptz not null default now()
);
create index domains_site_id on domains (site_id);
create unique index domains_one_primary on domains (site_id) where is_primary;

-- Each layer's overrides, every version kept; the highest number is the one in force.
create table settings_versions (
  id uuid primary key default uuidv7(),
  layer text not null check (layer in ('platform', 'template', 'brand', 'group', 'site')),
  -- Empty for the platform; a template's name, a manufacturer's slug, an account's or a site's id.
  layer_key text not null check (length(layer_key) <= 120 and (layer = 'platform') = (layer_key = '')),
  number integer not null check (number > 0),
  overrides jsonb not null check (jsonb_typeof(overrides) = 'object' and pg_column_size(overrides) < 1000000),
  staff_id uuid not null,
  why text not null check (length(why) between 1 and 1000),
  created_at timestamptz not null default now(),
  unique (layer, layer_key, number)
);

-- Ciphertext only: the key is never in the database. Each belongs to one site, account or dealership.
create table secrets (
  id uuid primary key default uuidv7(),
  site_id uuid references sites on delete cascade,
  account_id uuid references accounts on delete cascade,
  dealership_id uuid references dealerships on delete cascade,
  name text not null check (name ~ '^[a-z][a-zA-Z0-9._-]{0,119}$'),
  key_id text not null check (length(key_id) between 1 and 80),
  nonce bytea not null check (length(nonce) between 8 and 64),
  ciphertext bytea not null check (length(ciphertext) <= 65536),
  tag bytea not null check (length(tag) between 8 and 64),
  staff_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(site_id, account_id, dealership_id) = 1),
  unique nulls not distinct (site_id, account_id, dealership_id, name)
);
create index secrets_account_id on secrets (account_id) where account_id is not null;
create index secrets_dealership_id on secrets (dealership_id) where dealership_id is not null;

create table staff (
  id uuid primary key default uuidv7(),
  email text not null unique check (email = lower(email) and length(email) between 3 and 254),
  name text not null check (length(name) between 1 and 200),
  password_hash text check (length(password_hash) <= 500),
  disabled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table staff_passkeys (
  id uuid primary key default uuidv7(),
  staff_id uuid not null references staff on delete cascade,
  credential_id bytea not null unique check (length(credential_id) <= 1024),
  public_key bytea not null check (length(public_key) <= 4096),
  sign_count bigint not null default 0 check (sign_count >= 0),
  transports text[] not null default '{}' check (cardinality(transports) <= 10),
  name text check (length(name) <= 120),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index staff_passkeys_staff_id on staff_passkeys (staff_id);

create table staff_sessions (
  id uuid primary key default uuidv7(),
  staff_id uuid not null references staff on delete cascade,
  token_hash bytea not null unique check (length(token_hash) = 32),
  user_agent text check (length(user_agent) <= 1000),
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index staff_sessions_staff_id on staff_sessions (staff_id);

-- What a member of staff may manage: everything (operator), an account with all it has, or one dealership.
create table memberships (
  id uuid primary key default uuidv7(),
  staff_id uuid not null references staff on delete cascade,
  kind text not null check (kind in ('operator', 'account', 'dealership')),
  account_id uuid references accounts on delete cascade,
  dealership_id uuid references dealerships on delete cascade,
  created_at timestamptz not null default now(),
  check ((kind = 'account') = (account_id is not null)),
  check ((kind = 'dealership') = (dealership_id is not null)),
  unique nulls not distinct (staff_id, kind, account_id, dealership_id)
);
create index memberships_account_id on memberships (account_id) where account_id is not null;
create index memberships_dealership_id on memberships (dealership_id) where dealership_id is not null;

alter table settings_versions add foreign key (staff_id) references staff;
alter table secrets add foreign key (staff_id) references staff;
