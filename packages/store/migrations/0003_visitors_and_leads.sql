-- What visitors leave behind: who they are to one site, what they save, ask, reserve and pay.
-- Tables that grow with time are partitioned by the month inside their UUIDv7 key: the id alone stays
-- unique and finds its partition, which a key of id and time would not.

create table visitors (
  id uuid primary key default uuidv7(),
  site_id uuid not null references sites on delete cascade,
  -- One person is two visitors on two sites, on purpose: sites do not share people.
  phone text not null check (length(phone) between 6 and 40),
  name text check (length(name) <= 200),
  email text check (length(email) <= 254),
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  unique (site_id, phone),
  unique (site_id, id)
);

create table visitor_sessions (
  id uuid primary key default uuidv7(),
  site_id uuid not null references sites on delete cascade,
  visitor_id uuid not null,
  token_hash bytea not null unique check (length(token_hash) = 32),
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  foreign key (site_id, visitor_id) references visitors (site_id, id) on delete cascade
);
create index visitor_sessions_visitor on visitor_sessions (site_id, visitor_id);
create index visitor_sessions_expiring on visitor_sessions (expires_at);

create table sign_in_codes (
  id uuid primary key default uuidv7(),
  site_id uuid not null references sites on delete cascade,
  phone text not null check (length(phone) between 6 and 40),
  code_hash bytea not null check (length(code_hash) = 32),
  attempts smallint not null default 0 check (attempts between 0 and 100),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sign_in_codes_newest on sign_in_codes (site_id, phone, created_at desc);
create index sign_in_codes_expiring on sign_in_codes (expires_at);

create table watchlist_entries (
  id uuid primary key default uuidv7(),
  site_id uuid not null references sites on delete cascade,
  visitor_id uuid not null,
  dealership_id uuid not null,
  car_id uuid not null,
  created_at timestamptz not null default now(),
  unique (site_id, visitor_id, car_id),
  foreign key (site_id, visitor_id) references visitors (site_id, id) on delete cascade,
  foreign key (dealership_id, car_id) references cars (dealership_id, id) on delete cascade
);
create index watchlist_entries_car on watchlist_entries (dealership_id, car_id);

create table leads (
  id uuid primary key default uuidv7() check (uuid_extract_version(id) = 7),
  site_id uuid not null references sites,
  -- The dealership that owns the car, else the one chosen or the site's own; none on a manufacturer's site.
  dealership_id uuid references dealerships,
  visitor_id uuid,
  car_id uuid,
  location_id uuid,
  page_id text check (length(page_id) <= 200),

  category text not null check (length(category) between 1 and 120),
  subcategory text check (length(subcategory) <= 120),
  lead_status text not null default 'Incomplete' check (length(lead_status) between 1 and 60),
  form_completed boolean not null default false,
  -- Staff's own progress with it, beside what the form says.
  stage text not null default 'new' check (stage in ('new', 'contacted', 'appointment', 'won', 'lost', 'spam')),
  assigned_staff_id uuid references staff,
  first_response_at timestamptz,

  name text check (length(name) <= 200),
  last_name text check (length(last_name) <= 200),
  email text check (length(email) <= 254),
  phone text check (length(phone) <= 40),
  postcode text check (length(postcode) <= 10),
  preferred_contact_method text check (preferred_contact_method in ('Phone', 'Email', 'SMS')),
  message text check (length(message) <= 20000),
  opt_in boolean,
  terms_agreed boolean,
  rego text check (length(rego) <= 20),
  additional_services text[] not null default '{}' check (cardinality(additional_services) <= 100),

  -- As the visitor saw them: the car may be edited, sold or deleted before the dealer rings.
  dealership_slug text check (length(dealership_slug) <= 120),
  location text check (length(location) <= 200),
  manufacturer_slug text check (length(manufacturer_slug) <= 120),
  stock_number text check (length(stock_number) <= 80),
  vehicle_make text check (length(vehicle_make) <= 120),
  vehicle_model text check (length(vehicle_model) <= 120),
  car_type text check (length(car_type) <= 40),
  vehicle_status text check (length(vehicle_status) <= 60),

  url text check (length(url) <= 4000),
  source text not null default 'Website' check (length(source) between 1 and 60),
  user_agent text check (length(user_agent) <= 1000),
  visited_pages text[] not null default '{}' check (cardinality(visited_pages) <= 200),
  linked_query_params jsonb not null default '{}' check (pg_column_size(linked_query_params) < 20000),

  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  completed_at timestamptz,

  unique (id, site_id),
  foreign key (site_id, visitor_id) references visitors (site_id, id) on delete set null (visitor_id),
  foreign key (dealership_id, car_id) references cars (dealership_id, id) on delete set null (car_id),
  foreign key (dealership_id, location_id) references locations (dealership_id, id) on delete set null (location_id)
) partition by range (id);
create index leads_of_dealership on leads (dealership_id, id desc);
create index leads_of_site on leads (site_id, id desc);
create index leads_of_car on leads (dealership_id, car_id) where car_id is not null;
create index leads_of_visitor on leads (site_id, visitor_id) where visitor_id is not null;

create table lead_test_drives (
  lead_id uuid primary key,
  site_id uuid not null,
  booking_at timestamptz,
  distribution_location text check (length(distribution_location) <= 200),
  distribution_location_id uuid,
  -- The visitor's own link to the booking, kept as a hash.
  link_hash bytea unique check (length(link_hash) = 32),
  cancelled_at timestamptz,
  foreign key (lead_id, site_id) references leads (id, site_id) on delete cascade
);

create table lead_service_bookings (
  lead_id uuid primary key,
  site_id uuid not null,
  vehicle_make text check (length(vehicle_make) <= 120),
  vehicle_model text check (length(vehicle_model) <= 120),
  vehicle_year smallint check (vehicle_year between 1880 and 2200),
  vehicle_rego text check (length(vehicle_rego) <= 20),
  vehicle_state text check (length(vehicle_state) <= 40),
  service_interval text check (length(service_interval) <= 120),
  service_type text check (length(service_type) <= 200),
  preferred_service_date date,
  comments text check (length(comments) <= 20000),
  street text check (length(street) <= 300),
  suburb text check (length(suburb) <= 120),
  state text check (length(state) <= 40),
  postcode text check (length(postcode) <= 10),
  foreign key (lead_id, site_id) references leads (id, site_id) on delete cascade
);

-- What the valuation service answered for a rego: it exists before the lead does.
create table vehicle_lookups (
  id uuid primary key default uuidv7(),
  site_id uuid not null references sites on delete cascade,
  rego text check (length(rego) <= 20),
  rego_state text check (rego_state in ('qld', 'nsw', 'vic', 'sa', 'wa', 'tas', 'act', 'nt')),
  eval_id text check (length(eval_id) <= 120),
  vin text check (length(vin) <= 40),
  engine_no text check (length(engine_no) <= 60),
  registration text check (length(registration) <= 20),
  reg_expiry text check (length(reg_expiry) <= 40),
  km integer check (km >= 0),
  make text check (length(make) <= 120),
  model text check (length(model) <= 120),
  series text check (length(series) <= 200),
  variant text check (length(variant) <= 200),
  year smallint check (year between 1880 and 2200),
  transmission text check (length(transmission) <= 200),
  redbook_code text check (length(redbook_code) <= 80),
  body text check (length(body) <= 120),
  cylinders smallint check (cylinders between 0 and 100),
  comp_mth smallint check (comp_mth between 1 and 12),
  comp_yr smallint check (comp_yr between 1880 and 2200),
  build_mth smallint check (build_mth between 1 and 12),
  build_yr smallint check (build_yr between 1880 and 2200),
  descriptions text[] not null default '{}' check (cardinality(descriptions) <= 500),
  chosen_description text check (length(chosen_description) <= 500),
  created_at timestamptz not null default now(),
  unique (site_id, id)
);
create index vehicle_lookups_eval on vehicle_lookups (site_id, eval_id);

create table lead_trade_ins (
  lead_id uuid primary key,
  site_id uuid not null,
  lookup_id uuid,
  rego text check (length(rego) <= 20),
  rego_state text check (length(rego_state) <= 40),
  manual_entry text check (length(manual_entry) <= 500),
  odometer integer check (odometer >= 0),
  service_history text check (length(service_history) <= 500),
  number_of_keys text check (length(number_of_keys) <= 60),
  car_condition text check (length(car_condition) <= 500),
  comments text check (length(comments) <= 20000),
  finance boolean,
  sms_content text check (length(sms_content) <= 2000),
  sms_from text check (length(sms_from) <= 60),
  offer_cents bigint check (offer_cents >= 0),
  offer_valid_until timestamptz,
  offer_accepted boolean,
  offer_accepted_at timestamptz,
  foreign key (lead_id, site_id) references leads (id, site_id) on delete cascade,
  foreign key (site_id, lookup_id) references vehicle_lookups (site_id, id) on delete set null (lookup_id)
);
create index lead_trade_ins_lookup on lead_trade_ins (site_id, lookup_id) where lookup_id is not null;

create table trade_in_images (
  id uuid primary key default uuidv7(),
  site_id uuid not null references sites on delete cascade,
  lookup_id uuid not null,
  file_name text not null check (length(file_name) between 1 and 255),
  content_type text not null check (content_type in ('image/jpeg', 'image/png', 'image/gif', 'image/heic')),
  bytes integer not null check (bytes between 1 and 10485760),
  object_key text not null unique check (length(object_key) between 1 and 500),
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (site_id, lookup_id) references vehicle_lookups (site_id, id) on delete cascade
);
create index trade_in_images_lookup on trade_in_images (site_id, lookup_id);

create table valuations (
  id uuid primary key default uuidv7(),
  site_id uuid not null references sites on delete cascade,
  lookup_id uuid,
  -- The valuation service's id and the visitor's answers to its questions.
  external_id text check (length(external_id) <= 200),
  adjustment_answers jsonb not null default '[]' check (pg_column_size(adjustment_answers) < 100000),
  result jsonb check (pg_column_size(result) < 100000),
  created_at timestamptz not null default now(),
  foreign key (site_id, lookup_id) references vehicle_lookups (site_id, id) on delete cascade
);
create index valuations_lookup on valuations (site_id, lookup_id);

-- Append-only: what happened to a lead, and staff's notes.
create table lead_events (
  id uuid primary key default uuidv7() check (uuid_extract_version(id) = 7),
  lead_id uuid not null,
  site_id uuid not null,
  kind text not null check (length(kind) between 1 and 60),
  staff_id uuid references staff,
  note text check (length(note) <= 20000),
  details jsonb not null default '{}' check (pg_column_size(details) < 100000),
  created_at timestamptz not null default now(),
  foreign key (lead_id, site_id) references leads (id, site_id) on delete cascade
) partition by range (id);
create index lead_events_of_lead on lead_events (lead_id, id);

-- Where a dealership's leads go.
create table lead_destinations (
  dealership_id uuid not null references dealerships on delete cascade,
  id uuid not null default uuidv7() unique,
  kind text not null check (kind in ('email', 'adf_email', 'adf_http', 'webhook', 'crm')),
  name text not null check (length(name) between 1 and 120),
  address text not null check (length(address) between 1 and 2000),
  categories text[] not null default '{}' check (cardinality(categories) <= 100),
  enabled boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (dealership_id, id)
);

create table lead_deliveries (
  id uuid primary key default uuidv7() check (uuid_extract_version(id) = 7),
  lead_id uuid not null,
  site_id uuid not null,
  dealership_id uuid not null references dealerships,
  destination_id uuid not null,
  state text not null default 'pending' check (state in ('pending', 'delivered', 'dead')),
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null default now(),
  -- What the receiver tells a repeat by.
  delivery_key text not null check (length(delivery_key) between 1 and 200),
  last_error text check (length(last_error) <= 2000),
  delivered_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, site_id),
  foreign key (lead_id, site_id) references leads (id, site_id) on delete cascade,
  foreign key (dealership_id, destination_id) references lead_destinations (dealership_id, id)
) partition by range (id);
create index lead_deliveries_of_lead on lead_deliveries (lead_id);
create index lead_deliveries_due on lead_deliveries (next_attempt_at, id) where state = 'pending';
create index lead_deliveries_open on lead_deliveries (site_id, dealership_id) where state = 'pending';
create index lead_deliveries_destination on lead_deliveries (dealership_id, destination_id, id desc);

