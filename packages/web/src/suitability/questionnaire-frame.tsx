import { RENEWAL_CAPTIONS } from '@aroeira/domain/renewal/messages';
import type { ReactNode } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import './suitability.css';

interface Props {
  /** The question on the page, from 1, of all. `undefined` beside the questions. */
  readonly at?: { readonly question: number; readonly of: number } | undefined;
  /** The way back. A page without it lets the client only go on. */
  readonly onBack?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** The frame of the questionnaire: the way back, and how far the client is. It has no menu, so the client goes on. */
export const QuestionnaireFrame = ({ at, onBack, children }: Props) => (
  <div className="app">
    <header className="quiz-head">
      <div className="quiz-head-in">
        {onBack !== undefined && <IconButton icon="back" label="Voltar" onPress={onBack} />}
        <p className="strong grow">{RENEWAL_CAPTIONS.profile}</p>
        {at !== undefined && (
          <span className="quiz-count" aria-hidden="true">
            {at.question} de {at.of}
          </span>
        )}
      </div>
      {at !== undefined && (
        <progress
          className="progress-line"
          aria-label={`Pergunta ${at.question} de ${at.of}`}
          max={at.of}
          value={at.question}
        />
      )}
    </header>
    <main className="page is-form quiz" id="main" tabIndex={-1}>
      {children}
    </main>
  </div>
);
