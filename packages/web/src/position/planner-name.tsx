import type { Planner } from '@aroeira/domain/registration';
import { PLANNER_ROLE } from '@aroeira/domain/registration/messages';

/** Who the planner is. */
export const PlannerName = ({ name }: Pick<Planner, 'name'>) => (
  <p className="grow">
    <span className="planner-name strong">{name}</span> <span className="secondary">{PLANNER_ROLE}</span>
  </p>
);
