-- What the search knows of a car, as one row without joins: the stock search of PostgreSQL reads it, and the
-- search engine is filled from the same facts. It is derived from cars, and can be made anew from them at any
-- time. Which account a car belongs to is asked of its dealership.
-- allows: dynamic sql because the partitions of a new table are alike but for their number

create table car_documents (
  dealership_id uuid not null references dealerships on delete cascade,
  -- No reference to cars: what is left of a deleted car keeps a late message from bringing it back.
  car_id uuid not null,
  -- A document is taken only if this is higher than what is there.
  version bigint not null check (version >= 0),
  deleted boolean not null default false,
  is_visible boolean not null default false,
  created_at timestamptz,
  sold_at timestamptz,
  rank integer,
  -- When the rank has to be computed again.
  ranked_until timestamptz,

  -- What filters and lists look at. Compared byte by byte: "Kia" and "KIA" are two values of a list.
  badge text collate "C",
  body text collate "C",
  car_type text collate "C",
  certified boolean,
  city text collate "C",
  colour text collate "C",
  dealership_slug text collate "C",
  drive text collate "C",
  features text[],
  fuel text collate "C",
  item_type text collate "C",
  km integer,
  location_id uuid,
  location_name text collate "C",
  location_slug text collate "C",
  make text collate "C",
  make_model text collate "C",
  model text collate "C",
  photos_count integer,
  preorder boolean,
  price_cents bigint,
  reserved boolean,
  seats integer,
  slug text collate "C",
  state text collate "C",
  status text collate "C",
  stocknum text collate "C",
  subscription_price_cents bigint,
  tag text collate "C",
  transmission text collate "C",
  year integer,
  dealership_name text collate "C",

  -- Features as filter expressions compare them, and as the list of a site does; the latter also as numbers,
  -- as counting them is most of the work of a large site's search.
  feature_texts text[],
  feature_keys text[],
  feature_hashes bigint[] storage main,
  -- By lender: {"dollars": 95, "hasComparisonRate": true, "hasMonthlyPayment": true}
  weekly jsonb storage main,
  text text,
  -- Every word of the text with a blank before it: what begins a word stands behind a blank.
  words text storage main collate "C",
  -- Stock number and plate, and the VIN, without punctuation.
  codes text[] storage main,
  vin text collate "C",
  -- What a list of cars is drawn from. It is read for one page of a search, the rest of the row for every car
  -- of the site: where a row is too long, the card goes elsewhere, and what is stored as main stays.
  card jsonb,

  primary key (dealership_id, car_id),
  check (
    deleted or num_nulls(created_at, rank, item_type, features, feature_texts, feature_keys, feature_hashes, weekly, text, words, codes, card) = 0
  ),
  check (not deleted or (not is_visible and num_nonnulls(make, model, stocknum, text, words, codes, vin, card) = 0))
) partition by hash (dealership_id);
alter table car_documents enable row level security, force row level security;

do $$
declare part text;
begin
  for number in 0..7 loop
    part := 'car_documents_' || number;
    execute format(
      'create table %I partition of car_documents for values with (modulus 8, remainder %s)', part, number
    );
    execute format('alter table %I enable row level security, force row level security', part);
  end loop;
end
$$;

-- Nothing is deleted: a deleted car leaves its version behind.
grant select, insert, update on car_documents to forecourt_app;
create policy read on car_documents for select to forecourt_app using (
  dealership_id = any ((select scope.dealership_ids())::uuid[])
  and (is_visible or (select scope.staff_id()) is not null)
);
create policy insert on car_documents for insert to forecourt_app with check (
  (select scope.staff_id()) is not null and dealership_id = any ((select scope.dealership_ids())::uuid[])
);
create policy update on car_documents for update to forecourt_app using (
  (select scope.staff_id()) is not null and dealership_id = any ((select scope.dealership_ids())::uuid[])
);
