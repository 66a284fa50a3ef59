import { isCallFailure } from '@aroeira/domain/kernel';
import { choosePlannerForm, plannerIdToSend, type ListedPlanner } from '@aroeira/domain/registration';
import { plannerFailureQuestion } from '@aroeira/domain/registration/messages';
import { useDeployment } from '../../composition/deployment.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialogs/modal.tsx';
import { FormModel } from '../../ui/forms/form-model.ts';
import { SupportLink } from '../../ui/support-link.tsx';
import { clientPage, sentenceOf } from '../flow/form.page.tsx';

const questionFor = (hasPlanner: 'yes' | 'no' | undefined) =>
  plannerFailureQuestion({ hasPlanner: hasPlanner !== 'no' });

/** `/registration/form/choosePlanner` */
export const Page = clientPage({
  step: 'choosePlanner',
  title: 'Quem cuida dos seus investimentos?',
  lead: 'Se você já tem um planejador, escolha o nome dele na lista.',
  load: ({ parts }) => parts.planners.list,
  form: ({ registration: { record }, ports }, planners: readonly ListedPlanner[]) =>
    new FormModel(choosePlannerForm(planners), ports, {
      saved: { hasPlanner: record.hasPlanner ? 'yes' : 'no', plannerId: record.plannerId },
    }),
  save: ({ parts, client }, values) =>
    parts.clients.savePlanner(client.clientId, {
      hasPlanner: values.hasPlanner === 'yes',
      plannerId: plannerIdToSend(values),
    }),
  refusal: (failure, { typed }, environment) =>
    // Otherwise the dialog asks about it.
    isCallFailure(failure) && questionFor(typed.hasPlanner) !== undefined
      ? undefined
      : { body: sentenceOf(failure, environment) },
  dialog: (failure, { typed }, dismiss) => {
    const question = isCallFailure(failure) ? questionFor(typed.hasPlanner) : undefined;
    return question === undefined ? null : <SupportQuestion question={question} onClose={dismiss} />;
  },
});

/** A client without a planner may talk to the support. @see spec A §8 Registration and general */
const SupportQuestion = ({ question, onClose }: { readonly question: string; readonly onClose: () => void }) => {
  const { brand } = useDeployment();
  return (
    <Modal
      title={question}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onPress={onClose}>
            Não
          </Button>
          <SupportLink look="primary" number={brand.supportWhatsApp}>
            Sim
          </SupportLink>
        </>
      }
    />
  );
};
