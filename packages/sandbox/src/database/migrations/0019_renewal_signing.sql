-- No step before a renewal is started; until now nothing could start one.
alter table renewals alter column step drop not null;
update renewals set step = null;

-- What a renewal is signed on, at a provider's page that the token opens. One at a time, gone when the renewal is done.
create table renewal_documents (
  client_id integer primary key references clients (id) on delete cascade,
  signer_token uuid not null unique,
  signed_at timestamptz
);
