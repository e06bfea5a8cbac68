-- The outbox of the contact form: a message is stored before it is e-mailed, so that an outage of
-- the mail server delays messages but does not lose them. The Edge Function calls the functions
-- below; nothing else has access. Every function takes the time as a parameter, for the tests.

create schema contact;

create type contact.state as enum ('queued', 'sending', 'sent', 'held', 'dead');

create table contact.outbox (
  -- Hash of the idempotency key and the message.
  key text primary key,
  -- The id in the response and in the log.
  id uuid not null unique,
  -- The name, phone, email and message that the visitor entered. jsonb would reject some
  -- characters.
  message json not null,
  -- held: suspect, until it is released. dead: the mail server refused it
  -- permanently.
  state contact.state not null,
  -- Over the limit for all clients: sent when the window ends, in one e-mail with others.
  digest boolean not null,
  attempts integer not null default 0,
  next_attempt timestamptz not null,
  -- A worker owns a message while it sends it. If the worker stops, the lease expires.
  lease uuid,
  leased_until timestamptz,
  -- Stage and reply code of the last failure, such as "login 535".
  error text,
  created_at timestamptz not null,
  sent_at timestamptz
);

create index on contact.outbox (next_attempt) where state in ('queued', 'sending');

-- The number of messages from a client, or from all clients, in a window of time.
create table contact.counters (
  opened_at timestamptz,
  client text,
  count integer not null,
  primary key (opened_at, client)
);

-- Clients are stored as a hash with a secret of their window. Without the secret, the IP addresses
-- could be found by hashing all of them.
create table contact.secrets (
  opened_at timestamptz primary key,
  secret text not null default gen_random_uuid()::text || gen_random_uuid()::text
);

alter table contact.outbox enable row level security;
alter table contact.counters enable row level security;
alter table contact.secrets enable row level security;

-- Counts a message. Returns the new count, or null if the limit is already reached.
create function contact.count_message(
  p_opened_at timestamptz, p_client text, p_limit integer
) returns integer
language sql security definer set search_path = '' as $$
  insert into contact.counters as c values (p_opened_at, p_client, 1)
  on conflict (opened_at, client) do update set count = c.count + 1 where c.count < p_limit
  returning count
$$;

-- Stores a message, in one transaction with its idempotency key and its limits. Returns
--   id          of the stored message, which may be an earlier one with the same key; null if the
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
  over boolean; -- the limit for all clients
begin
  -- If the same message is sent twice at once, the second waits here and is not counted.
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
    case when lease is not null then p_now + interval '2 minutes' end,
    p_now
  );
end
$$;

-- Leases messages that are due, or whose lease has expired: single ones, or those for a digest.
create function contact.claim(
  p_limit integer, p_digest boolean, p_now timestamptz default now()
) returns table (key text, id uuid, message json, lease uuid)
language sql security definer set search_path = '' as $$
  with claimed as (
    update contact.outbox o
    set state = 'sending',
      attempts = o.attempts + 1,
      lease = gen_random_uuid(),
      leased_until = p_now + interval '2 minutes'
    where o.key in (
      select due.key from contact.outbox due
      where due.digest = p_digest
        and due.next_attempt <= p_now
        and (due.state = 'queued' or due.state = 'sending' and due.leased_until <= p_now)
      order by due.created_at
      limit p_limit
      for update skip locked
    )
    returning o.*
  )
  select c.key, c.id, c.message, c.lease from claimed c order by c.created_at
$$;

-- Records the result of sending a message: p_error is null if it was sent. Returns false if the
-- lease has expired and another worker has claimed the message, which then is not changed.
create function contact.settle(
  p_key text,
  p_lease uuid,
  p_error text,
  p_permanent boolean,
  p_now timestamptz default now()
) returns boolean
language sql security definer set search_path = '' as $$
  with settled as (
    update contact.outbox o
    set state = (
        case when p_error is null then 'sent' when p_permanent then 'dead' else 'queued' end
      )::contact.state,
      error = p_error,
      lease = null,
      leased_until = null,
      sent_at = case when p_error is null then p_now end,
      -- After 1, 2, 4 … minutes, at most 6 hours apart.
      next_attempt = p_now
        + least(interval '6 hours', interval '1 minute' * 2 ^ least(o.attempts - 1, 9))
    where o.key = p_key and o.lease = p_lease
    returning 1
  )
  select exists (select from settled)
$$;

-- Deletes sent messages after the retention period, and counters after a day.
create function contact.purge(p_retention interval, p_now timestamptz default now()) returns void
language sql security definer set search_path = '' as $$
  delete from contact.outbox o where o.state = 'sent' and o.sent_at <= p_now - p_retention;
  delete from contact.counters c where c.opened_at <= p_now - interval '1 day';
  delete from contact.secrets s where s.opened_at <= p_now - interval '1 day';
$$;

-- Makes a held or dead message due now, or every message that is queued or dead.
create function contact.requeue(p_id uuid default null, p_now timestamptz default now())
returns integer
language sql security definer set search_path = '' as $$
  with requeued as (
    update contact.outbox o
    set state = 'queued', digest = false, next_attempt = p_now, attempts = 0
    where o.id = p_id and o.state in ('queued', 'held', 'dead')
      or p_id is null and o.state in ('queued', 'dead') and not o.digest
    returning 1
  )
  select count(*)::integer from requeued
$$;

-- The numbers of unsent messages, and whether to remind the owner of those that need attention,
-- which is once a day.
create function contact.backlog(
  p_now timestamptz default now(),
  out queued integer, out held integer, out dead integer, out reminder boolean
)
language plpgsql security definer set search_path = '' as $$
begin
  select
    count(*) filter (where o.state in ('queued', 'sending')),
    count(*) filter (where o.state = 'held'),
    count(*) filter (where o.state = 'dead')
  into queued, held, dead
  from contact.outbox o;
  reminder := held + dead > 0
    and contact.count_message(date_trunc('day', p_now, 'UTC'), 'reminder', 1) is not null;
end
$$;

-- Functions can be executed by everyone by default.
revoke all on schema contact from public;
revoke all on all tables in schema contact from public, anon, authenticated, service_role;
revoke all on all functions in schema contact from public, anon, authenticated;
grant usage on schema contact to service_role;
grant execute on all functions in schema contact to service_role;
