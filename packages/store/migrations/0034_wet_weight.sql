-- What riders ask of a motorcycle beside its seat height: its weight with oil and a full tank.
alter table car_variants add column wet_weight integer;
alter table car_variants add constraint car_variants_wet_weight_known check (wet_weight >= 0) not valid;
