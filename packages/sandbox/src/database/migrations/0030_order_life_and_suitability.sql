-- The day of the last answers to the questionnaire. Null before the first ones.
alter table registration_forms add column suitability_on date;

-- processed_at of a pending movement is the moment when it will be carried out, and payment_at when it will be paid.
create index movements_waiting on movements (client_id, processed_at) where status = 'pending';
