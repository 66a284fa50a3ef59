-- From 1, very low, to 5. A fund without one does not say its risk.
alter table funds add column risk_level smallint check (risk_level between 1 and 5);
