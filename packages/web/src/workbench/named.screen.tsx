import type { CallFailure } from '@aroeira/domain/kernel';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { FormFields } from '../ui/forms/form-fields.tsx';
import type { AnyForm, SentForm } from '../ui/forms/sent-form.ts';
import type { Loaded } from '../ui/loaded.ts';
import { SubmitForm } from '../ui/submit-form.tsx';
import { WhenLoaded } from '../ui/when-loaded.tsx';
import { buttonOf, type NamedAct, type SnapshotsPart, type WorldsPart } from './named.view-model.ts';
import { NOT_LOADED, Refused, Section, WAITING } from './section.tsx';
import { momentOf, QUESTIONS } from './workbench.messages.ts';

type Model = WorldsPart | SnapshotsPart;

interface WorldsProps {
  readonly model: WorldsPart;
  /** The name of the world of this page. */
  readonly here: string | undefined;
}

interface NamedProps<T> {
  readonly title: string;
  readonly lead: string;
  readonly model: Model;
  readonly all: Loaded<T | 'absent'>;
  /** What the page says of a server that has none of them. */
  readonly absent: string;
  readonly children: (all: T) => ReactNode;
}

const Named = <T,>({ title, lead, model, all, absent, children }: NamedProps<T>) => (
  <Section title={title} lead={lead} model={model}>
    <WhenLoaded loaded={all} failed={NOT_LOADED} waiting={WAITING}>
      {(found) => (found === 'absent' ? <Notice icon="alert">{absent}</Notice> : children(found))}
    </WhenLoaded>
    <Question model={model} />
  </Section>
);

/** The worlds of this server: make one, open one, drop one. */
export const WorldsScreen = ({ model, here }: WorldsProps) => (
  <Named
    title="Mundos"
    lead="Um mundo é uma cópia da semente com dados, relógio, falhas e e-mails só seus."
    model={model}
    all={model.all}
    absent="Este servidor não tem mundos."
  >
    {(worlds) => (
      <>
        <WhenLoaded loaded={model.adding} failed={NOT_LOADED} waiting={WAITING}>
          {(adding) => (
            <Adding title="Novo mundo" submit="Criar mundo" adding={adding}>
              <FormFields form={adding.form} />
            </Adding>
          )}
        </WhenLoaded>
        <Card title="Mundos deste servidor">
          <ul className="rows workbench-rows">
            {worlds.map(({ name, url, createdAt, usedAt }, place) => (
              <Row
                key={name}
                name={name}
                caption={`${place === 0 ? 'Principal' : `Criado em ${momentOf(createdAt)}`} · usado em ${momentOf(usedAt)}`}
              >
                {name === here ? (
                  <span className="badge is-neutral">Você está aqui</span>
                ) : (
                  <a className="button is-secondary" href={`${url}/sandbox/`} target="_blank" rel="noreferrer">
                    <span>
                      Abrir <span className="sr-only">{name} em outra aba</span>
                    </span>
                  </a>
                )}
                {place > 0 && name !== here && <Ask does="DropWorld" name={name} model={model} />}
              </Row>
            ))}
          </ul>
        </Card>
      </>
    )}
  </Named>
);

/** The world as it once stood: save it, load it, drop it. */
export const SnapshotsScreen = ({ model }: { readonly model: SnapshotsPart }) => (
  <Named
    title="Instantâneos"
    lead="Um instantâneo guarda este mundo como está, com o relógio. Depois volte a ele, ou comece outro mundo a partir dele."
    model={model}
    all={model.all}
    absent="Este servidor não tem mundos. Por isso também não guarda instantâneos."
  >
    {(snapshots) => (
      <>
        <Adding title="Guardar agora" submit="Guardar instantâneo" adding={model.adding}>
          <FormFields form={model.adding.form} />
        </Adding>
        {snapshots.length === 0 ? (
          <EmptyState title="Nenhum instantâneo guardado" body="O que você guardar acima aparece aqui." level={2} />
        ) : (
          <Card title="Guardados">
            <ul className="rows workbench-rows">
              {snapshots.map(({ name, takenAt }) => (
                <Row key={name} name={name} caption={momentOf(takenAt)}>
                  <Ask does="LoadSnapshot" name={name} model={model} />
                  <Ask does="DropSnapshot" name={name} model={model} />
                </Row>
              ))}
            </ul>
          </Card>
        )}
      </>
    )}
  </Named>
);

interface AddingProps {
  readonly title: string;
  readonly submit: string;
  readonly adding: SentForm<AnyForm, CallFailure>;
  /** The fields. */
  readonly children: ReactNode;
}

const Adding = observer(({ title, submit, adding, children }: AddingProps) => (
  <Card title={title}>
    <SubmitForm className="stack form-card" isBusy={adding.call.isBusy} onSubmit={adding.submit}>
      {children}
      <Refused failure={adding.call.failure} />
      <Button type="submit" icon="plus" isBusy={adding.call.isBusy}>
        {submit}
      </Button>
    </SubmitForm>
  </Card>
));

interface RowProps {
  readonly name: string;
  readonly caption: string;
  readonly children: ReactNode;
}

const Row = ({ name, caption, children }: RowProps) => (
  <li className="workbench-row">
    <div className="grow stack-4">
      <p className="strong">{name}</p>
      <p className="caption">{caption}</p>
    </div>
    <div className="workbench-tools">{children}</div>
  </li>
);

interface AskProps {
  readonly does: NamedAct;
  readonly name: string;
  readonly model: Model;
}

const Ask = observer(({ does, name, model: { acting, ask } }: AskProps) => {
  const button = buttonOf(does, name);
  return (
    <>
      <Button
        look={does === 'LoadSnapshot' ? 'secondary' : 'text-danger'}
        isBusy={acting.isBusyWith(button)}
        onPress={() => ask(does, name)}
      >
        {QUESTIONS[does].yes} <span className="sr-only">{name}</span>
      </Button>
      <Refused failure={acting.failureOf(button)} />
    </>
  );
});

const Question = observer(({ model: { acting } }: { readonly model: Model }) => {
  const { call, question } = acting;
  if (question === undefined) return null;
  const { asks, body, yes } = QUESTIONS[question._tag];
  return (
    <ConfirmDialog
      question={`${asks} ${question.name}?`}
      body={body}
      yes={yes}
      no="Cancelar"
      isDanger
      isBusy={call.isBusy}
      onYes={() => void acting.answer(true)}
      onNo={() => void acting.answer(false)}
    />
  );
});
