-- Who cancels or moves a booked service gives its place up: another car can have it.

create policy delete on service_places for delete to forecourt_app using (
  site_id = (select scope.site_id())
);
grant delete on service_places to forecourt_web;
