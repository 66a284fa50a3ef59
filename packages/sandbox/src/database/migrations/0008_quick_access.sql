-- The key with which a device answers for its client. One a device: a new one takes its place.
create table quick_access (
  login_id uuid primary key references devices (id) on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  -- How often the key was used; most keys of today always say 0.
  sign_count bigint not null check (sign_count >= 0),
  -- The hash of the stored password at that time: a password that changed since then ends quick access.
  password_mark bytea not null,
  created_at timestamptz not null
);

-- What a device was asked to sign, hashed. One a device and purpose; deleted when it is answered, rightly or not.
create table quick_access_challenges (
  id uuid not null unique,
  login_id uuid not null references devices (id) on delete cascade,
  purpose text not null check (purpose in ('register', 'sign in')),
  challenge_hash bytea not null,
  expires_at timestamptz not null,
  primary key (login_id, purpose)
);
