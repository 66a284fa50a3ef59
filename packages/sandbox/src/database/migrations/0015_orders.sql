-- Where clients send the money for a fund.
alter table funds add column bank text not null default 'Banco Bradesco S.A.';
alter table funds add column agency text not null default '2374' check (agency ~ '^\d{1,10}$');
alter table funds add column account text check (account ~ '^\d{1,10}$');
alter table funds add column digit text not null default '7' check (digit ~ '^\d$');
-- Funds of a database that is older than this page: each has an account of its own all the same.
update funds set account = '0184' || (560 + id);
alter table funds alter column account set not null;

-- A confirmation of a client that was booked, under the key that it came with. The same key is never booked again.
create table orders (
  id uuid primary key,
  client_id integer not null references clients (id) on delete cascade,
  idempotency_key uuid not null,
  -- SHA-256 of what was ordered, by which the same order is told from another one under the same key.
  fingerprint text not null,
  created_at timestamptz not null,
  unique (client_id, idempotency_key)
);

-- What an order became: a movement a fund, and the account that its money comes from or goes to.
create table order_lines (
  movement_id uuid primary key references movements (id) on delete cascade,
  order_id uuid not null references orders (id) on delete cascade,
  -- Gone when the client removed the account later.
  bank_account_id integer references bank_accounts (id) on delete set null
);
create index order_lines_by_order on order_lines (order_id);
create index order_lines_by_account on order_lines (bank_account_id);