-- Append-only: every try, with what the other side said.
create table delivery_attempts (
  id uuid primary key default uuidv7() check (uuid_extract_version(id) = 7),
  delivery_id uuid not null,
  site_id uuid not null,
  number integer not null check (number > 0),
  outcome text not null check (outcome in ('delivered', 'failed', 'unknown')),
  status_code integer check (status_code between 100 and 599),
  answer text check (length(answer) <= 4000),
  duration_ms integer check (duration_ms >= 0),
  created_at timestamptz not null default now(),
  foreign key (delivery_id, site_id) references lead_deliveries (id, site_id) on delete cascade
) partition by range (id);
create index delivery_attempts_of_delivery on delivery_attempts (delivery_id, id);

create table reservations (
  id uuid primary key default uuidv7(),
  site_id uuid not null references sites,
  dealership_id uuid not null,
  car_id uuid not null,
  visitor_id uuid,
  lead_id uuid,
  state text not null default 'pending' check (state in ('pending', 'held', 'completed', 'expired', 'cancelled', 'refunded')),
  amount_cents bigint not null check (amount_cents > 0),
  name text check (length(name) <= 200),
  email text check (length(email) <= 254),
  phone text check (length(phone) <= 40),
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, site_id),
  foreign key (site_id, visitor_id) references visitors (site_id, id) on delete set null (visitor_id),
  foreign key (lead_id, site_id) references leads (id, site_id) on delete set null (lead_id),
  foreign key (dealership_id, car_id) references cars (dealership_id, id)
);
-- A car is reserved once, also when two visitors press the button in the same millisecond.
create unique index reservations_one_per_car on reservations (dealership_id, car_id) where state in ('pending', 'held');
create index reservations_of_car on reservations (dealership_id, car_id);
create index reservations_of_site on reservations (site_id, id desc);
create index reservations_expiring on reservations (expires_at) where state in ('pending', 'held');
create index reservations_of_lead on reservations (lead_id) where lead_id is not null;
create index reservations_of_visitor on reservations (site_id, visitor_id) where visitor_id is not null;

