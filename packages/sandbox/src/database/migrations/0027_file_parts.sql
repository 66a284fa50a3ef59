-- A file in parts of at most 1 MB: the embedded engine runs no other request while it writes a row.
create table client_file_parts (
  client_id integer not null,
  kind smallint not null,
  part smallint not null,
  content bytea not null,
  primary key (client_id, kind, part),
  foreign key (client_id, kind) references client_files (client_id, kind) on delete cascade
);
insert into client_file_parts (client_id, kind, part, content)
  select client_id, kind, 0, content from client_files;
alter table client_files drop column content;
