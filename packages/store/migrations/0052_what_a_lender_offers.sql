-- What a lender that says yes would lend, and for how long: to whoever holds the application, and to nobody else.
alter table finance_applications
  add column offered_cents integer,
  add column offered_months smallint;
alter table finance_applications add constraint finance_applications_offered check (
  (offered_cents is null) = (offered_months is null)
  and (offered_cents is null or (status = 'accepted' and offered_cents > 0 and offered_months between 1 and 120))
) not valid;
grant select (offered_cents, offered_months) on finance_applications to forecourt_web, forecourt_worker;
grant update (offered_cents, offered_months) on finance_applications to forecourt_worker;
