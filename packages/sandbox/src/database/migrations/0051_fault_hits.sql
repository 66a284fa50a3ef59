-- How many calls a fault has affected.
alter table faults add column hits integer not null default 0;
