-- What a development server has beside the roles of packages/store/roles.sql: their passwords, and the
-- extensions that every database begins with. Run as superuser in template1, on every start and by the
-- image of compose.yaml.
alter role forecourt_owner password 'forecourt_owner';
alter role forecourt_web password 'forecourt_web';
alter role forecourt_worker password 'forecourt_worker';
alter role forecourt_console password 'forecourt_console';
alter role forecourt_loader password 'forecourt_loader';
alter role forecourt_jobs password 'forecourt_jobs';
alter role forecourt_indexer password 'forecourt_indexer';

create extension if not exists pg_trgm;
create extension if not exists btree_gist;
create extension if not exists unaccent;
create extension if not exists pg_stat_statements;
