-- What a dealership sells and where. Keys carry dealership_id first to last, so that no row can point at
-- another dealership's car or location.
-- allows: dynamic sql because the partitions of new tables are alike but for their number

create table addresses (
  dealership_id uuid not null references dealerships on delete cascade,
  id uuid not null default uuidv7() unique,
  street text check (length(street) <= 300),
  city text check (length(city) <= 120),
  state text check (length(state) <= 40),
  postcode text check (length(postcode) <= 10),
  lat double precision check (lat between -90 and 90),
  long double precision check (long between -180 and 180),
  place_id text check (length(place_id) <= 300),
  place_url text check (length(place_url) <= 2000),
  map_key text check (length(map_key) <= 500),
  primary key (dealership_id, id)
);

create table locations (
  dealership_id uuid not null references dealerships on delete cascade,
  id uuid not null default uuidv7() unique,
  slug text not null check (length(slug) between 1 and 160),
  name text not null check (length(name) between 1 and 200),
  -- Empty means sales.
  location_type text check (location_type in ('', 'sales', 'service', 'parts')),
  location_subtype text check (length(location_subtype) <= 200),
  manufacturers text[] not null default '{}' check (cardinality(manufacturers) <= 100),
  "primary" boolean not null default false,
  visible boolean not null default true,
  dealer_license_number text check (length(dealer_license_number) <= 60),
  motor_vehicle_repairer text check (length(motor_vehicle_repairer) <= 60),
  image_url text check (length(image_url) <= 2000),
  thumb_url text check (length(thumb_url) <= 2000),
  address_id uuid,
  phone text check (length(phone) <= 40),
  landline_phone text check (length(landline_phone) <= 40),
  average_rating numeric(3, 2) check (average_rating between 0 and 5),
  review_count integer check (review_count >= 0),
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (dealership_id, id),
  unique (dealership_id, slug),
  foreign key (dealership_id, address_id) references addresses on delete set null (address_id)
);

-- Where else a test drive of this location's cars can start.
create table location_distributions (
  dealership_id uuid not null,
  location_id uuid not null,
  distribution_location_id uuid not null,
  position integer not null default 0,
  primary key (dealership_id, location_id, distribution_location_id),
  foreign key (dealership_id, location_id) references locations on delete cascade,
  foreign key (dealership_id, distribution_location_id) references locations on delete cascade
);

create table location_hours (
  dealership_id uuid not null,
  location_id uuid not null,
  weekday smallint not null check (weekday between 0 and 6),
  status text not null check (status in ('Open', 'Closed')),
  open time,
  close time,
  -- The dealer's own wording, where the times alone do not say it. Spelt as in the feeds: formated_hours.
  formatted_hours text check (length(formatted_hours) <= 120),
  primary key (dealership_id, location_id, weekday),
  foreign key (dealership_id, location_id) references locations on delete cascade
);

create table location_special_hours (
  dealership_id uuid not null,
  id uuid not null default uuidv7(),
  location_id uuid not null,
  date date not null,
  department text not null check (department in ('sales', 'service', 'parts', 'all')),
  status text not null check (status in ('Open', 'Closed')),
  start_hour time,
  end_hour time,
  primary key (dealership_id, id),
  unique (dealership_id, location_id, date, department),
  foreign key (dealership_id, location_id) references locations on delete cascade
);

create table review_sets (
  dealership_id uuid not null references dealerships on delete cascade,
  id uuid not null default uuidv7(),
  location_id uuid,
  source text not null check (length(source) between 1 and 60),
  count integer not null default 0 check (count >= 0),
  average_rating numeric(3, 2) check (average_rating between 0 and 5),
  refreshed_at timestamptz,
  primary key (dealership_id, id),
  unique nulls not distinct (dealership_id, location_id, source),
  foreign key (dealership_id, location_id) references locations on delete cascade
);

create table reviews (
  dealership_id uuid not null,
  id uuid not null default uuidv7(),
  review_set_id uuid not null,
  -- The reviews service's own id: a refresh updates, it does not repeat.
  external_id text not null check (length(external_id) between 1 and 300),
  customer_name text check (length(customer_name) <= 200),
  text text check (length(text) <= 20000),
  rating numeric(3, 2) check (rating between 0 and 5),
  review_date timestamptz,
  image_url text check (length(image_url) <= 2000),
  created_at timestamptz not null default now(),
  primary key (dealership_id, id),
  unique (dealership_id, review_set_id, external_id),
  foreign key (dealership_id, review_set_id) references review_sets on delete cascade
);
create index reviews_newest on reviews (dealership_id, review_set_id, review_date desc);

