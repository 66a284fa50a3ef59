import { goalsFieldMessage, saveGoalsMessage } from '@aroeira/domain/independence/messages';
import { visitPage } from '../../shell/frame/signed-in-page.tsx';
import { INDEPENDENCE } from '../independence.module.ts';
import { LoadedFormPage } from '../../shell/frame/loaded-form-page.tsx';
import { DiscardQuestion } from '../../shell/frame/discard-question.tsx';
import { FormFields } from '../../ui/forms/form-fields.tsx';
import { DraftNote } from '../../registration/drafts/draft-note.tsx';
import { RefusedPlan } from '../projection/refused-plan.tsx';

/** `/liberty/goals`: the goals and contributions. */
export const Page = visitPage({ opens: INDEPENDENCE.OpenGoalsPage }, ({ model }) => (
  <>
    <LoadedFormPage
      title="Metas"
      lead="Quanto você quer ter na aposentadoria, e com quanto contribui até lá."
      back="/liberty-home"
      model={model}
      failed={{ title: 'Não foi possível carregar as metas' }}
      refusal={(failure) => (failure._tag === 'NotViable' ? undefined : { body: saveGoalsMessage(failure) })}
      submit="Salvar"
    >
      {(form) => (
        <>
          <FormFields form={form} sentenceOf={goalsFieldMessage} />
          <DraftNote draft={model.draft} />
        </>
      )}
    </LoadedFormPage>
    <RefusedPlan loaded={model.loaded} />
    <DiscardQuestion edits={model.edits} />
  </>
));
