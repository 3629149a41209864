-- Copied from template1, so it has the extensions of postgres-development.sql.
create database forecourt owner forecourt_owner;
