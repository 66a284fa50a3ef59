-- Every answer of a client about the consent. The table of consents holds the last one alone.
create table consent_answers (
  id integer generated always as identity primary key,
  client_id integer not null references clients (id) on delete cascade,
  is_accepted boolean not null,
  terms integer[] not null,
  -- The text that the client read.
  text_version text not null,
  answered_at timestamptz not null
);
create index consent_answers_by_client on consent_answers (client_id, id);
insert into consent_answers (client_id, is_accepted, terms, text_version, answered_at)
  select client_id, is_accepted, terms, '1', answered_at from consents where client_id is not null;

-- What a client asks about their data (Lei 13.709/2018, art. 18).
create table data_requests (
  id integer generated always as identity (start with 100001) primary key,
  client_id integer not null references clients (id) on delete cascade,
  kind text not null check (kind in ('correction', 'deletion')),
  message text not null,
  received_at timestamptz not null,
  analysed_at timestamptz,
  answered_at timestamptz,
  answer text,
  check ((answered_at is null) = (answer is null))
);
create index data_requests_by_client on data_requests (client_id, id);
-- One open request of a kind: a second press, or a lost answer, makes no second request.
create unique index data_requests_open on data_requests (client_id, kind) where answered_at is null;
