-- The contact form's outbox: a message is stored before it is e-mailed, so that an outage of the
-- mail server delays messages, but none are lost. The Edge Function calls the functions below;
-- only the owner can read the tables. Functions that depend on the time take it as a parameter, so
-- that tests can set it.
--
-- A message becomes dead only once the mail server has refused the message itself `max_refusals()`
-- times. Other failures are not the message's fault, so the message is retried. A digest has the
-- same id and messages at each attempt. Held and dead messages expire. Timestamps that were set
-- while the clock was ahead are corrected.
--
-- The migrations are divided by topic and describe one schema. Until the first deployment, they may
-- be edited; afterwards, each change needs a new migration.

create schema contact;

create type contact.state as enum ('queued', 'sending', 'sent', 'held', 'dead');

create table contact.outbox (
  -- Hash of the idempotency key and the message.
  key text primary key,
  -- The id in the response and in the log.
  id uuid not null unique,
  -- Whether `npx cli check-live --message` stored the row. For such a row, a drain only logs in to
  -- the mail server (20261126000000_contact_probes.sql).
  is_probe boolean not null default false,
  -- The name, phone, email and message that the visitor entered. jsonb would reject some
  -- characters.
  message json not null,
  -- held: suspected of being spam, until released. dead: refused by the mail server too often.
  state contact.state not null,
  -- Whether the message exceeded the limit for all clients; such messages are sent in digests
  -- when the window ends.
  digest boolean not null,
  attempts integer not null default 0,
  next_attempt timestamptz not null,
  -- A worker leases a message while it sends the message. If the worker stops, the lease expires.
  lease uuid,
  leased_until timestamptz,
  -- Stage and reply code of the last failure, such as "login 535".
  error text,
  created_at timestamptz not null,
  sent_at timestamptz,
  -- How many times the mail server has refused the message itself.
  refusals integer not null default 0,
  -- When the message became dead.
  died_at timestamptz,
  -- The number of reminders that have announced the message's deletion.
  announcements integer not null default 0,
  -- The message's digest; null until the digest is leased. A retry must have the same id and
  -- messages, so that it can be recognized as a duplicate if the first e-mail did arrive.
  digest_id uuid
);

create index on contact.outbox (next_attempt) where state in ('queued', 'sending');

create index on contact.outbox (digest_id) where digest_id is not null;

-- Counts messages from a client, messages from all clients, and reminders, in a time window.
create table contact.counters (
  opened_at timestamptz,
  -- The hash of a client, or a name: 'all' for messages from all clients, 'reminder' for a reminder
  -- that was sent that day, 'reminder attempt' for an attempt to send a reminder in that hour.
  client text,
  count integer not null,
  primary key (opened_at, client)
);

-- Clients are stored as hashes, salted with one secret per window. Unsalted hashes could be
-- reversed by hashing every IP address.
create table contact.secrets (
  opened_at timestamptz primary key,
  secret text not null default gen_random_uuid()::text || gen_random_uuid()::text
);

alter table contact.outbox enable row level security;
alter table contact.counters enable row level security;
alter table contact.secrets enable row level security;

-- The delivery policy. The rest of it is in the Edge Function: how many messages a drain sends at
-- once, and how long the drain runs (delivery.ts); how long an e-mail or an event may take
-- (transports/, webhook.ts); the limits per window and the retention period (settings.ts).

-- How long a worker leases a message: longer than TIME_LIMIT in transports/smtp.ts.
create function contact.lease_time() returns interval
language sql immutable return interval '2 minutes';

-- The longest delay between two attempts; also the delay after a message is refused.
create function contact.longest_delay() returns interval
language sql immutable return interval '6 hours';

-- The delay before the next attempt: 1, 2, 4 … minutes, but at most the longest delay.
create function contact.retry_delay(p_attempts integer) returns interval
language sql immutable
return least(contact.longest_delay(), interval '1 minute' * 2 ^ least(p_attempts - 1, 9));

-- How many times the mail server must refuse a message before the message becomes dead.
create function contact.max_refusals() returns integer
language sql immutable return 3;

-- How many daily reminders announce a message's deletion, if the retention period is long enough.
create function contact.reminders() returns integer
language sql immutable return 7;

