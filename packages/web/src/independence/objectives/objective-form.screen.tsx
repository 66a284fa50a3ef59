import type { Objective } from '@aroeira/domain/independence';
import {
  objectiveMissingMessage,
  OBJECTIVES_FULL,
  OBJECTIVES_NOT_LOADED,
  saveObjectiveMessage,
} from '@aroeira/domain/independence/messages';
import { isCallFailure } from '@aroeira/domain/kernel';
import { observer } from 'mobx-react-lite';
import { ButtonLink } from '../../shell/frame/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { FormBody } from '../../shell/frame/form-page.tsx';
import { DiscardQuestion } from '../../shell/frame/discard-question.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageHead } from '../../shell/frame/page-head.tsx';
import { DraftNote } from '../../registration/drafts/draft-note.tsx';
import { RefusedPlan } from '../projection/refused-plan.tsx';
import { ObjectiveFields } from './objective-fields.tsx';
import type { ObjectiveFormViewModel } from './objective-form.view-model.ts';
import type { ObjectiveRemoval } from './objective-removal.ts';
import { RemovalFailure, RemovalQuestion } from './removal-parts.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import './objectives.css';

interface Props {
  readonly title: string;
  readonly model: ObjectiveFormViewModel;
}

/** `/liberty/objectives/add` and `/liberty/objectives/edit`. */
export const ObjectiveFormScreen = ({ title, model }: Props) => (
  <div className="page is-form">
    <PageHead title={title} back="/liberty/objectives" />
    <Content model={model} />
    <RefusedPlan loaded={model.loaded} />
    <RemovalQuestion removal={model.removal} />
    <DiscardQuestion edits={model.edits} />
  </div>
);

const Content = observer(({ model }: Pick<Props, 'model'>) => {
  const { loaded, removal } = model;
  const { state } = loaded;
  switch (state._tag) {
    case 'Loading':
      return (
        <div aria-busy="true">
          <Waiting shape="form" />
        </div>
      );
    case 'Failed':
      return <NotOpened failure={state.failure} onRetry={loaded.load} />;
    case 'Shown':
      return (
        <FormBody
          sent={state.value}
          className="card stack"
          refusal={(failure) => (failure._tag === 'NotViable' ? undefined : { body: saveObjectiveMessage(failure) })}
          submit="Salvar objetivo"
        >
          <ObjectiveFields form={state.value.form} />
          <DraftNote draft={model.draft} />
          <Remove removal={removal} objective={state.value.form.before} />
        </FormBody>
      );
  }
});

interface RemoveProps {
  readonly removal: ObjectiveRemoval;
  /** `undefined` for a new one. */
  readonly objective: Objective | undefined;
}

const Remove = ({ removal, objective }: RemoveProps) =>
  objective && (
    <>
      <button type="button" className="link objective-remove" onClick={() => void removal.remove(objective)}>
        <Icon name="trash" isSmall /> Remover objetivo
      </button>
      <RemovalFailure removal={removal} />
    </>
  );

type OpenFailure = Extract<ObjectiveFormViewModel['loaded']['state'], { readonly _tag: 'Failed' }>['failure'];

/** An objective that is not there leads back to the list. A list that did not load can load again. */
const NotOpened = ({ failure, onRetry }: { readonly failure: OpenFailure; readonly onRetry: () => Promise<void> }) => {
  if (isCallFailure(failure) || failure._tag === 'ObjectivesNotLoaded') {
    return <ErrorState title={OBJECTIVES_NOT_LOADED} failure={failure} onRetry={() => void onRetry()} />;
  }
  const isFull = failure._tag === 'ObjectivesFull';
  return (
    <EmptyState
      level={2}
      title={isFull ? OBJECTIVES_FULL : objectiveMissingMessage(failure)}
      body={isFull ? 'Altere ou remova um deles.' : 'Os seus objetivos estão na lista.'}
    >
      <ButtonLink to="/liberty/objectives">Ver os objetivos</ButtonLink>
    </EmptyState>
  );
};
