-- Accounts that clients add themselves. Those of the personas have ids far below.
create sequence bank_account_ids as integer start with 100001;
alter table bank_accounts alter column id set default nextval('bank_account_ids');
alter sequence bank_account_ids owned by bank_accounts.id;

-- At most two an account (spec A §9), first 1, then 2.
create table co_holders (
  account_id integer not null references bank_accounts (id) on delete cascade,
  position smallint not null check (position in (1, 2)),
  name text not null,
  cpf text not null check (cpf ~ '^\d{11}$'),
  primary key (account_id, position)
);

-- What a client declared of a part of the registration, in the words of the wire: nothing is computed from it.
create table declarations (
  client_id integer not null references clients (id) on delete cascade,
  part text not null check (part in ('pep', 'fatca', 'professional')),
  body jsonb not null,
  primary key (client_id, part)
);

-- Income and patrimony in cents (spec A §3, Financial data).
create table finances (
  client_id integer primary key references clients (id) on delete cascade,
  salary bigint not null,
  other_income bigint not null,
  other_income_description text,
  real_estate_patrimony bigint not null,
  movable_patrimony bigint not null,
  financial_investments_patrimony bigint not null,
  patrimony_update_date date not null
);
