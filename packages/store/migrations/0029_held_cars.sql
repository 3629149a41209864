-- Why the public does not see a car until its dealership has looked at it: a year or a distance that cannot be.
alter table cars add column held_for text[] not null default '{}';
alter table cars add constraint cars_held_for_known
  check (held_for <@ array['year_impossible', 'km_impossible']) not valid;
