-- The number of the bank that holds a fund's account. A TED asks for it.
alter table funds add column bank_code text not null default '237' check (bank_code ~ '^\d{3}$');
