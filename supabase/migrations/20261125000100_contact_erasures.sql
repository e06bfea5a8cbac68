-- Records what `npx cli messages erase` deleted, so that restoring a backup does not bring it back.

create table contact.erasures (
  -- SHA-256 of the salt, a space, and either a message's id or an e-mail address in lower case.
  hash text primary key,
  salt text not null,
  erased_at timestamptz not null,
  -- The expiry time of the last backup that was made before the erasure.
  expires_at timestamptz not null
);

alter table contact.erasures enable row level security;
revoke all on contact.erasures from public, anon, authenticated, service_role;

create function contact.purge_erasures(p_now timestamptz default now()) returns void
language sql security definer set search_path = '' as $$
  delete from contact.erasures e where e.expires_at <= p_now
$$;
