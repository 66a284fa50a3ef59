import * as TE from 'fp-ts/TaskEither';
import { GrowingSprig } from '../../ui/feedback/sprig.tsx';
import { FormModel } from '../../ui/forms/form-model.ts';
import { clientPage } from '../form/step.page.tsx';

/** `/registration/form/success`: the form is complete, and the questionnaire follows. */
export const Page = clientPage({
  step: 'success',
  title: 'Seus dados estão completos',
  lead: 'Faltam dois passos curtos para enviar o seu cadastro para análise.',
  form: ({ ports }) => new FormModel({}, ports),
  draw: () => (
    <div className="empty">
      <GrowingSprig />
    </div>
  ),
  save: () => TE.right(undefined),
});
