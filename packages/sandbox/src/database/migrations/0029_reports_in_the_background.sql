-- A report that a client asked for is made in the background and then kept.
alter table report_preparations
  add column state text not null default 'waiting' check (state in ('waiting', 'made', 'failed')),
  -- While a server makes the report, in real time. After that another server may make it.
  add column claimed_until timestamptz,
  add column content bytea,
  -- SHA-256 of what the report shows. A report of other figures is made again.
  add column fingerprint text,
  add check ((state = 'made') = (content is not null and fingerprint is not null));
create index report_preparations_waiting on report_preparations (asked_at) where state = 'waiting';

-- The server makes a document from the client's data when somebody asks for it.
alter table stored_documents drop column content;
alter table stored_documents drop column content_type;
