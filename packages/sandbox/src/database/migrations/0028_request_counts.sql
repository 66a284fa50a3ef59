-- Requests of an address in a minute, over all processes on this database. A crash may lose them.
create unlogged table request_counts (
  network text not null,
  -- Minutes since 1970.
  minute integer not null,
  count integer not null,
  primary key (network, minute)
);