-- The maximum of RATE_LIMIT_WINDOW_SECONDS in settings.ts.
create function contact.longest_window() returns interval
language sql immutable return interval '1 day';

-- Whether a failure makes a message dead. The refusal of a digest does not, because it is unknown
-- which of its messages caused the refusal.
create function contact.is_refused_finally(o contact.outbox, p_refused boolean) returns boolean
language sql immutable
return p_refused and not o.digest and o.refusals + 1 >= contact.max_refusals();

create function contact.is_due(o contact.outbox, p_now timestamptz) returns boolean
language sql immutable
return o.next_attempt <= p_now
  and (o.state = 'queued' or o.state = 'sending' and o.leased_until <= p_now);

-- Whether the retention period of a held or dead message ends by `p_time`.
create function contact.expires_by(
  o contact.outbox, p_retention_days integer, p_time timestamptz
) returns boolean
language sql stable
return o.state in ('held', 'dead')
  and coalesce(o.died_at, o.created_at) + make_interval(days => p_retention_days) <= p_time;

-- Whether a held or dead message will be deleted so soon that reminders must announce its deletion.
create function contact.is_expiring(
  o contact.outbox, p_retention_days integer, p_now timestamptz
) returns boolean
language sql stable
return contact.expires_by(
  o, p_retention_days, p_now + make_interval(days => contact.reminders() + 1)
);

-- Counts a message. Returns the new count, or null if the limit has already been reached.
create function contact.count_message(
  p_opened_at timestamptz, p_client text, p_limit integer
) returns integer
language sql security definer set search_path = '' as $$
  insert into contact.counters as c values (p_opened_at, p_client, 1)
  on conflict (opened_at, client) do update set count = c.count + 1 where c.count < p_limit
  returning count
$$;

-- Checks the idempotency key and the limits, and stores the message, in one transaction. Returns
--   id          of the stored message, or of an earlier message with the same key; null if the
--               client has reached its limit
--   lease       set if the caller must send the message now
--   retry_after the seconds to wait, if the client has reached its limit
create function contact.submit(
  p_key text,
  p_id uuid,
  p_message json,
  p_client text, -- null if unknown
  p_suspect boolean,
  p_client_limit integer,
  p_total_limit integer,
  p_window integer, -- in seconds
  p_now timestamptz default now(),
  out id uuid,
  out lease uuid,
  out retry_after integer
)
language plpgsql security definer set search_path = '' as $$
declare
  opened timestamptz := to_timestamp(floor(extract(epoch from p_now) / p_window) * p_window);
  closes timestamptz := opened + make_interval(secs => p_window);
  client_hash text;
  over boolean; -- whether the limit for all clients is exceeded
begin
  -- If a message is submitted twice at once, the second submission waits here and is not counted.
  perform pg_advisory_xact_lock(hashtextextended(p_key, 0));
  select o.id into id from contact.outbox o where o.key = p_key;
  if found then
    return;
  end if;

  if p_client is not null then
    insert into contact.secrets values (opened) on conflict do nothing;
    select encode(sha256(convert_to(s.secret || p_client, 'UTF8')), 'hex') into client_hash
    from contact.secrets s where s.opened_at = opened;
    if contact.count_message(opened, client_hash, p_client_limit) is null then
      retry_after := ceil(extract(epoch from closes - p_now));
      return;
    end if;
  end if;
  over := contact.count_message(opened, 'all', 2147483647) > p_total_limit;
  id := p_id;
  if not p_suspect and not over then
    lease := gen_random_uuid();
  end if;
  insert into contact.outbox (
    key, id, message, state, digest, attempts, next_attempt, lease, leased_until, created_at
  ) values (
    p_key,
    p_id,
    p_message,
    (case when p_suspect then 'held' when over then 'queued' else 'sending' end)::contact.state,
    over,
    case when lease is null then 0 else 1 end,
    case when over then closes else p_now end,
    lease,
    case when lease is not null then p_now + contact.lease_time() end,
    p_now
  );
end
$$;

