-- allows: constraint because both tables hold a few rows for each maker and place, and are written by operators alone
-- What a maker's price includes, as it says itself, and what the page of a model shows beside its tile: colours, grades,
-- facts and accessories. One document, read whole for one page and written whole by an operator.
alter table models
  add column from_price_type text check (length(from_price_type) between 1 and 60),
  add column details jsonb check (jsonb_typeof(details) = 'object' and length(details::text) <= 60000);

-- Under which name a reviews service knows the place; without one, nobody asks for its reviews.
alter table review_sets add column external_id text check (length(external_id) between 1 and 300);

-- A job of a site reads them anew. What the service does not say, whose they are and where they come from, stays.
grant update (count, average_rating, refreshed_at) on review_sets to forecourt_worker;
grant insert, delete, update (customer_name, text, rating, review_date, image_url) on reviews to forecourt_worker;
create policy refresh on review_sets for update to forecourt_worker using (
  (select scope.site_id()) is not null and dealership_id = any ((select scope.dealership_ids())::uuid[])
);
create policy refresh_insert on reviews for insert to forecourt_worker with check (
  (select scope.site_id()) is not null and dealership_id = any ((select scope.dealership_ids())::uuid[])
);
create policy refresh_update on reviews for update to forecourt_worker using (
  (select scope.site_id()) is not null and dealership_id = any ((select scope.dealership_ids())::uuid[])
);
create policy refresh_delete on reviews for delete to forecourt_worker using (
  (select scope.site_id()) is not null and dealership_id = any ((select scope.dealership_ids())::uuid[])
);
