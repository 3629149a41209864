-- allows: index because no program has written an offer before this one
-- allows: constraint because no program has written an offer before this one
-- The offer that a journey shows, and the journey that an offer was made for: the same answers again are the same offer,
-- also where its owner has looked the plate up once more.
alter table trade_in_offers add column journey_id uuid, add unique (site_id, id);
alter table offer_journeys add column offer_id uuid, add foreign key (site_id, offer_id)
  references trade_in_offers (site_id, id) on delete set null (offer_id);
create index trade_in_offers_of_journey on trade_in_offers (site_id, journey_id, given_at desc) where journey_id is not null;
create index offer_journeys_of_offer on offer_journeys (site_id, offer_id) where offer_id is not null;
grant update (offer_id) on offer_journeys to forecourt_web, forecourt_worker;

-- The kilometres that its owner reads off, and what was asked and answered about the value.
grant update (km) on vehicle_lookups to forecourt_web;
grant insert on valuations to forecourt_web, forecourt_worker;
