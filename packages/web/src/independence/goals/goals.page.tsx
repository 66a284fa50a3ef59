import { goalsFieldMessage, saveGoalsMessage } from '@aroeira/domain/independence/messages';
import { useVisit } from '../../composition/use-visit.ts';
import { SignedInFrame } from '../../shell/frame/signed-in-frame.tsx';
import { INDEPENDENCE } from '../independence.tokens.ts';
import { LoadedFormPage } from '../../shell/frame/form-page.tsx';
import { DiscardQuestion } from '../../shell/frame/discard-question.tsx';
import { FormFields } from '../../ui/forms/form-fields.tsx';
import { RefusedPlan } from '../projection/refused-plan.tsx';
import type { GoalsViewModel } from './goals.view-model.ts';

/** `/liberty/goals`. It draws nothing while a session ends. */
export const Page = () => {
  const model = useVisit(INDEPENDENCE.OpenGoalsPage);
  return <SignedInFrame>{model && <GoalsScreen model={model} />}</SignedInFrame>;
};

/** `/liberty/goals`: the goals and contributions. */
const GoalsScreen = ({ model }: { readonly model: GoalsViewModel }) => (
  <>
    <LoadedFormPage
      title="Metas"
      lead="Quanto você quer ter na aposentadoria, e com quanto contribui até lá."
      back="/liberty-home"
      model={model}
      failed={{ title: 'Ops!', body: 'Não foi possível carregar as metas.' }}
      refusal={(failure) => (failure._tag === 'NotViable' ? undefined : { body: saveGoalsMessage(failure) })}
      submit="Salvar"
    >
      {(form) => <FormFields form={form} sentenceOf={goalsFieldMessage} />}
    </LoadedFormPage>
    <RefusedPlan loaded={model.loaded} />
    <DiscardQuestion edits={model.edits} />
  </>
);
