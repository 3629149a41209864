-- A code is taken from the browser that asked for it alone: each has a random challenge, kept here as a hash. Who else
-- knows the phone can neither spend the tries of its code nor end it by asking for another.
alter table sign_in_codes add column challenge_hash bytea;
