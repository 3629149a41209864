-- Where leads go beside the dealership that owns the car: to another one of the site, as its rules say, or to
-- the account's own address when nobody has set up a destination. And a later message of the same person.

alter table lead_destinations drop constraint lead_destinations_kind_check;
alter table lead_destinations add constraint lead_destinations_kind_check
  check (kind in ('email', 'adf_email', 'adf_http', 'webhook', 'crm', 'csv_drop')) not valid;

-- Without a destination the delivery is for the address that the account gave for leads that nobody takes.
alter table lead_deliveries alter column destination_id drop not null;
alter table lead_deliveries alter column dealership_id drop not null;
-- The event of the lead that is delivered; none when it is the lead itself.
alter table lead_deliveries add column message_id uuid;

-- A site hands its own lead to any dealership that it shows. Staff of a dealership alone add deliveries of
-- leads that are for it: with any other lead, they would have it sent to themselves.
drop policy insert on lead_deliveries;
create policy insert on lead_deliveries for insert to forecourt_app with check (
  (
    site_id = any ((select scope.site_ids())::uuid[])
    and (
      dealership_id is null
      or dealership_id = any ((select scope.dealership_ids())::uuid[])
      or scope.lead_is_for(lead_id, dealership_id)
    )
  )
  or (
    (select scope.staff_id()) is not null
    and dealership_id = any ((select scope.dealership_ids())::uuid[])
    and scope.lead_is_for(lead_id, dealership_id)
  )
);
