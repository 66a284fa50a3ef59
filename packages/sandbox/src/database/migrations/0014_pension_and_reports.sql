-- What the insurer knows of a client.
create table pension_certificates (
  number text primary key,
  client_id integer not null references clients (id) on delete cascade,
  fund_name text not null,
  plan_type text not null,
  tax_regime text not null
);
create index pension_certificates_by_client on pension_certificates (client_id);

create table pension_beneficiaries (
  certificate_number text not null references pension_certificates (number) on delete cascade,
  place smallint not null,
  name text not null,
  -- In hundredths: 50% is 5000.
  share integer not null check (share between 0 and 10000),
  primary key (certificate_number, place)
);

-- What the insurer answers in the place of a client's certificates.
create table insurer_refusals (
  client_id integer primary key references clients (id) on delete cascade,
  http_status smallint not null check (http_status between 400 and 599),
  -- What the body says of itself, where it says anything.
  body_status smallint
);

-- Reports that clients asked to be prepared; what they show is read when they are fetched.
create table report_preparations (
  client_id integer not null references clients (id) on delete cascade,
  first_day date not null,
  last_day date not null,
  asked_at timestamptz not null,
  primary key (client_id, first_day, last_day)
);

create table outbox_attachments (
  mail_id uuid not null references outbox (id) on delete cascade,
  file_name text not null,
  content_type text not null,
  content bytea not null,
  primary key (mail_id, file_name)
);
