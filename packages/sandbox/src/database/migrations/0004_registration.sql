create table registration_forms (
  id integer primary key,
  client_id integer not null unique references clients (id) on delete cascade,
  -- 0 started, 1 analysis, 2 approved, 3 not approved, 4 pending adjustment, 5 sent to bank (spec A §4).
  is_approved_adm smallint not null check (is_approved_adm between 0 and 5),
  -- 0 OK, 1 rejected, 2 under review, 3 pending (spec A §4).
  is_approved_renew smallint not null check (is_approved_renew between 0 and 3),
  score167 smallint not null,
  signed_on date,
  signing_city text
);

-- 0 missing, 1 filled; suitability counts questionnaires, general_result 3 and 6 mean signed (spec A §4).
create table check_lists (
  form_id integer primary key references registration_forms (id) on delete cascade,
  professional_informations smallint not null,
  pep smallint not null,
  fatca smallint not null,
  investor_data smallint not null,
  upload_documents smallint not null,
  bank_informations smallint not null,
  suitability smallint not null,
  general_result smallint not null
);

create table renewals (
  client_id integer primary key references clients (id) on delete cascade,
  status text not null check (status in ('ok', 'available', 'expired')),
  step text not null check (step in ('started', 'financial', 'signature', 'signed')),
  expired_date date
);

create table banks (
  id integer primary key,
  name text not null,
  -- COMPE, three digits.
  code text not null unique check (code ~ '^\d{3}$')
);

create table bank_accounts (
  id integer primary key,
  client_id integer not null references clients (id) on delete cascade,
  bank_id integer not null references banks (id),
  agency text not null check (agency ~ '^\d{1,10}$'),
  account_number text not null check (account_number ~ '^\d{1,10}$'),
  digit text not null check (digit ~ '^\d$'),
  has_debit_authorization boolean not null
);
create index bank_accounts_by_client on bank_accounts (client_id);
