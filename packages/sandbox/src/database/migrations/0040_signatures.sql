-- Pictures of signatures. One with `signed_at` signed the form.
create table signatures (
  id integer generated always as identity primary key,
  client_id integer not null references clients (id) on delete cascade,
  -- A PNG.
  image bytea not null,
  method text not null check (method in ('drawn', 'typed')),
  city text not null,
  uploaded_at timestamptz not null,
  is_confirmed boolean not null default false,
  signed_at timestamptz,
  -- The address that signed, as the server sees it.
  signed_from text,
  check ((signed_at is null) = (signed_from is null))
);
create index signatures_by_client on signatures (client_id, id);

-- The terms that a client accepted for a form. Without `signature_id` they wait for the signature.
create table accepted_terms (
  id integer generated always as identity primary key,
  form_id integer not null references registration_forms (id) on delete cascade,
  term_id integer not null,
  -- Of the PDF that the client could read.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  accepted_at timestamptz not null,
  signature_id integer references signatures (id) on delete cascade
);
create index accepted_terms_by_form on accepted_terms (form_id);

-- The seed numbers its documents by their clients.
create sequence stored_document_ids start 100001;

-- The PDF of a signed term as it was made, byte by byte.
create table signed_documents (
  document_id integer primary key references stored_documents (id) on delete cascade,
  accepted_id integer not null unique references accepted_terms (id) on delete cascade,
  title text not null,
  content bytea not null,
  -- Of `content`. A file with another one was changed.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$')
);
