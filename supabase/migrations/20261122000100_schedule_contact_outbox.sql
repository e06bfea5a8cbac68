-- Schedules a job that calls the Edge Function's drain route every minute. The job reads the
-- function's URL and DRAIN_SECRET from Vault (docs/deploy-function.md), and does nothing until both
-- are set. Without pg_cron, this migration does nothing. The PostgreSQL server that `npm start`
-- runs lacks pg_cron, so `npm start` calls the route itself.

do $migration$
begin
  if not exists (select from pg_available_extensions where name = 'pg_cron') then
    return;
  end if;

  create extension if not exists pg_cron with schema pg_catalog;
  -- The dashboard warns about extensions in `public`; pg_net's objects are always in `net`.
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

  -- pg_cron stores a row for each run, and never deletes these rows itself.
  perform cron.schedule('delete-cron-history', '0 3 * * *', $job$
    delete from cron.job_run_details where end_time < now() - interval '7 days'
  $job$);
end
$migration$;
