-- Clients who register themselves. Personas have ids of their own, far below.
create sequence client_ids as integer start with 5001;
alter table clients alter column id set default nextval('client_ids');
alter sequence client_ids owned by clients.id;

-- Unknown until the registration asks for it. Names that were not asked for yet are empty.
alter table clients alter column marital_status drop not null;
