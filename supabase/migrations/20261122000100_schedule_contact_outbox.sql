-- Calls the drain route of the Edge Function every minute, if a message is due. The URL of the
-- function and its DRAIN_SECRET are in Vault (docs/deploy-function.md). A PostgreSQL server without
-- pg_cron, such as that of `npm start`, skips this file: the local server calls the route itself.

do $migration$
begin
  if not exists (select from pg_available_extensions where name = 'pg_cron') then
    return;
  end if;

  create extension if not exists pg_cron;
  create extension if not exists pg_net;

  perform cron.schedule('drain-contact-outbox', '* * * * *', $job$
    select net.http_post(
      url := url.decrypted_secret || '/drain',
      headers := jsonb_build_object('Authorization', 'Bearer ' || secret.decrypted_secret),
      timeout_milliseconds := 60000
    )
    from vault.decrypted_secrets url, vault.decrypted_secrets secret
    where url.name = 'contact_function_url' and secret.name = 'contact_drain_secret'
  $job$);
end
$migration$;
