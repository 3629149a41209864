-- What buyers hold against each other beside price and kilometres; empty wherever a feed does not say.
alter table cars add column owners smallint;
alter table cars add constraint cars_owners_known check (owners between 0 and 50) not valid;

alter table car_variants
  add column power integer,
  add column braked_towing_mass integer,
  add column carrying_mass integer,
  add column ancap_year smallint,
  add column lams boolean,
  add column seat_height integer,
  add column ball_weight integer;
alter table car_variants add constraint car_variants_figures_known check (
  power >= 0 and braked_towing_mass >= 0 and carrying_mass >= 0 and ancap_year between 1990 and 2200
  and seat_height >= 0 and ball_weight >= 0
) not valid;
