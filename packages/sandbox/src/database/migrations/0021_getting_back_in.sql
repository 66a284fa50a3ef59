-- A device reports misuse at most once.
alter table devices add column has_reported boolean not null default false;

-- A device that was in use when a report blocked it. Its answers have a count of their own.
alter table devices add column was_in_use boolean not null default false;

-- A report of misuse holds until the client chooses a new password. No other report counts before that.
alter table credentials add column is_reported boolean not null default false;
