-- What one sent form left behind in a lead is told from what another did: its events have one submission. Null of what
-- no form did, such as a note of staff, and of rows from before; of those the events of one form have one moment.
alter table lead_events add column submission_id uuid;
