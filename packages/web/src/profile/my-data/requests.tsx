import { isLate, REQUEST_KINDS, type DataRequest, HELD_BY_LAW } from '@aroeira/domain/profile';
import {
  MY_DATA_TEXTS,
  REQUEST_STATES,
  requestDates,
  requestFailureMessage,
  DELETION_QUESTIONS,
} from '@aroeira/domain/profile/messages';
import type { CalendarDay } from '@aroeira/domain/kernel';
import { observer } from 'mobx-react-lite';
import { Button } from '../../ui/button.tsx';
import { FailureAlert } from '../../ui/feedback/support-code.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Group } from '../../ui/group.tsx';
import { FormFields } from '../../ui/forms/form-fields.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { SubmitForm } from '../../ui/submit-form.tsx';
import { WhenLoaded } from '../../ui/when-loaded.tsx';
import type { Draft, RequestsViewModel, DeletionQuestion } from './requests.view-model.ts';
import { waiting, type Asking } from '../../ui/asking.ts';
import { Modal } from '../../ui/dialogs/modal.tsx';
import { Fact } from '../../ui/fact.tsx';

/** 'Pedidos': what the client asked about their data, and how far it is. @see decision 0242 */
export const Requests = observer(({ model }: { readonly model: RequestsViewModel }) => (
  <Group title="Pedidos">
    <WhenLoaded
      loaded={model.loaded}
      failed={{ title: 'Não foi possível carregar os seus pedidos' }}
      waiting={
        <div className="card">
          <Skeleton />
        </div>
      }
    >
      {(requests) => (
        <>
          <List requests={requests} today={model.today} />
          {model.draft === undefined ? (
            <Button look="secondary" icon="edit" onPress={model.write}>
              Pedir correção ou exclusão
            </Button>
          ) : (
            <Writing draft={model.draft} asking={model.asking} onLeave={model.leave} />
          )}
        </>
      )}
    </WhenLoaded>
    <DeletionDialog asking={model.asking} />
  </Group>
));

const List = ({ requests, today }: { readonly requests: readonly DataRequest[]; readonly today: CalendarDay }) =>
  requests.length === 0 ? (
    <p className="card secondary">{MY_DATA_TEXTS.noRequests}</p>
  ) : (
    <ul className="card is-flush rows" aria-live="polite">
      {requests.map((request) => (
        <Request key={request.id} request={request} today={today} />
      ))}
    </ul>
  );

const MARKS: Readonly<Record<DataRequest['state']['_tag'], readonly [look: string, icon: IconName]>> = {
  Received: ['is-neutral', 'mail'],
  InAnalysis: ['is-warning', 'clock'],
  Answered: ['is-success', 'check'],
};

const Request = ({ request, today }: { readonly request: DataRequest; readonly today: CalendarDay }) => {
  const { id, kind, message, state } = request;
  const [look, icon] = MARKS[state._tag];
  return (
    <li className="ask">
      <div className="row between">
        <h3>
          {REQUEST_KINDS[kind]} nº {id}
        </h3>
        <span className={`badge ${look}`}>
          <Icon name={icon} />
          {REQUEST_STATES[state._tag]}
        </span>
      </div>
      <p className="words">{message}</p>
      <p className={isLate(request, today) ? 'strong' : 'secondary'}>{requestDates(request, today)}</p>
      {state._tag === 'Answered' && (
        <blockquote className="words">
          <b>Nossa resposta</b>
          {state.text}
        </blockquote>
      )}
    </li>
  );
};

interface WritingProps {
  readonly draft: Draft;
  readonly asking: Asking<DeletionQuestion>;
  readonly onLeave: () => void;
}

const Writing = observer(({ draft, asking, onLeave }: WritingProps) => {
  const { form, call, submit } = draft;
  return (
    <SubmitForm className="card stack" {...waiting(call, asking)} onSubmit={submit}>
      <h3>Novo pedido</h3>
      <p className="secondary">Respondemos em até 15 dias.</p>
      <FormFields form={form} />
      {call.failure !== undefined && <FailureAlert failure={call.failure} body={requestFailureMessage(call.failure)} />}
      <Button type="submit" {...waiting(call, asking)}>
        Enviar pedido
      </Button>
      <Button look="text" isHeld={call.isBusy} onPress={onLeave}>
        Cancelar
      </Button>
    </SubmitForm>
  );
});

/** Asks twice before a request for deletion goes out, and says first what the law holds. @see decision 0242 */
const DeletionDialog = observer(({ asking }: { readonly asking: Asking<DeletionQuestion> }) => {
  const { question } = asking;
  if (question === undefined) return null;
  const { title, body, yes } = DELETION_QUESTIONS[question];
  return (
    // A new dialog for each question: its name is read, and the focus starts again.
    <Modal
      key={question}
      title={title}
      says={body}
      onClose={() => asking.answer(false)}
      actions={
        <>
          <Button look="secondary" onPress={() => asking.answer(false)}>
            Cancelar
          </Button>
          <Button look={question === 'sure' ? 'text-danger' : 'primary'} onPress={() => asking.answer(true)}>
            {yes}
          </Button>
        </>
      }
    >
      {question === 'held' && <Held />}
    </Modal>
  );
});

const Held = () => (
  <dl className="facts held">
    {HELD_BY_LAW.map(({ key, title, retention }) => (
      <Fact key={key} caption={title} value={retention} />
    ))}
  </dl>
);
