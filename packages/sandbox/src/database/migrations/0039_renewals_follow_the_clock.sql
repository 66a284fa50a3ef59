-- The day of the expiry and today decide whether a renewal is due. A stored status did not follow the clock.
alter table renewals drop column status;
