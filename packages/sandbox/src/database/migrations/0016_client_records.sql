-- What the registration's pages ask for beyond the start form; null until the page was filled in (spec A §3, Client).
alter table clients
  add column has_planner smallint check (has_planner in (0, 1)),
  add column social_name text,
  add column additional_phone text check (additional_phone ~ '^\d{10,11}$'),
  add column spouse_name text,
  add column spouse_cpf text check (spouse_cpf ~ '^\d{11}$'),
  -- 1 adult, 2 minor, 3 incapable.
  add column civil_capacity smallint check (civil_capacity between 1 and 3),
  add column nationality_id integer,
  add column country_id integer,
  add column active smallint check (active in (0, 1)),
  add column have_worked smallint check (have_worked in (0, 1)),
  add column have_relation smallint check (have_relation in (0, 1)),
  add column have_fatca smallint check (have_fatca in (0, 1));

create table identity_documents (
  client_id integer primary key references clients (id) on delete cascade,
  document_type text not null check (document_type in ('RG', 'CNH', 'RNE')),
  identification_number text not null,
  issuing_body text,
  place_of_emission text,
  expedition_date date not null,
  valid_date date check (valid_date > expedition_date),
  mother_name text not null,
  father_name text not null
);

-- Pictures of papers. Kind 1 front and 2 back of the identity document, 4 proof of residence (spec A §7).
create table client_files (
  client_id integer not null references clients (id) on delete cascade,
  kind smallint not null check (kind in (1, 2, 4)),
  content_type text not null,
  content bytea not null,
  primary key (client_id, kind)
);

create table mailings (
  client_id integer primary key references clients (id) on delete cascade,
  receive_quotaholder_extract smallint not null check (receive_quotaholder_extract in (0, 1)),
  receive_report_income smallint not null check (receive_report_income in (0, 1)),
  allow_distributor_send_email smallint not null check (allow_distributor_send_email in (0, 1)),
  -- 1 to the residential address, 2 to the mailing one.
  mail_type smallint not null check (mail_type in (1, 2))
);
