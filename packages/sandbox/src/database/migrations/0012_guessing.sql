-- Several temporary passwords may hold at once: whoever asks for another may be somebody else.
alter table temporary_passwords drop constraint temporary_passwords_pkey;
alter table temporary_passwords add primary key (client_id, password_hash);

-- Windows that ended are swept away with every try.
create index attempts_by_end on attempts (window_ends_at);
