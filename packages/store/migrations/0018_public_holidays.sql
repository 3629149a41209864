-- The public holidays that every dealer keeps, unless its own special hours say otherwise. They belong to the platform:
-- every site reads them, and none writes them. Show days and other days that are set year by year come by later
-- migrations, once they are proclaimed.

create table public_holidays (
  id uuid primary key default uuidv7(),
  date date not null,
  name text not null check (length(name) between 1 and 120),
  -- Null: the whole country.
  state text check (state in ('qld', 'nsw', 'vic', 'sa', 'wa', 'tas', 'act', 'nt')),
  -- A show day is kept only around its town; empty: the whole state.
  postcodes text[] not null default '{}' check (cardinality(postcodes) <= 2000),
  -- A holiday of the evening alone; null: the whole day.
  from_time time,
  unique nulls not distinct (date, state, name)
);

-- 2026 to 2028, as the acts of the states name them. A day that falls on a weekend is kept once more in the week after
-- where the act says so.
insert into public_holidays (date, name, state, from_time)
select day, name, nullif(state, 'all'), from_time
from (values
  ('2026-01-01'::date, 'New Year''s Day', 'all', null::time),
  ('2026-01-26', 'Australia Day', 'all', null),
  ('2026-03-02', 'Labour Day', 'wa', null),
  ('2026-03-09', 'Labour Day', 'vic', null),
  ('2026-03-09', 'Eight Hours Day', 'tas', null),
  ('2026-03-09', 'Adelaide Cup Day', 'sa', null),
  ('2026-03-09', 'Canberra Day', 'act', null),
  ('2026-04-03', 'Good Friday', 'all', null),
  ('2026-04-04', 'Easter Saturday', 'act nsw nt qld sa vic', null),
  ('2026-04-05', 'Easter Sunday', 'act nsw nt qld sa vic wa', null),
  ('2026-04-06', 'Easter Monday', 'all', null),
  ('2026-04-25', 'Anzac Day', 'all', null),
  ('2026-04-27', 'Anzac Day', 'act nsw wa', null),
  ('2026-05-04', 'Labour Day', 'qld', null),
  ('2026-05-04', 'May Day', 'nt', null),
  ('2026-06-01', 'Reconciliation Day', 'act', null),
  ('2026-06-01', 'Western Australia Day', 'wa', null),
  ('2026-06-08', 'King''s Birthday', 'act nsw nt sa tas vic', null),
  ('2026-08-03', 'Picnic Day', 'nt', null),
  ('2026-09-28', 'King''s Birthday', 'wa', null),
  ('2026-10-05', 'Labour Day', 'act nsw sa', null),
  ('2026-10-05', 'King''s Birthday', 'qld', null),
  ('2026-11-03', 'Melbourne Cup Day', 'vic', null),
  ('2026-12-24', 'Christmas Eve', 'qld', '18:00'),
  ('2026-12-24', 'Christmas Eve', 'nt sa', '19:00'),
  ('2026-12-25', 'Christmas Day', 'all', null),
  ('2026-12-26', 'Boxing Day', 'act nsw nt qld vic wa', null),
  ('2026-12-26', 'Proclamation Day', 'sa', null),
  ('2026-12-28', 'Boxing Day', 'act nsw nt qld tas vic wa', null),
  ('2026-12-28', 'Proclamation Day', 'sa', null),
  ('2026-12-31', 'New Year''s Eve', 'nt sa', '19:00'),

  ('2027-01-01', 'New Year''s Day', 'all', null),
  ('2027-01-26', 'Australia Day', 'all', null),
  ('2027-03-01', 'Labour Day', 'wa', null),
  ('2027-03-08', 'Labour Day', 'vic', null),
  ('2027-03-08', 'Eight Hours Day', 'tas', null),
  ('2027-03-08', 'Adelaide Cup Day', 'sa', null),
  ('2027-03-08', 'Canberra Day', 'act', null),
  ('2027-03-26', 'Good Friday', 'all', null),
  ('2027-03-27', 'Easter Saturday', 'act nsw nt qld sa vic', null),
  ('2027-03-28', 'Easter Sunday', 'act nsw nt qld sa vic wa', null),
  ('2027-03-29', 'Easter Monday', 'all', null),
  ('2027-04-25', 'Anzac Day', 'all', null),
  ('2027-04-26', 'Anzac Day', 'act nsw nt qld wa', null),
  ('2027-05-03', 'Labour Day', 'qld', null),
  ('2027-05-03', 'May Day', 'nt', null),
  ('2027-05-31', 'Reconciliation Day', 'act', null),
  ('2027-06-07', 'Western Australia Day', 'wa', null),
  ('2027-06-14', 'King''s Birthday', 'act nsw nt sa tas vic', null),
  ('2027-08-02', 'Picnic Day', 'nt', null),
  ('2027-09-27', 'King''s Birthday', 'wa', null),
  ('2027-10-04', 'Labour Day', 'act nsw sa', null),
  ('2027-10-04', 'King''s Birthday', 'qld', null),
  ('2027-11-02', 'Melbourne Cup Day', 'vic', null),
  ('2027-12-24', 'Christmas Eve', 'qld', '18:00'),
  ('2027-12-24', 'Christmas Eve', 'nt sa', '19:00'),
  ('2027-12-25', 'Christmas Day', 'all', null),
  ('2027-12-26', 'Boxing Day', 'act nsw nt qld vic wa', null),
  ('2027-12-26', 'Proclamation Day', 'sa', null),
  ('2027-12-27', 'Christmas Day', 'all', null),
  ('2027-12-28', 'Boxing Day', 'act nsw nt qld tas vic wa', null),
  ('2027-12-28', 'Proclamation Day', 'sa', null),
  ('2027-12-31', 'New Year''s Eve', 'nt sa', '19:00'),

  ('2028-01-01', 'New Year''s Day', 'act nsw nt qld sa vic wa', null),
  ('2028-01-03', 'New Year''s Day', 'all', null),
  ('2028-01-26', 'Australia Day', 'all', null),
  ('2028-03-06', 'Labour Day', 'wa', null),
  ('2028-03-13', 'Labour Day', 'vic', null),
  ('2028-03-13', 'Eight Hours Day', 'tas', null),
  ('2028-03-13', 'Adelaide Cup Day', 'sa', null),
  ('2028-03-13', 'Canberra Day', 'act', null),
  ('2028-04-14', 'Good Friday', 'all', null),
  ('2028-04-15', 'Easter Saturday', 'act nsw nt qld sa vic', null),
  ('2028-04-16', 'Easter Sunday', 'act nsw nt qld sa vic wa', null),
  ('2028-04-17', 'Easter Monday', 'all', null),
  ('2028-04-25', 'Anzac Day', 'all', null),
  ('2028-05-01', 'Labour Day', 'qld', null),
  ('2028-05-01', 'May Day', 'nt', null),
  ('2028-05-29', 'Reconciliation Day', 'act', null),
  ('2028-06-05', 'Western Australia Day', 'wa', null),
  ('2028-06-12', 'King''s Birthday', 'act nsw nt sa tas vic', null),
  ('2028-08-07', 'Picnic Day', 'nt', null),
  ('2028-09-25', 'King''s Birthday', 'wa', null),
  ('2028-10-02', 'Labour Day', 'act nsw sa', null),
  ('2028-10-02', 'King''s Birthday', 'qld', null),
  ('2028-11-07', 'Melbourne Cup Day', 'vic', null),
  ('2028-12-24', 'Christmas Eve', 'qld', '18:00'),
  ('2028-12-24', 'Christmas Eve', 'nt sa', '19:00'),
  ('2028-12-25', 'Christmas Day', 'all', null),
  ('2028-12-26', 'Boxing Day', 'act nsw nt qld tas vic wa', null),
  ('2028-12-26', 'Proclamation Day', 'sa', null),
  ('2028-12-31', 'New Year''s Eve', 'nt sa', '19:00')
) holidays (day, name, states, from_time), string_to_table(states, ' ') state;

alter table public_holidays enable row level security, force row level security;
grant select on public_holidays to forecourt_app;
create policy read on public_holidays for select to forecourt_app
  using ((select scope.site_id()) is not null or (select scope.staff_id()) is not null);

set local role forecourt_policy;
grant execute on function directory.tell_shared_content to forecourt_owner;
reset role;
-- Pages say when a yard opens next: a holiday more or less makes them anew.
create trigger tell_content_added after insert on public_holidays
  referencing new table as changed for each statement execute function directory.tell_shared_content();
create trigger tell_content_changed after update on public_holidays
  referencing new table as changed for each statement execute function directory.tell_shared_content();
create trigger tell_content_deleted after delete on public_holidays
  referencing old table as changed for each statement execute function directory.tell_shared_content();
