-- Functions that later migrations add can be executed by service_role only, as the earlier ones.
-- By default, everyone can execute a function. This default is revoked for all schemas: for a single
-- one, PostgreSQL can only extend the defaults.

alter default privileges revoke execute on functions from public;
alter default privileges in schema contact grant execute on functions to service_role;
