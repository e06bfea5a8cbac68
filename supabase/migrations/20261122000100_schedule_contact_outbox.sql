-- Calls the drain route of the Edge Function every minute. The URL of the function and its
-- DRAIN_SECRET are in Vault (docs/deploy-function.md); until they are, the job does nothing. A
-- PostgreSQL server without pg_cron, such as that of `npm start`, skips this file: the local server
-- calls the route itself.

do $migration$
begin
  if not exists (select from pg_available_extensions where name = 'pg_cron') then
    return;
  end if;

  create extension if not exists pg_cron with schema pg_catalog;
  -- Its functions are in the schema `net` in any case; in `public`, the dashboard warns about it.
  create extension if not exists pg_net with schema extensions;

  perform cron.schedule('drain-contact-outbox', '* * * * *', $job$
    select net.http_post(
      url := url.decrypted_secret || '/drain',
      headers := jsonb_build_object('Authorization', 'Bearer ' || secret.decrypted_secret),
      timeout_milliseconds := 60000
    )
    from vault.decrypted_secrets url, vault.decrypted_secrets secret
    where url.name = 'contact_function_url' and secret.name = 'contact_drain_secret'
  $job$);

  -- pg_cron keeps a row of each run, and never deletes any.
  perform cron.schedule('delete-cron-history', '0 3 * * *', $job$
    delete from cron.job_run_details where end_time < now() - interval '7 days'
  $job$);
end
$migration$;
