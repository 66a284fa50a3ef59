-- What the registration's forms choose from, besides the banks.
create table list_options (
  list text not null check (list in ('careers', 'countries', 'functions', 'family-relations', 'close-relations')),
  id integer not null,
  name text not null,
  primary key (list, id),
  unique (list, name)
);

-- The documents that the asset manager keeps of a client.
create table stored_documents (
  id integer primary key,
  client_id integer not null references clients (id) on delete cascade,
  -- Numbered as in spec A §3, Document types.
  doc_type smallint not null,
  file_name text not null,
  content_type text not null,
  content bytea not null
);
create index stored_documents_by_client on stored_documents (client_id);
