-- The results of the last run of scenarios, which every server shows. They are rows of the main world.
create table scenario_results (
  world integer not null default current_world(),
  id text check (id = 'current'),
  results jsonb not null,
  primary key (world, id)
);
select guard_by_world('scenario_results');
