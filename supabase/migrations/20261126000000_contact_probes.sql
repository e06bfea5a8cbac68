-- `npx cli check-live --message` stores probes to check whether messages reach the mail server.
-- Probes are in the outbox: a drain leases and settles them like messages, but logs in to the mail
-- server instead of sending them. Nothing else that reads the outbox counts or shows them.

-- Stores a probe, which is due at once and does not count towards any limit. Returns its id, or the
-- id of an earlier probe with the same key.
create function contact.submit_probe(
  p_key text, p_id uuid, p_message json, p_now timestamptz default now()
) returns uuid
language sql security definer set search_path = '' as $$
  insert into contact.outbox as o
    (key, id, is_probe, message, state, digest, next_attempt, created_at)
  values (p_key, p_id, true, p_message, 'queued', false, p_now, p_now)
  on conflict (key) do update set key = o.key
  returning o.id
$$;

create function contact.read_probe(
  p_id uuid, out state contact.state, out attempts integer, out error text
) returns setof record
language sql stable security definer set search_path = '' as $$
  select o.state, o.attempts, o.error from contact.outbox o where o.id = p_id and o.is_probe
$$;

create function contact.delete_probe(p_id uuid) returns void
language sql security definer set search_path = '' as $$
  delete from contact.outbox o where o.id = p_id and o.is_probe
$$;

-- Deletes probes after ten minutes, if their callers have not deleted them by then.
create function contact.purge_probes(p_now timestamptz default now()) returns void
language sql security definer set search_path = '' as $$
  delete from contact.outbox o
  where o.is_probe
    and o.created_at not between p_now - interval '10 minutes' and p_now + interval '10 minutes'
$$;