-- The keys begin with what a request knows (an id or a slug): one probe per partition, however many
-- dealerships a site shows.
create table cars (
  dealership_id uuid not null references dealerships,
  id uuid not null default uuidv7(),
  slug text not null check (length(slug) between 1 and 300),
  -- The index takes a document only if this is higher than what it has.
  version bigint not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  name text check (length(name) <= 300),
  year smallint check (year between 1880 and 2200),
  make text check (length(make) <= 120),
  model text check (length(model) <= 120),
  badge text check (length(badge) <= 200),
  series text check (length(series) <= 200),
  carsales_title text check (length(carsales_title) <= 300),

  car_type text check (car_type in ('new', 'used', 'demo')),
  -- Free text: any value but in_stock and coming_soon counts as unavailable.
  status text check (length(status) <= 60),
  item_type text check (item_type in ('car', 'motorcycle', 'caravan')),
  certified boolean,
  tag text check (length(tag) <= 120),
  reserved boolean not null default false,
  sold boolean not null default false,
  sold_at timestamptz,
  nvic text check (length(nvic) <= 40),
  has_nvic boolean,
  preorder boolean,
  -- Off: a draft. No site sees the row at all.
  show_on_dealer_website boolean not null default false,
  staff_boost smallint not null default 0 check (staff_boost between -100 and 100),

  price_cents bigint check (price_cents >= 0),
  price_type text check (length(price_type) <= 120),
  before_price_cents bigint check (before_price_cents >= 0),
  offer_price_cents bigint check (offer_price_cents >= 0),
  subscription_price_cents bigint check (subscription_price_cents >= 0),
  reserve_amount_cents bigint check (reserve_amount_cents >= 0),
  payment_processors text[] not null default '{}' check (cardinality(payment_processors) <= 20),

  km integer check (km >= 0),
  colour text check (length(colour) <= 120),
  interior_colour text check (length(interior_colour) <= 120),
  simple_body text check (length(simple_body) <= 120),
  simple_transmission text check (length(simple_transmission) <= 120),
  simple_fuel text check (length(simple_fuel) <= 120),
  fuel text check (length(fuel) <= 120),
  drive text check (length(drive) <= 120),
  seats smallint check (seats between 0 and 500),
  doors smallint check (doors between 0 and 50),
  trans text check (length(trans) <= 200),
  engine_size text check (length(engine_size) <= 60),
  gearnum smallint check (gearnum between 0 and 100),
  bodyconfiguration text check (length(bodyconfiguration) <= 200),
  manufacturer_body text check (length(manufacturer_body) <= 120),
  manufacturer_body2 text check (length(manufacturer_body2) <= 120),
  manufacturer_body3 text check (length(manufacturer_body3) <= 120),

  stocknum text check (length(stocknum) <= 80),
  vin text check (length(vin) <= 40),
  regplate text check (length(regplate) <= 20),
  rego_expiry date,
  compliance_date date,
  build_date date,

  -- Paragraphs are separated by a pipe character.
  dealercomments text check (length(dealercomments) <= 50000),
  photos_count integer not null default 0 check (photos_count >= 0),
  primary_image_url text check (length(primary_image_url) <= 2000),
  -- On the car and not in a table of its own: fifty lines a car would be billions of rows, always read whole.
  standard_equipment text[] not null default '{}' check (cardinality(standard_equipment) <= 1000),
  -- The history report.
  file text check (length(file) <= 2000),

  location_id uuid,
  private_suburb text check (length(private_suburb) <= 120),
  private_postcode text check (length(private_postcode) <= 10),

  -- Caravans: feet and kilograms.
  body_width numeric(7, 3) check (body_width >= 0),
  body_length numeric(7, 3) check (body_length >= 0),
  tare_weight integer check (tare_weight >= 0),
  axle_type text check (length(axle_type) <= 60),
  sleeps smallint check (sleeps between 0 and 100),
  aggregate_trailer_mass integer check (aggregate_trailer_mass >= 0),

  primary key (id, dealership_id),
  unique (slug, dealership_id),
  foreign key (dealership_id, location_id) references locations on delete set null (location_id)
) partition by hash (dealership_id);
create index cars_newest on cars (dealership_id, created_at desc, id desc);
create index cars_stocknum on cars (dealership_id, stocknum);
create index cars_location on cars (dealership_id, location_id);