create table payments (
  id uuid primary key default uuidv7(),
  site_id uuid not null references sites,
  dealership_id uuid not null references dealerships,
  -- None for a payment at /online-payment, which is for an invoice and not for a car.
  reservation_id uuid,
  reference text check (length(reference) <= 200),
  provider text not null check (length(provider) between 1 and 80),
  -- Ours, sent with the request: the provider answers a repeat with the first payment.
  request_key text not null unique check (length(request_key) between 8 and 200),
  provider_payment_id text check (length(provider_payment_id) <= 200),
  state text not null default 'started'
    check (state in ('started', 'authorised', 'captured', 'failed', 'cancelled', 'refunding', 'refunded')),
  amount_cents bigint not null check (amount_cents > 0),
  refunded_cents bigint not null default 0 check (refunded_cents between 0 and amount_cents),
  currency text not null default 'AUD' check (currency ~ '^[A-Z]{3}$'),
  last_error text check (length(last_error) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider, provider_payment_id),
  unique (id, site_id),
  foreign key (reservation_id, site_id) references reservations (id, site_id)
);
create index payments_of_reservation on payments (reservation_id) where reservation_id is not null;
create index payments_unsettled on payments (updated_at) where state in ('started', 'authorised', 'refunding');
create index payments_of_dealership on payments (dealership_id, id desc);

-- Append-only: what the payment provider told us, once each.
create table payment_events (
  id uuid primary key default uuidv7(),
  payment_id uuid not null,
  site_id uuid not null,
  provider text not null check (length(provider) between 1 and 80),
  provider_event_id text not null check (length(provider_event_id) between 1 and 200),
  kind text not null check (length(kind) between 1 and 80),
  details jsonb not null default '{}' check (pg_column_size(details) < 100000),
  created_at timestamptz not null default now(),
  unique (provider, provider_event_id),
  foreign key (payment_id, site_id) references payments (id, site_id)
);
create index payment_events_of_payment on payment_events (payment_id, id);

-- Unpartitioned on purpose: a partition that is dropped would let an old key in again.
create table idempotency_keys (
  site_id uuid not null references sites on delete cascade,
  purpose text not null check (length(purpose) between 1 and 60),
  key text not null check (length(key) between 8 and 200),
  -- The same key with another body is a mistake of the caller, not a repeat.
  request_hash bytea check (length(request_hash) = 32),
  result_id uuid,
  created_at timestamptz not null default now(),
  primary key (site_id, purpose, key)
);
