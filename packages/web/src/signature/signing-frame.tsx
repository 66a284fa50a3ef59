import type { ReactNode } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import '../registration/flow/form.css';
import './signature.css';

interface Props {
  readonly onBack: (() => void) | undefined;
  /** Nothing is left to do. */
  readonly isDone?: boolean;
  readonly children: ReactNode;
}

/** The frame of the signature: the way back, and how near the end is. It looks like the form before it. */
export const SigningFrame = ({ onBack, isDone = false, children }: Props) => (
  <div className="app">
    <header className="form-head">
      <div className="form-head-in signing-head">
        {onBack !== undefined && <IconButton icon="back" label="Voltar" onPress={onBack} />}
        <p className="strong grow">Assinatura</p>
        <span className="percent" aria-hidden="true">
          {isDone ? '100%' : 'Último passo'}
        </span>
      </div>
      <progress className="progress-line" aria-label="Progresso do cadastro" max={100} value={isDone ? 100 : 95} />
    </header>
    <main className="page is-form signing" id="main" tabIndex={-1}>
      {children}
    </main>
  </div>
);
