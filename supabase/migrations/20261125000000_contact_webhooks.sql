-- Events that are sent to the owner's webhook: one for each message, and one each for the start and
-- the end of an outage of the mail server. An event is retried independently of its message and
-- never changes the message, so a webhook that is down cannot affect e-mails.

create type contact.webhook_event as enum ('message', 'mail_down', 'mail_up');

create table contact.webhooks (
  id uuid primary key default gen_random_uuid(),
  event contact.webhook_event not null,
  -- When a message is deleted, its event is deleted too.
  message_id uuid unique references contact.outbox (id) on delete cascade,
  -- For mail_down: the last failure of a message, such as "login 535".
  detail text,
  -- dead: the receiver responded with a permanent error. Events are never held.
  state contact.state not null default 'queued',
  attempts integer not null default 0,
  next_attempt timestamptz not null,
  lease uuid,
  leased_until timestamptz,
  -- The HTTP status of the last failure, or "network", "timeout" or "internal".
  error text,
  created_at timestamptz not null,
  sent_at timestamptz,
  check ((event = 'message') = (message_id is not null))
);

create index on contact.webhooks (next_attempt) where state in ('queued', 'sending');

alter table contact.webhooks enable row level security;
revoke all on contact.webhooks from public, anon, authenticated, service_role;

-- Creates the event for a message, unless the event already exists. The Edge Function calls this
-- function in the statement that stores the message.
create function contact.queue_webhook(p_message_id uuid, p_now timestamptz default now())
returns void
language sql security definer set search_path = '' as $$
  insert into contact.webhooks (event, message_id, next_attempt, created_at)
  select 'message', p_message_id, p_now, p_now where p_message_id is not null
  on conflict (message_id) do nothing
$$;

-- Creates an event if an outage of the mail server has begun or ended. An outage begins when a
-- message that could not be sent is an hour old and no later message has been sent. If a later
-- message has been sent, the failed message is the cause, not the mail server.
create function contact.watch_mail(p_now timestamptz default now()) returns void
language plpgsql security definer set search_path = '' as $$
declare
  failure text;
  is_down boolean;
  was_down boolean;
begin
  -- Without this lock, two workers could both create the event.
  perform pg_advisory_xact_lock(hashtextextended('contact.watch_mail', 0));
  select o.error into failure
  from contact.outbox o
  where not o.is_probe
    and o.state in ('queued', 'sending')
    and o.error is not null
    and o.created_at <= p_now - interval '1 hour'
    and not exists (
      select from contact.outbox later
      where not later.is_probe and later.state = 'sent' and later.created_at > o.created_at
    )
  order by o.created_at desc
  limit 1;
  is_down := found;
  was_down := coalesce((
    select w.event = 'mail_down' from contact.webhooks w
    where w.event <> 'message' order by w.created_at desc, w.event desc limit 1
  ), false);
  if is_down <> was_down then
    insert into contact.webhooks (event, detail, next_attempt, created_at)
    values (
      (case when is_down then 'mail_down' else 'mail_up' end)::contact.webhook_event,
      failure, p_now, p_now
    );
  end if;
end
$$;

-- How long a worker leases an event: longer than TIME_LIMIT in webhook.ts.
create function contact.webhook_lease_time() returns interval
language sql immutable return interval '1 minute';

-- Leases an event that is due, or whose lease has expired. Events about the mail server come first;
-- events for messages in a digest come last. Events for held messages are not leased.
create function contact.claim_webhook(
  p_includes_message boolean, p_now timestamptz default now()
) returns table (
  id uuid, event contact.webhook_event, message_id uuid, message json, detail text,
  created_at timestamptz, lease uuid
)
language sql security definer set search_path = '' as $$
  with claimed as (
    update contact.webhooks w
    set state = 'sending',
      attempts = w.attempts + 1,
      lease = gen_random_uuid(),
      leased_until = p_now + contact.webhook_lease_time()
    where w.id = (
      select due.id
      from contact.webhooks due left join contact.outbox o on o.id = due.message_id
      where due.next_attempt <= p_now
        and (due.state = 'queued' or due.state = 'sending' and due.leased_until <= p_now)
        and o.state is distinct from 'held'
        -- The end of an outage is not reported before its start.
        and not (due.event = 'mail_up' and exists (
          select from contact.webhooks earlier
          where earlier.event = 'mail_down' and earlier.state in ('queued', 'sending')
        ))
      order by due.event = 'message', o.digest, due.attempts, due.created_at
      limit 1
      for update of due skip locked
    )
    returning w.*
  )
  select
    c.id, c.event, c.message_id, case when p_includes_message then o.message end, c.detail,
    c.created_at, c.lease
  from claimed c left join contact.outbox o on o.id = c.message_id
$$;

-- Records the result of an attempt: p_error is null if the receiver accepted the event. If the
-- receiver asked the function to wait, all queued events wait.
create function contact.settle_webhook(
  p_id uuid,
  p_lease uuid,
  p_error text,
  p_permanent boolean,
  p_wait integer, -- in seconds; null if the receiver did not ask for a delay
  p_now timestamptz default now()
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  asked timestamptz := p_now + least(
    contact.longest_delay(), make_interval(secs => coalesce(p_wait, 0))
  );
begin
  update contact.webhooks w
  set state = (
      case when p_error is null then 'sent' when p_permanent then 'dead' else 'queued' end
    )::contact.state,
    error = p_error,
    lease = null,
    leased_until = null,
    sent_at = case when p_error is null then p_now end,
    next_attempt = greatest(asked, p_now + contact.retry_delay(w.attempts))
  where w.id = p_id and w.lease = p_lease;
  if p_wait is not null then
    update contact.webhooks w
    set next_attempt = asked
    where w.state = 'queued' and w.next_attempt < asked;
  end if;
end
$$;

-- Deletes events about the mail server after the retention period. Other events are deleted with
-- their messages. Like contact.purge, also corrects times stored while the clock was ahead.
create function contact.purge_webhooks(p_retention_days integer, p_now timestamptz default now())
returns void
language sql security definer set search_path = '' as $$
  update contact.webhooks w
  set created_at = least(w.created_at, p_now),
    sent_at = least(w.sent_at, p_now),
    leased_until = least(w.leased_until, p_now + contact.webhook_lease_time()),
    next_attempt = case
      when w.next_attempt > p_now + contact.longest_delay() then p_now else w.next_attempt
    end
  where greatest(
    w.created_at, w.sent_at, w.leased_until - contact.webhook_lease_time(),
    w.next_attempt - contact.longest_delay()
  ) > p_now;

  delete from contact.webhooks w
  where w.message_id is null and w.created_at + make_interval(days => p_retention_days) <= p_now;
$$;
