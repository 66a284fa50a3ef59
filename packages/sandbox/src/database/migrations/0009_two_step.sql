-- The code that turns two-step verification off, sent to one device's session. One a device: a new one replaces it.
create table two_step_codes (
  login_id uuid primary key references devices (id) on delete cascade,
  code_hash bytea not null,
  expires_at timestamptz not null,
  attempts_left smallint not null check (attempts_left >= 0)
);
