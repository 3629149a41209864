-- Messages about saved cars: who agreed to them in which words, and what each was told, once (Spam Act 2003).

-- Whether the car was reserved already when the visitor saved it, or agreed to be told: that is no news.
alter table watchlist_entries add column was_reserved boolean not null default false;
grant update (was_reserved) on watchlist_entries to forecourt_app;
create policy update on watchlist_entries for update to forecourt_app using (site_id = (select scope.site_id()));

create table watchlist_alerts (
  id uuid primary key default uuidv7(),
  site_id uuid not null references sites on delete cascade,
  visitor_id uuid not null,
  channel text not null check (channel in ('email', 'sms')),
  address text not null check (length(address) between 3 and 254),
  -- As it stood beside the box that the visitor ticked.
  consent_wording text not null check (length(consent_wording) between 1 and 1000),
  consented_at timestamptz not null,
  -- In every message: whoever has it can end the messages, and do nothing else.
  way_out uuid not null unique default gen_random_uuid(),
  -- Kept after the end: it is the proof of what was agreed, and when it ended.
  unsubscribed_at timestamptz,
  unique (site_id, id),
  unique (site_id, visitor_id, channel),
  foreign key (site_id, visitor_id) references visitors (site_id, id) on delete cascade
);
create index watchlist_alerts_active on watchlist_alerts (site_id, id) where unsubscribed_at is null;

-- One thing that happened to one car, for one alert: the key keeps it from being told twice.
create table watchlist_notices (
  id uuid primary key default uuidv7(),
  site_id uuid not null references sites on delete cascade,
  alert_id uuid not null,
  dealership_id uuid not null,
  car_id uuid not null,
  news_key text not null check (length(news_key) between 1 and 60),
  news text not null check (length(news) between 1 and 300),
  created_at timestamptz not null,
  sent_at timestamptz,
  unique (alert_id, car_id, news_key),
  foreign key (site_id, alert_id) references watchlist_alerts (site_id, id) on delete cascade,
  foreign key (dealership_id, car_id) references cars (dealership_id, id) on delete cascade
);
create index watchlist_notices_car on watchlist_notices (dealership_id, car_id);

-- A site's own business alone: staff of a dealership have no use for who is told what.
alter table watchlist_alerts enable row level security, force row level security;
alter table watchlist_notices enable row level security, force row level security;
grant select, insert, update on watchlist_alerts to forecourt_app;
grant select, insert on watchlist_notices to forecourt_app;
grant update (sent_at) on watchlist_notices to forecourt_app;
create policy own on watchlist_alerts for all to forecourt_app using (site_id = (select scope.site_id()));
create policy own on watchlist_notices for all to forecourt_app using (site_id = (select scope.site_id()));
