-- The key that signs access tokens, a private JWK. One for all servers on this database.
create table signing_keys (
  id text primary key check (id = 'current'),
  jwk jsonb not null
);

-- How far the server's clock was moved from the real one, in milliseconds.
create table clock_moves (
  id text primary key check (id = 'current'),
  offset_ms bigint not null
);

-- Id 1 means that a client has none (spec A §3, Client).
create table planners (
  id integer primary key,
  name text not null,
  short_name text not null,
  phone text not null,
  email text not null,
  type text not null check (type in ('planejador', 'previdencia'))
);

-- 1 conservative to 5 specialist (spec A §9).
create table risk_profiles (
  id integer primary key,
  key text not null unique,
  name text not null,
  description text not null
);

create table clients (
  id integer primary key,
  -- The seed's name for this client; a client that registered has none.
  persona text unique,
  document text not null unique check (document ~ '^(\d{11}|\d{14})$'),
  name text not null,
  email text not null,
  phone_number text not null,
  birth_date date not null,
  gender text not null check (gender in ('MASCULINO', 'FEMININO')),
  mother_name text not null,
  father_name text not null,
  marital_status smallint not null check (marital_status between 1 and 5),
  naturality text not null,
  is_co_holder boolean not null,
  welfare smallint not null check (welfare in (0, 1)),
  planner_id integer not null references planners (id),
  risk_profile_id integer references risk_profiles (id),
  -- Null while the client has not chosen (spec A §3, Dashboard user).
  mfa_enabled boolean,
  -- A device that was never seen before starts blocked.
  blocks_new_devices boolean not null,
  -- A second device is refused while the first one is signed in (already_connected).
  is_one_device_only boolean not null,
  position_state text not null check (position_state in ('ready', 'empty', 'unavailable'))
);

create table addresses (
  client_id integer not null references clients (id) on delete cascade,
  -- 1 residential, 2 mailing (spec A §3, Client).
  type_address smallint not null check (type_address in (1, 2)),
  cep text not null check (cep ~ '^\d{8}$'),
  street text not null,
  number text not null,
  neighborhood text not null,
  city text not null,
  state text not null,
  complement text not null,
  primary key (client_id, type_address)
);

create table credentials (
  client_id integer primary key references clients (id) on delete cascade,
  -- argon2id, as a PHC string.
  password_hash text not null,
  must_change boolean not null
);

create table outbox (
  id uuid primary key,
  client_id integer references clients (id) on delete cascade,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null
);
create index outbox_by_recipient on outbox (recipient, created_at);

-- Who did what, without secrets. It outlives the client.
create table audit (
  id uuid primary key,
  at timestamptz not null,
  client_id integer,
  event text not null,
  address text not null
);
create index audit_by_client on audit (client_id, at);
