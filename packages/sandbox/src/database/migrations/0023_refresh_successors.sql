-- The token that this one was given for. Several successors of one token may wait, and the first used one is the only one.
alter table refresh_tokens add column predecessor_hash bytea references refresh_tokens (token_hash) on delete cascade;
create index refresh_tokens_by_predecessor on refresh_tokens (predecessor_hash);
