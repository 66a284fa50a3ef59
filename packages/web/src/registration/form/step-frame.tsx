import { STEP_PROGRESS, type FormStep } from '@aroeira/domain/registration';
import { CHECK_LIST_TEXTS } from '@aroeira/domain/renewal/messages';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { StepList } from './step-list.tsx';
import './form.css';

interface Props {
  readonly step: FormStep;
  /** A renewal has a title of its own. The progress is that of a registration. */
  readonly isRenewal: boolean;
  readonly onBack: () => void;
  readonly children: ReactNode;
}

/** The frame of the form: the way back, how far the client is, and on a wide screen the parts of the form. */
export const StepFrame = ({ step, isRenewal, onBack, children }: Props) => (
  <div className="app">
    <header className="form-head">
      <div className="form-head-in">
        <IconButton icon="back" label="Voltar" onPress={onBack} />
        <p className="strong grow">{isRenewal ? CHECK_LIST_TEXTS.title : 'Cadastro'}</p>
        {!isRenewal && <Percent step={step} />}
      </div>
      {!isRenewal && <Progress step={step} />}
    </header>
    <div className="step-layout">
      {isRenewal ? <aside className="step-aside" /> : <StepList current={step} />}
      <main className="page is-form" id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  </div>
);

interface OfStep {
  readonly step: FormStep;
}

const Percent = ({ step }: OfStep) => {
  const percent = STEP_PROGRESS[step];
  return percent === undefined ? null : (
    <span className="percent num" aria-hidden="true">
      {percent}%
    </span>
  );
};

/** @see spec A §4 Registration flow "Progress values"; decision Q047 */
const Progress = ({ step }: OfStep) => {
  const percent = STEP_PROGRESS[step];
  return percent === undefined ? null : (
    <progress className="progress-line" aria-label="Progresso do cadastro" max={100} value={percent} />
  );
};
