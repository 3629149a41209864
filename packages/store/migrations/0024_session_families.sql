-- A session is one family of tokens, of which the last one counts. Those before it are kept as hashes: one that is shown
-- again after its replacement was used was copied, and the session ends for everybody who holds a token of it.
-- allows: index because a session lasts half a year at most, and their table is small
alter table visitor_sessions add column past_hashes bytea[] not null default '{}';
-- When the present token was first shown; null while nobody has.
alter table visitor_sessions add column used_at timestamptz;
-- What its owner knows it by: Chrome on Android.
alter table visitor_sessions add column device text;
create index visitor_sessions_past on visitor_sessions using gin (past_hashes);
