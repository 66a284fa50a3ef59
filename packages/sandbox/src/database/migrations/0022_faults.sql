-- Faults that the controls inject. All processes on this database show them.
create table faults (
  id integer generated always as identity primary key,
  body jsonb not null,
  -- How many calls it still affects; null for a fault that stays.
  times_left integer
);
