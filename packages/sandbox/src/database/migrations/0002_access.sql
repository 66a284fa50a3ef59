-- One client on one device. Its id is the loginId of the wire.
create table devices (
  id uuid primary key,
  client_id integer not null references clients (id) on delete cascade,
  device_type text not null check (device_type in ('web', 'mobile')),
  is_blocked boolean not null,
  is_main_account boolean not null,
  created_at timestamptz not null
);
create index devices_by_client on devices (client_id);

-- A right password that still wants its code, and the code once it was sent. One a device: a new one replaces it.
create table challenges (
  login_id uuid primary key references devices (id) on delete cascade,
  expires_at timestamptz not null,
  code_hash bytea,
  code_expires_at timestamptz,
  attempts_left smallint not null check (attempts_left >= 0)
);

create table sessions (
  id uuid primary key,
  client_id integer not null references clients (id) on delete cascade,
  login_id uuid not null references devices (id) on delete cascade,
  created_at timestamptz not null,
  revoked_at timestamptz
);
create index sessions_by_login on sessions (login_id);
create index sessions_by_client on sessions (client_id);

-- A session's refresh tokens are one family: each is used once and begets the next.
create table refresh_tokens (
  token_hash bytea primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index refresh_tokens_by_session on refresh_tokens (session_id);

-- A uid without a client is a guest's.
create table consents (
  uid uuid primary key,
  client_id integer unique references clients (id) on delete cascade,
  is_accepted boolean not null,
  terms integer[] not null,
  answered_at timestamptz not null
);

-- Tries in a window of time, for what must not be guessed.
create table attempts (
  key text primary key,
  window_ends_at timestamptz not null,
  count integer not null
);
