-- Two leads of one person become one (CON-2): the one that is merged says where it went, and keeps all that is its own,
-- so that they can be split again. Leads of the same person are found by email and by phone.
-- allows: index because leads are looked for in ways that this migration adds, and are partitioned
-- allows: constraint because the column is new, and no row has a value to check

alter table leads add column merged_into uuid references leads on delete set null;
alter table leads add check (merged_into <> id);
create index leads_merged_into on leads (merged_into) where merged_into is not null;
create index leads_of_email on leads (dealership_id, lower(email)) where email is not null;
-- Its last nine digits: 0491 570 156 and +61 491 570 156 are one phone.
create index leads_of_phone on leads (dealership_id, right(regexp_replace(phone, '\D', '', 'g'), 9)) where phone is not null;
grant update (merged_into) on leads to forecourt_console;
grant select (merged_into) on leads to forecourt_console, forecourt_worker, forecourt_web;