-- Leases messages that are due, or whose lease has expired, except those for digests. Messages with
-- the most attempts are leased last, so that they do not delay the others.
create function contact.claim(p_limit integer, p_now timestamptz default now())
returns table (key text, id uuid, is_probe boolean, message json, lease uuid)
language sql security definer set search_path = '' as $$
  with claimed as (
    update contact.outbox o
    set state = 'sending',
      attempts = o.attempts + 1,
      lease = gen_random_uuid(),
      leased_until = p_now + contact.lease_time()
    where o.key in (
      select due.key from contact.outbox due
      where not due.digest and contact.is_due(due, p_now)
      order by due.attempts, due.created_at
      limit p_limit
      for update skip locked
    )
    returning o.*
  )
  select c.key, c.id, c.is_probe, c.message, c.lease from claimed c order by c.created_at
$$;

-- Leases the messages in one digest, all with the same lease. An earlier digest that is due again
-- takes precedence over a new digest.
create function contact.claim_digest(p_limit integer, p_now timestamptz default now())
returns table (digest_id uuid, key text, id uuid, message json, lease uuid)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  claimed_id uuid;
  new_lease uuid := gen_random_uuid();
begin
  -- Without this lock, two workers could lock different messages in the same digest.
  perform pg_advisory_xact_lock(hashtextextended('contact.claim_digest', 0));
  select due.digest_id into claimed_id
  from contact.outbox due
  where due.digest_id is not null and contact.is_due(due, p_now)
  order by due.created_at
  limit 1;
  if not found then
    claimed_id := gen_random_uuid();
    update contact.outbox o
    set digest_id = claimed_id
    where o.key in (
      select due.key from contact.outbox due
      where due.digest and due.digest_id is null and contact.is_due(due, p_now)
      order by due.created_at
      limit p_limit
      for update skip locked
    );
  end if;
  return query
    with claimed as (
      update contact.outbox o
      set state = 'sending',
        attempts = o.attempts + 1,
        lease = new_lease,
        leased_until = p_now + contact.lease_time()
      where o.digest_id = claimed_id and contact.is_due(o, p_now)
      returning o.*
    )
    select c.digest_id, c.key, c.id, c.message, c.lease
    from claimed c order by c.created_at, c.key;
end
$$;

-- Records an e-mail's result for all messages in it: p_error is null if the e-mail was sent. Any
-- worker can record a success, but only the worker that still has the lease can record a failure.
-- Returns the number of messages that were changed.
create function contact.settle(
  p_keys text[],
  p_lease uuid,
  p_error text,
  p_refused boolean, -- whether the mail server refused the e-mail because of its content
  p_now timestamptz default now()
) returns integer
language sql security definer set search_path = '' as $$
  with settled as (
    update contact.outbox o
    set state = (
        case
          when p_error is null then 'sent'
          when contact.is_refused_finally(o, p_refused) then 'dead'
          else 'queued'
        end
      )::contact.state,
      error = p_error,
      lease = null,
      leased_until = null,
      sent_at = case when p_error is null then p_now end,
      died_at = case when contact.is_refused_finally(o, p_refused) then p_now end,
      refusals = o.refusals + (p_refused and not o.digest)::integer,
      -- If a digest is refused, its messages are sent one by one, as one of them may be the cause.
      digest = o.digest and not p_refused,
      digest_id = case when not p_refused then o.digest_id end,
      attempts = case when p_refused and o.digest then 0 else o.attempts end,
      next_attempt = case
        when p_refused and o.digest then p_now
        -- A filter that refused the message by mistake may be corrected in the meantime.
        when p_refused then p_now + contact.longest_delay()
        else p_now + contact.retry_delay(o.attempts)
      end
    where o.key = any (p_keys)
      and (o.lease = p_lease or p_error is null and o.state <> 'sent')
    returning 1
  )
  select count(*)::integer from settled
$$;

