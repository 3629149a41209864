-- What was asked for a car since when: a former price that is shown needs proof (LAW-2). And the day of which
-- the market averages are.
-- allows: dynamic sql because the partitions of a new table are alike but for their number

alter table car_market add column averaged_on date;

create table car_prices (
  dealership_id uuid not null,
  car_id uuid not null,
  asked_from timestamptz not null,
  -- None: from here on the car had no price.
  cents bigint check (cents >= 0),
  primary key (dealership_id, car_id, asked_from),
  foreign key (dealership_id, car_id) references cars (dealership_id, id) on delete cascade
) partition by hash (dealership_id);
alter table car_prices enable row level security, force row level security;

do $$
declare part text;
begin
  for number in 0..7 loop
    part := 'car_prices_' || number;
    execute format(
      'create table %I partition of car_prices for values with (modulus 8, remainder %s)', part, number
    );
    execute format('alter table %I enable row level security, force row level security', part);
  end loop;
end
$$;

-- Added to and never rewritten: it is evidence. It goes with its car alone.
grant select, insert on car_prices to forecourt_app;
create policy read on car_prices for select to forecourt_app using (
  dealership_id = any ((select scope.dealership_ids())::uuid[])
  and ((select scope.staff_id()) is not null or scope.lists_car(dealership_id, car_id))
);
create policy insert on car_prices for insert to forecourt_app with check (
  (select scope.staff_id()) is not null and dealership_id = any ((select scope.dealership_ids())::uuid[])
);
