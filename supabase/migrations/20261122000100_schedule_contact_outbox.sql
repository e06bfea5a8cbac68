-- Calls the Edge Function's drain route every minute. The function's URL and its
-- DRAIN_SECRET are in Vault (docs/deploy-function.md); until they are, the job does nothing.
-- Without pg_cron, as on the PostgreSQL server that `npm start` runs, this migration does nothing:
-- there, `npm start` calls the route itself.

do $migration$
begin
  if not exists (select from pg_available_extensions where name = 'pg_cron') then
    return;
  end if;

  create extension if not exists pg_cron with schema pg_catalog;
  -- pg_net always uses the schema `net`; the dashboard warns about extensions in `public`.
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

  -- pg_cron stores a row for each run, and never deletes one.
  perform cron.schedule('delete-cron-history', '0 3 * * *', $job$
    delete from cron.job_run_details where end_time < now() - interval '7 days'
  $job$);
end
$migration$;
