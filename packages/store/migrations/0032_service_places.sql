-- The places of a workshop's days and drop-off times: whoever booked a service has one of the day and one of the time.
-- They are the workshop's and not a site's, as two sites that show one workshop share its hoists.

create table service_places (
  id uuid primary key default uuidv7(),
  dealership_id uuid not null,
  location_id uuid not null,
  day date not null,
  -- 07:30, on the wall of the workshop; null where the time is agreed by phone.
  drop_off text check (drop_off ~ '^[0-2][0-9]:[0-5][0-9]$'),
  -- Two visitors cannot have the same place of the same day or time, whatever a program believes.
  day_place smallint not null check (day_place between 1 and 200),
  time_place smallint check (time_place between 1 and 50),
  site_id uuid not null references sites on delete cascade,
  lead_id uuid not null,
  check ((drop_off is null) = (time_place is null)),
  unique (location_id, day, day_place),
  unique (location_id, day, drop_off, time_place),
  unique (lead_id),
  foreign key (dealership_id, location_id) references locations on delete cascade,
  foreign key (lead_id, site_id) references leads (id, site_id) on delete cascade
);
create index service_places_of_location on service_places (dealership_id, location_id, day);
create index service_places_of_site on service_places (site_id);

alter table service_places enable row level security, force row level security;
-- Another site's row is a place that is taken, and says no more: who has it stands in the lead.
create policy read on service_places for select to forecourt_app using (
  site_id = any ((select scope.site_ids())::uuid[])
  or dealership_id = any ((select scope.dealership_ids())::uuid[])
);
create policy insert on service_places for insert to forecourt_app with check (
  site_id = (select scope.site_id()) and dealership_id = any ((select scope.dealership_ids())::uuid[])
);
grant select, insert on service_places to forecourt_web;
