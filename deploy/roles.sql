-- Runs once, as the superuser, when PostgreSQL creates its data: two roles that have none of its rights. console_owner owns the
-- tables and upgrades them; the consoles work as console, which owns nothing.
\set owner_password `cat /run/secrets/database_owner`
\set console_password `cat /run/secrets/database_console`
CREATE ROLE console_owner LOGIN PASSWORD :'owner_password';
CREATE ROLE console LOGIN PASSWORD :'console_password';
CREATE DATABASE console OWNER console_owner;
REVOKE ALL ON DATABASE console FROM PUBLIC;
GRANT CONNECT ON DATABASE console TO console;
