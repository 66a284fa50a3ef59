import { observer } from 'mobx-react-lite';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { FormFields } from '../ui/forms/form-fields.tsx';
import { SubmitForm } from '../ui/submit-form.tsx';
import { WhenLoaded } from '../ui/when-loaded.tsx';
import type { Snapshot } from './controls.codecs.ts';
import { NO_WORLDS, NOT_LOADED, Section } from './section.tsx';
import type { SnapshotQuestion, SnapshotsPart } from './snapshots.view-model.ts';
import { controlsMessage, momentOf } from './workbench.messages.ts';

interface Props {
  readonly model: SnapshotsPart;
}

/** The world as it once stood: save it, load it, drop it. */
export const SnapshotsScreen = ({ model }: Props) => (
  <Section
    title="Instantâneos"
    lead="Um instantâneo guarda o mundo como está, com o relógio, para voltar a ele depois."
    model={model}
  >
    <WhenLoaded loaded={model.snapshots} failed={NOT_LOADED}>
      {(snapshots) =>
        snapshots === 'absent' ? (
          <Notice icon="alert">{`${NO_WORLDS} Por isso também não guarda instantâneos.`}</Notice>
        ) : (
          <>
            <NewSnapshot model={model} />
            <Kept model={model} snapshots={snapshots} />
          </>
        )
      }
    </WhenLoaded>
    <Question model={model} />
  </Section>
);

const NewSnapshot = observer(({ model: { saving } }: Props) => (
  <Card title="Guardar agora">
    <SubmitForm className="stack form-card" isBusy={saving.call.isSending} onSubmit={saving.submit}>
      <FormFields form={saving.form} />
      {saving.call.failure !== undefined && <Alert body={controlsMessage(saving.call.failure)} />}
      <Button type="submit" icon="plus" isBusy={saving.call.isSending}>
        Guardar instantâneo
      </Button>
    </SubmitForm>
  </Card>
));

const Kept = observer(({ model, snapshots }: Props & { readonly snapshots: readonly Snapshot[] }) =>
  snapshots.length === 0 ? (
    <EmptyState title="Nenhum instantâneo guardado" level={2} />
  ) : (
    <Card title="Guardados">
      <ul className="rows workbench-rows">
        {snapshots.map(({ name, takenAt }) => (
          <li key={name} className="workbench-row">
            <div className="grow stack-4">
              <p className="strong">{name}</p>
              <p className="caption">{momentOf(takenAt)}</p>
            </div>
            <div className="workbench-tools">
              <Button
                look="secondary"
                isBusy={model.acting.isBusyWith(`load ${name}`)}
                onPress={() => model.askLoad(name)}
              >
                Carregar <span className="sr-only">{name}</span>
              </Button>
              <Button
                look="text-danger"
                isBusy={model.acting.isBusyWith(`drop ${name}`)}
                onPress={() => model.askDrop(name)}
              >
                Apagar <span className="sr-only">{name}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  ),
);

const wordsOf = ({ _tag, snapshot }: SnapshotQuestion) =>
  _tag === 'Load'
    ? {
        question: `Carregar ${snapshot}?`,
        body: 'O que mudou neste mundo depois dele se perde, e quem está no portal pode sair.',
        yes: 'Carregar',
      }
    : { question: `Apagar ${snapshot}?`, body: 'O instantâneo se perde. O mundo fica como está.', yes: 'Apagar' };

const Question = observer(({ model: { acting } }: Props) => (
  <>
    {acting.call.failure !== undefined && <Alert body={controlsMessage(acting.call.failure)} />}
    {acting.question !== undefined && (
      <ConfirmDialog
        {...wordsOf(acting.question)}
        no="Cancelar"
        isDanger
        isBusy={acting.call.isSending}
        onYes={() => void acting.answer(true)}
        onNo={() => void acting.answer(false)}
      />
    )}
  </>
));
