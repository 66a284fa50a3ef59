-- The secret that signs captchas. One for all servers on this database.
create table captcha_secrets (
  id text primary key check (id = 'current'),
  secret text not null
);

-- Captchas whose proof was brought, until they would expire anyway: each counts once.
create table used_captchas (
  signature text primary key,
  expires_at timestamptz not null
);
create index used_captchas_by_expiry on used_captchas (expires_at);

-- Sent by e-mail; the client's own password goes on to sign them in beside it. One a client: a new one replaces it.
create table temporary_passwords (
  client_id integer primary key references clients (id) on delete cascade,
  -- A fast hash is enough: the password is drawn from 54^12, not chosen by a person.
  password_hash bytea not null,
  expires_at timestamptz not null
);

-- Devices that signed in by a temporary password: their client has to choose a new one.
create table resets_due (
  login_id uuid primary key references devices (id) on delete cascade
);

-- Passwords that a client had before, argon2id as PHC strings.
create table old_passwords (
  client_id integer not null references clients (id) on delete cascade,
  password_hash text not null,
  replaced_at timestamptz not null
);
create index old_passwords_by_client on old_passwords (client_id, replaced_at);
