-- A client may refuse to sign. Refused papers stay refused, and the next check draws up new ones.
alter table term_papers add column refused_at timestamptz;
alter table term_papers add constraint signed_or_refused check (signed_at is null or refused_at is null);
