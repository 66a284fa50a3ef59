-- The photos of clients. They are checked before they are kept: small, and pictures that open.
create table client_photos (
  client_id integer primary key references clients (id) on delete cascade,
  content bytea not null
);
