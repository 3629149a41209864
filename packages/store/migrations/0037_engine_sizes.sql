-- The size of a motorcycle's engine, which its buyers choose by. Documents are made anew from cars: until then it is
-- empty, and the search does not offer it.
alter table car_documents
  add column engine_size integer;
