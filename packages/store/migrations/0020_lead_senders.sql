-- Whoever goes on in a conversation proves to be who began it: as the same signed-in visitor, or by a secret that the
-- browser got with the first form and that is kept here as a hash. A name, phone or address alone proves nothing.
-- allows: index because only messages that went into another lead are in it, of which there are few
alter table leads add column sender_hash bytea;
-- What was sent is known to its sender under an id of its own, also where it went into a lead that was there.
create index lead_events_joined on lead_events (submission_id) where kind = 'message';
