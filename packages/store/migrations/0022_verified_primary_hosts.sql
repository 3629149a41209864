-- Mails, redirects and canonical addresses name a site's primary host: one that nobody has verified may be somebody
-- else's, and would get the secrets in the links of a mail.
-- allows: rows because they are the few hosts that were chosen before they were verified, seen by the policy role
-- allows: constraint because a site has a handful of hosts: all of them are read within milliseconds
grant update (is_primary) on domains to forecourt_policy;
set local role forecourt_policy;
update domains set is_primary = false where is_primary and verified_at is null;
reset role;
revoke update (is_primary) on domains from forecourt_policy;
alter table domains add constraint domains_primary_is_verified check (not is_primary or verified_at is not null);
