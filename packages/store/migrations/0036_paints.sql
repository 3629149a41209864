-- What a maker calls its paint, beside the colour that buyers look for. Documents are made anew from cars: until then it
-- is empty, and colour names paints.
alter table car_documents add column paint text collate "C";
