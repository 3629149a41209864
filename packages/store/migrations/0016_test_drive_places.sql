-- The places of a yard's test-drive times: held for a few minutes while a visitor types, then booked. They are the
-- yard's and not a site's, as two sites that show one yard share its people and its cars.

create table test_drive_places (
  id uuid primary key default uuidv7(),
  dealership_id uuid not null,
  location_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Two visitors cannot have the same place of the same time, whatever a program believes.
  place smallint not null check (place between 1 and 20),
  -- Also when the car has left the stock: it is only compared.
  car_id uuid,
  site_id uuid not null references sites on delete cascade,
  -- Whose it is, as a hash of what the visitor's browser keeps.
  holder bytea not null check (length(holder) = 32),
  -- From then on it is free again, without anybody doing anything. Null once it is booked.
  held_until timestamptz,
  lead_id uuid,
  check (ends_at > starts_at and ends_at <= starts_at + interval '1 day'),
  check ((held_until is null) = (lead_id is not null)),
  unique (location_id, starts_at, place),
  foreign key (dealership_id, location_id) references locations on delete cascade,
  foreign key (lead_id, site_id) references leads (id, site_id) on delete cascade
);
create unique index test_drive_places_of_lead on test_drive_places (lead_id) where lead_id is not null;
create index test_drive_places_of_location on test_drive_places (dealership_id, location_id);
create index test_drive_places_of_holder on test_drive_places (site_id, holder);
create index test_drive_places_of_car on test_drive_places (car_id, starts_at) where car_id is not null;

alter table test_drive_places enable row level security, force row level security;
grant select, insert, delete on test_drive_places to forecourt_app;
-- Another site's row is a time that is taken, and says no more: who has it stands in the lead.
create policy read on test_drive_places for select to forecourt_app using (
  site_id = any ((select scope.site_ids())::uuid[])
  or dealership_id = any ((select scope.dealership_ids())::uuid[])
);
create policy insert on test_drive_places for insert to forecourt_app with check (
  site_id = (select scope.site_id()) and dealership_id = any ((select scope.dealership_ids())::uuid[])
);
-- What is over may be cleared away by whoever wants the time next.
create policy delete on test_drive_places for delete to forecourt_app using (
  site_id = (select scope.site_id())
  or (
    (select scope.site_id()) is not null and held_until <= now()
    and dealership_id = any ((select scope.dealership_ids())::uuid[])
  )
);
