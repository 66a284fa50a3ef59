import { goalsValuesOf, type IndependenceUseCases } from '@aroeira/domain/independence';
import type { Navigation } from '../../shell/routing/navigation.ts';
import { draftedForm, type DraftPlace } from '../../registration/drafts/drafted-form.ts';
import { FormModel, type FormPorts } from '../../ui/forms/form-model.ts';

/** What a visit works with. */
interface GoalsParts extends Pick<IndependenceUseCases, 'openGoals' | 'saveGoals'> {
  readonly place: DraftPlace;
  readonly navigation: Pick<Navigation, 'guard'>;
  readonly forms: FormPorts;
  readonly saved: () => void;
}

export type GoalsViewModel = ReturnType<typeof makeGoalsModel>;

/** One visit to /liberty/goals. @see spec B §2 Financial independence, B §5 Liberty goals form */
export const makeGoalsModel = ({ place, openGoals, saveGoals, navigation, forms, saved }: GoalsParts) =>
  draftedForm({
    load: openGoals(place.clientId),
    form: (opened) =>
      new FormModel(opened.form, forms, {
        saved: opened.saved.goals === undefined ? {} : goalsValuesOf(opened.saved.goals),
      }),
    send: (values, opened) => saveGoals(values, opened.saved),
    done: saved,
    navigation,
    place,
    draftOf: () => '/liberty/goals',
  });
