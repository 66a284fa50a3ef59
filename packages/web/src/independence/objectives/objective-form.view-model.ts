import {
  objectiveAt,
  type Objective,
  type ObjectiveFields,
  type SavedObjective,
  type YearError,
  type IndependenceUseCases,
} from '@aroeira/domain/independence';
import type { Navigation } from '../../shell/routing/navigation.ts';
import { draftedForm, type DraftPlace } from '../../registration/drafts/drafted-form.ts';
import { FormModel, type FormPorts } from '../../ui/forms/form-model.ts';
import { ObjectiveRemoval } from './objective-removal.ts';

/** Which objective the form is for: a new one, or the one with an index. */
export type WhichObjective = 'new' | Parameters<typeof objectiveAt>[1];

/** What a visit works with. */
interface ObjectiveFormParts extends Pick<IndependenceUseCases, 'openObjective' | 'saveObjective' | 'removeObjective'> {
  readonly place: DraftPlace;
  readonly which: WhichObjective;
  readonly navigation: Pick<Navigation, 'guard'>;
  readonly forms: FormPorts;
  readonly saved: (outcome: SavedObjective['outcome']) => void;
  readonly removed: () => void;
  /** The client has five objectives already. */
  readonly full: () => void;
}

export type ObjectiveFormViewModel = ReturnType<typeof makeObjectiveFormModel>;

/** The form of an objective. `before` is the one that is edited. */
export type ObjectiveFormModel = FormModel<ObjectiveFields, never, YearError> & {
  readonly before: Objective | undefined;
};

/** One visit to the form of a new or an existing objective. @see spec B §5 Objective; decisions Q113, Q114 */
export const makeObjectiveFormModel = ({
  place,
  which,
  openObjective,
  saveObjective,
  removeObjective,
  ...parts
}: ObjectiveFormParts) => {
  const model = draftedForm({
    load: openObjective(place.clientId, which === 'new' ? 'new' : (objectives) => objectiveAt(objectives, which)),
    form: ({ form, before }): ObjectiveFormModel =>
      Object.assign(new FormModel(form, parts.forms, { saved: before ?? {} }), { before }),
    send: (values, { before, saved }) => saveObjective(values, { id: before?.id, saved }),
    done: ({ outcome }) => parts.saved(outcome),
    notLoaded: ({ _tag }) => {
      if (_tag === 'ObjectivesFull') parts.full();
    },
    navigation: parts.navigation,
    place,
    draftOf: ({ before }) => `/liberty/objectives/${before?.id ?? 'add'}`,
  });
  const removal = new ObjectiveRemoval(removeObjective, () => {
    model.edits.release();
    model.draft?.remove();
    parts.removed();
  });
  return {
    ...model,
    get draft() {
      return model.draft;
    },
    removal,
    close: () => {
      removal.close();
      model.close();
    },
  };
};