create function raise_car_version() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end
$$;
create trigger raise_version before update on cars for each row execute function raise_car_version();

create table car_variants (
  dealership_id uuid not null,
  car_id uuid not null,
  cylinders smallint check (cylinders between 0 and 100),
  enginesize integer check (enginesize >= 0),
  enginesize_litres numeric(6, 2) check (enginesize_litres >= 0),
  induction text check (length(induction) <= 120),
  geartype text check (length(geartype) <= 120),
  fuelconsumptioncombined numeric(6, 2) check (fuelconsumptioncombined >= 0),
  fuelcapacity numeric(7, 2) check (fuelcapacity >= 0),
  grossvehiclemass integer check (grossvehiclemass >= 0),
  vehiclelength integer check (vehiclelength >= 0),
  vehicleheight integer check (vehicleheight >= 0),
  vehiclewidth integer check (vehiclewidth >= 0),
  torque integer check (torque >= 0),
  ancaprating smallint check (ancaprating between 0 and 5),
  bodyconfiguration text check (length(bodyconfiguration) <= 200),
  primary key (dealership_id, car_id),
  foreign key (dealership_id, car_id) references cars (dealership_id, id) on delete cascade
) partition by hash (dealership_id);

create table car_photos (
  dealership_id uuid not null,
  id uuid not null default uuidv7(),
  car_id uuid not null,
  position integer not null check (position >= 0),
  url text not null check (length(url) between 1 and 2000),
  thumb_url text check (length(thumb_url) <= 2000),
  alt text check (length(alt) <= 300),
  width integer check (width > 0),
  height integer check (height > 0),
  created_at timestamptz not null default now(),
  primary key (dealership_id, id),
  foreign key (dealership_id, car_id) references cars (dealership_id, id) on delete cascade
) partition by hash (dealership_id);
create index car_photos_of_car on car_photos (dealership_id, car_id, position);

create table car_lenders (
  dealership_id uuid not null,
  car_id uuid not null,
  provider text not null check (length(provider) between 1 and 80),
  interest_rate numeric(7, 4) check (interest_rate >= 0),
  comparison_rate numeric(7, 4) check (comparison_rate >= 0),
  payment_week_cents bigint check (payment_week_cents >= 0),
  payment_month_cents bigint check (payment_month_cents >= 0),
  term_years numeric(5, 2) check (term_years >= 0),
  term_months integer check (term_months >= 0),
  deposit_cents bigint check (deposit_cents >= 0),
  balloon_cents bigint check (balloon_cents >= 0),
  disclaimer text check (length(disclaimer) <= 20000),
  updated_at timestamptz not null default now(),
  primary key (dealership_id, car_id, provider),
  foreign key (dealership_id, car_id) references cars (dealership_id, id) on delete cascade
) partition by hash (dealership_id);

create table car_market (
  dealership_id uuid not null,
  car_id uuid not null,
  average_market_price_cents bigint check (average_market_price_cents >= 0),
  state_average_market_price_cents bigint check (state_average_market_price_cents >= 0),
  fetched_at timestamptz not null default now(),
  primary key (dealership_id, car_id),
  foreign key (dealership_id, car_id) references cars (dealership_id, id) on delete cascade
) partition by hash (dealership_id);

-- Apart from the car: a view must not raise the car's version nor rewrite its row.
create table car_counters (
  dealership_id uuid not null,
  car_id uuid not null,
  views bigint not null default 0 check (views >= 0),
  primary key (dealership_id, car_id),
  foreign key (dealership_id, car_id) references cars (dealership_id, id) on delete cascade
) partition by hash (dealership_id);

do $$
declare parent text;
begin
  foreach parent in array array['cars', 'car_variants', 'car_photos', 'car_lenders', 'car_market', 'car_counters'] loop
    for part in 0..7 loop
      execute format(
        'create table %I partition of %I for values with (modulus 8, remainder %s)',
        parent || '_' || part, parent, part
      );
    end loop;
  end loop;
end
$$;
