-- What a dealership knows of one car, each with its day; empty wherever nobody wrote it down.
alter table cars
  add column inspected_on date,
  add column inspected_by text,
  add column inspection_points smallint,
  add column service_book text,
  add column serviced_on date,
  add column serviced_km integer,
  add column keys smallint,
  add column ppsr_searched_on date,
  add column ppsr_number text,
  add column ppsr_clear boolean;
alter table cars add constraint cars_care_known check (
  length(inspected_by) <= 120 and inspection_points between 1 and 999
  and service_book in ('full', 'partial', 'none') and serviced_km >= 0
  and keys between 0 and 20 and length(ppsr_number) <= 40
) not valid;

-- A drive-away price is held against a drive-away average, and an average says of how many it is one.
alter table car_market
  add column average_basis text,
  add column averaged_cars integer;
alter table car_market add constraint car_market_average_known check (
  average_basis in ('excludingCharges', 'driveAway') and averaged_cars >= 0
) not valid;