-- Deletes counters and secrets after the longest window, and sent messages after the retention
-- period. Held and dead messages are also deleted after the retention period, once the daily
-- reminders have announced the deletion. Messages that are still to be sent are not deleted.
create function contact.purge(p_retention_days integer, p_now timestamptz default now())
returns void
language sql security definer set search_path = '' as $$
  -- Corrects times that were stored while the clock was ahead. For `next_attempt`, these are times
  -- further ahead than the longest window, because no attempt is scheduled that late.
  update contact.outbox o
  set created_at = least(o.created_at, p_now),
    sent_at = least(o.sent_at, p_now),
    died_at = least(o.died_at, p_now),
    leased_until = least(o.leased_until, p_now + contact.lease_time()),
    next_attempt = case
      when o.next_attempt > p_now + contact.longest_window() then p_now else o.next_attempt
    end
  where greatest(
    o.created_at, o.sent_at, o.died_at,
    o.leased_until - contact.lease_time(), o.next_attempt - contact.longest_window()
  ) > p_now;

  delete from contact.outbox o
  where o.state = 'sent'
      and o.sent_at + make_interval(days => p_retention_days) <= p_now
    or contact.expires_by(o, p_retention_days, p_now)
      and o.announcements >= least(contact.reminders(), p_retention_days - 1);
  delete from contact.counters c
  where c.opened_at not between
    p_now - contact.longest_window() and p_now + contact.longest_window();
  delete from contact.secrets s
  where s.opened_at not between
    p_now - contact.longest_window() and p_now + contact.longest_window();
$$;

-- With an id, makes that message due now if it is queued, held or dead. Without an id, makes every
-- queued or dead message due, except probes and messages that wait for the end of their window.
create function contact.requeue(p_id uuid default null, p_now timestamptz default now())
returns integer
language sql security definer set search_path = '' as $$
  with requeued as (
    update contact.outbox o
    set state = 'queued',
      digest = o.digest and p_id is null,
      digest_id = case when p_id is null then o.digest_id end,
      next_attempt = p_now,
      attempts = 0,
      refusals = 0,
      died_at = null,
      announcements = 0
    where o.id = p_id and o.state in ('queued', 'held', 'dead')
      or p_id is null and not o.is_probe and o.state in ('queued', 'dead')
        and (not o.digest or o.digest_id is not null)
    returning 1
  )
  select count(*)::integer from requeued
$$;

-- Returns the numbers of unsent messages, how many of them will soon be deleted, and whether to
-- remind the owner of held and dead messages now: once an hour, until the day's reminder is sent.
create function contact.backlog(
  p_retention_days integer,
  p_now timestamptz default now(),
  out queued integer, out held integer, out dead integer, out expiring integer,
  out reminder boolean, out "time" timestamptz
)
language plpgsql security definer set search_path = '' as $$
begin
  select
    count(*) filter (where o.state in ('queued', 'sending')),
    count(*) filter (where o.state = 'held'),
    count(*) filter (where o.state = 'dead'),
    count(*) filter (where contact.is_expiring(o, p_retention_days, p_now))
  into queued, held, dead, expiring
  from contact.outbox o where not o.is_probe;
  "time" := p_now;
  reminder := false;
  if held + dead > 0 and not exists (
    select from contact.counters c
    where c.opened_at = date_trunc('day', p_now, 'UTC') and c.client = 'reminder'
  ) then
    reminder := contact.count_message(
      date_trunc('hour', p_now, 'UTC'), 'reminder attempt', 1
    ) is not null;
  end if;
end
$$;

-- Records that a reminder about the backlog at p_time was sent.
create function contact.reminded(p_retention_days integer, p_time timestamptz) returns void
language sql security definer set search_path = '' as $$
  insert into contact.counters values (date_trunc('day', p_time, 'UTC'), 'reminder', 1)
  on conflict do nothing;
  update contact.outbox o
  set announcements = o.announcements + 1
  where contact.is_expiring(o, p_retention_days, p_time);
$$;

-- By default, every role can execute a function. For functions that later migrations add, this
-- privilege is revoked in all schemas, because a default for a single schema cannot revoke it.
revoke all on schema contact from public;
revoke all on all tables in schema contact from public, anon, authenticated, service_role;
revoke all on all functions in schema contact from public, anon, authenticated;
grant usage on schema contact to service_role;
grant execute on all functions in schema contact to service_role;
alter default privileges revoke execute on functions from public;
alter default privileges in schema contact grant execute on functions to service_role;
