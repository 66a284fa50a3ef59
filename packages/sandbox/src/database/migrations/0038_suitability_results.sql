-- Each time that a client answered the questionnaire: the ids of the answers in the order of the questions, and the result.
create table suitability_results (
  id integer generated always as identity primary key,
  client_id integer not null references clients (id) on delete cascade,
  questionnaire_id integer not null,
  answers integer[] not null,
  risk_profile_id integer not null references risk_profiles (id),
  purpose text not null check (purpose in ('new', 'renew', 'remake')),
  answered_at timestamptz not null
);
create index suitability_results_by_client on suitability_results (client_id, id);
