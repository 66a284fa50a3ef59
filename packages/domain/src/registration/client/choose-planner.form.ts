import {
  declareForm,
  radiogroupField,
  select2Field,
  type Choice,
  type RadiogroupField,
  type Values,
} from '../../kernel/fields/index.ts';
import { NO_PLANNER_ID, type ListedPlanner } from './planner.ts';
import { YES_NO } from '../yes-no.ts';

/** The planners to choose from, by their short name or name. "No planner" is not a choice. @see spec A §7 */
const plannerChoices = (planners: readonly ListedPlanner[]): readonly Choice<number>[] =>
  planners
    .filter(({ id }) => id !== NO_PLANNER_ID)
    .map(({ id, name, shortName = '' }) => ({ value: id, label: shortName.trim() === '' ? name : shortName }));

/** The question starts with the answer yes. @see decision Q150 */
const hasPlanner: RadiogroupField<'yes' | 'no'> = {
  ...radiogroupField({ caption: 'Você já possui um planejador?', choices: YES_NO }),
  empty: 'yes',
};

/** Whether the client already has a planner, and which one. @see spec A §5 Registration, Planner; decision Q150 */
export const choosePlannerForm = (planners: readonly ListedPlanner[]) =>
  declareForm({
    fields: {
      hasPlanner,
      plannerId: select2Field({ caption: 'Planejador', choices: plannerChoices(planners) }),
    },
    visibleWhen: { plannerId: ({ hasPlanner }) => hasPlanner === 'yes' },
  });

type ChoosePlannerValues = Values<ReturnType<typeof choosePlannerForm>['fields'], 'plannerId'>;

/** The associate to send: the chosen planner, or "no planner". @see spec A §5 Registration, Planner */
export const plannerIdToSend = ({ plannerId }: ChoosePlannerValues): number => plannerId ?? NO_PLANNER_ID;
