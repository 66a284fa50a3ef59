-- A token stays when the spent one that it was given for is let go by time.
alter table refresh_tokens drop constraint refresh_tokens_predecessor_hash_fkey;
alter table refresh_tokens add constraint refresh_tokens_predecessor_hash_fkey
  foreign key (world, predecessor_hash) references refresh_tokens (world, token_hash) on delete set null (predecessor_hash);
