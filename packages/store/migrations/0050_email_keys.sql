-- An address as it is compared, in a column: under row-level security an index over lower() is of no use, as that
-- function is not leakproof, and whoever looked for one person's rows read all of the site's.
-- allows: volatile default because these tables are short: reservations and waits began with this release, and searches are few per site
-- allows: index because these tables are short

alter table reservations add column email_key text generated always as (lower(email)) stored;
drop index reservations_of_email;
create index reservations_of_email on reservations (site_id, email_key) where email_key is not null;

alter table car_waits add column email_key text not null generated always as (lower(email)) stored;
drop index car_waits_once;
create unique index car_waits_once on car_waits (site_id, car_id, email_key) where told_at is null and ended_at is null;
drop index car_waits_of_email;
create index car_waits_of_email on car_waits (site_id, email_key);

alter table saved_searches add column email_key text not null generated always as (lower(email)) stored;
drop index saved_searches_of_email;
create index saved_searches_of_email on saved_searches (site_id, email_key);
