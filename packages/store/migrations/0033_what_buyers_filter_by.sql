-- What buyers of a ute, a motorcycle or a caravan filter by. Documents are made anew from cars: until then these are
-- empty, and the search offers none of them.
alter table car_documents
  add column atm integer,
  add column cab text collate "C",
  add column lams text collate "C",
  add column length integer,
  add column seat_height integer,
  add column sleeps integer,
  add column tare integer,
  add column towing integer;
