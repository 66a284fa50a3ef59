import { objectiveAt, type OpenObjective, type SavedObjective, type SaveObjective } from '@aroeira/domain/independence';
import type { Navigation } from '../../shell/routing/navigation.ts';
import { editedForm } from '../../ui/forms/edited-form.ts';
import { FormModel, type FormPorts } from '../../ui/forms/form-model.ts';

/** Which objective the form is for: a new one, or the one with an index. */
export type WhichObjective = 'new' | Parameters<typeof objectiveAt>[1];

/** What a visit works with. */
interface ObjectiveFormParts {
  readonly clientId: number;
  readonly which: WhichObjective;
  readonly openObjective: OpenObjective;
  readonly saveObjective: SaveObjective;
  readonly navigation: Pick<Navigation, 'guard'>;
  readonly forms: FormPorts;
  readonly saved: (outcome: SavedObjective['outcome']) => void;
  /** The client has five objectives already. */
  readonly full: () => void;
}

export type ObjectiveFormViewModel = ReturnType<typeof makeObjectiveFormModel>;

/** One visit to the form of a new or an existing objective. @see spec B §5 Objective; decisions Q113, Q114 */
export const makeObjectiveFormModel = ({
  clientId,
  which,
  openObjective,
  saveObjective,
  ...parts
}: ObjectiveFormParts) =>
  editedForm({
    load: openObjective(clientId, which === 'new' ? 'new' : (objectives) => objectiveAt(objectives, which)),
    form: ({ form, before }) => new FormModel(form, parts.forms, { saved: before ?? {} }),
    send: (values, { before, saved }) => saveObjective(values, { id: before?.id, saved }),
    done: ({ outcome }) => parts.saved(outcome),
    notLoaded: ({ _tag }) => {
      if (_tag === 'ObjectivesFull') parts.full();
    },
    navigation: parts.navigation,
  });
