-- A pension has its certificate instead of an adhesion term.
alter table funds add column needs_terms boolean not null default true;
update funds set needs_terms = false where type in ('PREV_BALANC', 'PREV_CONS');

-- The client holds more risk than the profile allows and has not signed for it.
alter table clients add column needs_conformity boolean not null default false;

-- The adhesion terms that a client has signed.
create table signed_fund_terms (
  client_id integer not null references clients (id) on delete cascade,
  fund_id integer not null references funds (id),
  signed_at timestamptz not null,
  primary key (client_id, fund_id)
);
-- Clients of a database that is older than this page have signed everything.
insert into signed_fund_terms (client_id, fund_id, signed_at)
select clients.id, funds.id, now() from clients cross join funds;

-- Papers at the signing provider. `id` is the docToken, and `code` opens the page on which they are signed.
create table term_papers (
  id uuid primary key,
  client_id integer not null references clients (id) on delete cascade,
  code text not null unique,
  has_conformity boolean not null,
  created_at timestamptz not null,
  signed_at timestamptz
);
create index term_papers_by_client on term_papers (client_id);
create table term_paper_funds (
  paper_id uuid not null references term_papers (id) on delete cascade,
  fund_id integer not null references funds (id),
  primary key (paper_id, fund_id)
);
