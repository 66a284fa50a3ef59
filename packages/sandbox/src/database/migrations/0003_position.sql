create table funds (
  id integer primary key,
  name text not null,
  -- As the position names it: RENDA_FIXA, RENDA_MULTIMERCADO, …
  type text not null,
  cnpj text not null unique check (cnpj ~ '^\d{14}$'),
  initial_cents bigint not null,
  minimum_cents bigint not null,
  minimum_redemption_cents bigint not null,
  stay_cents bigint not null,
  -- Days to the share price that counts, and from there to the money, in the fund's own words.
  pricing_term text not null,
  settlement_term text not null
);

create table positions (
  client_id integer not null references clients (id) on delete cascade,
  fund_id integer not null references funds (id),
  gross_cents bigint not null check (gross_cents >= 0),
  primary key (client_id, fund_id)
);

-- Indexes of the portfolio and of IPCA at the end of a day, 100 when the client began.
create table yield_points (
  client_id integer not null references clients (id) on delete cascade,
  type text not null check (type in ('nao_previdencia', 'previdencia')),
  day date not null,
  portfolio_index double precision not null,
  ipca_index double precision not null,
  primary key (client_id, type, day)
);

create table movements (
  id uuid primary key,
  client_id integer not null references clients (id) on delete cascade,
  fund_id integer not null references funds (id),
  operation text not null check (operation in ('apply', 'rescue_parcial', 'rescue_total')),
  status text not null check (status in ('pending', 'created', 'canceled')),
  gross_cents bigint not null check (gross_cents > 0),
  created_at timestamptz not null,
  processed_at timestamptz,
  payment_at timestamptz
);
create index movements_by_client on movements (client_id, created_at);
