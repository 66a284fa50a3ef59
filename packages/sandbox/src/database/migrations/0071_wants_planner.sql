-- The client's answer in the form. A client who wants a planner may have none yet: planner_id says who it is.
alter table clients rename column has_planner to wants_planner;
