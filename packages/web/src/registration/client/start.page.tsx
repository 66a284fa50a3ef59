import { startForm, type BeginFailure } from '@aroeira/domain/registration';
import { createClientMessage, registrationFieldMessage } from '@aroeira/domain/registration/messages';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { observer } from 'mobx-react-lite';
import { FormFields } from '../../ui/forms/form-fields.tsx';
import { FormModel, type FormPorts } from '../../ui/forms/form-model.ts';
import { visitorPage } from '../flow/form.page.tsx';
import { HasAccount } from './has-account.tsx';
import { isTaken } from './taken-document.ts';

const newForm = (ports: FormPorts) => new FormModel(startForm, ports);

const StartFields = observer(({ form }: { readonly form: ReturnType<typeof newForm> }) => (
  <>
    <FormFields form={form} sentenceOf={registrationFieldMessage} />
    {form.errors.document?._tag === 'DocumentTaken' && <HasAccount />}
  </>
));

/** A document that is taken is cleared. @see spec A §5 Registration, Start form; decision Q046 */
const refuse = (form: ReturnType<typeof newForm>, failure: Pick<BeginFailure, '_tag'>): void => {
  if (failure._tag === 'DocumentTaken') form.fill({ document: '' });
  if (failure._tag === 'DocumentTaken' || failure._tag === 'CpfInvalid')
    form.refuse('document', { _tag: failure._tag });
};

/** `/registration/form/start`. The next page, the password, creates the client. */
export const Page = visitorPage({
  step: 'start',
  title: 'Vamos começar',
  lead: 'Com estes dados criamos o seu acesso. Depois você continua de onde parou, quando quiser.',
  /** @see spec A §5 Registration, Terms */
  isOpen: ({ parts }) => parts.acceptance.isAccepted,
  form: ({ ports }) => newForm(ports),
  arrived: (form, state) => {
    if (isTaken(state)) refuse(form, { _tag: 'DocumentTaken' });
  },
  keepsDraft: true,
  draw: (form) => <StartFields form={form} />,
  send: ({ parts }, values) =>
    pipe(
      parts.begin(values),
      TE.map(() => 'definePassword' as const),
    ),
  refused: (failure, form) => refuse(form, failure),
  refusal: (failure, _, environment) => {
    const isOfField = failure._tag === 'DocumentTaken' || failure._tag === 'CpfInvalid';
    return isOfField ? undefined : createClientMessage(failure, environment);
  },
});
