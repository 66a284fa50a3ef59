import { observer } from 'mobx-react-lite';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { FormFields } from '../ui/forms/form-fields.tsx';
import { SubmitForm } from '../ui/submit-form.tsx';
import { WhenLoaded } from '../ui/when-loaded.tsx';
import type { KeptWorld } from './controls.codecs.ts';
import { NO_WORLDS, NOT_LOADED, Section } from './section.tsx';
import { controlsMessage, momentOf } from './workbench.messages.ts';
import type { WorldsPart } from './worlds.view-model.ts';

interface Props {
  readonly model: WorldsPart;
}

/** The worlds of this server: make one, open one, drop one. */
export const WorldsScreen = ({ model }: Props) => (
  <Section
    title="Mundos"
    lead="Um mundo é uma cópia da semente com dados, relógio, falhas e e-mails só seus."
    model={model}
  >
    <WhenLoaded loaded={model.worlds} failed={NOT_LOADED}>
      {(worlds) =>
        worlds === 'absent' ? (
          <Notice icon="alert">{NO_WORLDS}</Notice>
        ) : (
          <>
            <NewWorld model={model} />
            <Card title="Mundos deste servidor">
              <ul className="rows workbench-rows">
                {worlds.map((world, place) => (
                  <WorldRow key={world.name} world={world} isMain={place === 0} model={model} />
                ))}
              </ul>
            </Card>
          </>
        )
      }
    </WhenLoaded>
    <DropQuestion model={model} />
  </Section>
);

const NewWorld = observer(({ model: { adding } }: Props) => (
  <Card title="Novo mundo">
    <SubmitForm className="stack form-card" isBusy={adding.call.isSending} onSubmit={adding.submit}>
      <FormFields form={adding.form} />
      {adding.call.failure !== undefined && <Alert body={controlsMessage(adding.call.failure)} />}
      <Button type="submit" icon="plus" isBusy={adding.call.isSending}>
        Criar mundo
      </Button>
    </SubmitForm>
  </Card>
));

const WorldRow = observer(
  ({ world, isMain, model }: Props & { readonly world: KeptWorld; readonly isMain: boolean }) => (
    <li className="workbench-row">
      <div className="grow stack-4">
        <p className="strong">{world.name}</p>
        <p className="caption">
          {isMain ? 'Principal' : `Criado em ${momentOf(world.createdAt)}`} · usado em {momentOf(world.usedAt)}
        </p>
      </div>
      <div className="workbench-tools">
        <a className="button is-secondary" href={`${world.url}/sandbox/`} target="_blank" rel="noreferrer">
          <span>
            Abrir <span className="sr-only">{world.name} em outra aba</span>
          </span>
        </a>
        {!isMain && (
          <Button
            look="text-danger"
            isBusy={model.acting.isBusyWith(world.name)}
            onPress={() => model.askDrop(world.name)}
          >
            Apagar <span className="sr-only">{world.name}</span>
          </Button>
        )}
      </div>
    </li>
  ),
);

const DropQuestion = observer(({ model: { acting } }: Props) => (
  <>
    {acting.call.failure !== undefined && <Alert body={controlsMessage(acting.call.failure)} />}
    {acting.question !== undefined && (
      <ConfirmDialog
        question={`Apagar o mundo ${acting.question.world}?`}
        body="Os dados dele acabam, e quem está nele sai."
        yes="Apagar"
        no="Cancelar"
        isDanger
        isBusy={acting.call.isSending}
        onYes={() => void acting.answer(true)}
        onNo={() => void acting.answer(false)}
      />
    )}
  </>
));
