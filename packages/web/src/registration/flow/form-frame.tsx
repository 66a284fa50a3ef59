import type { ReactNode } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import './form.css';

interface Props {
  readonly title: string;
  readonly goBack: () => void;
  /** How far the client is. `undefined` where that is not said. */
  readonly percent: number | undefined;
  /** What stands beside the page on a wide screen. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** The head of the form around a page of it. */
export const FormFrame = ({ title, goBack, percent, aside, children }: Props) => (
  <div className="app">
    <header className="form-head">
      <div className="form-head-in">
        <IconButton icon="back" label="Voltar" onPress={goBack} />
        <p className="strong grow">{title}</p>
        {percent !== undefined && (
          <span className="percent num" aria-hidden="true">
            {percent}%
          </span>
        )}
      </div>
      {percent !== undefined && (
        <progress className="progress-line" aria-label="Progresso do cadastro" max={100} value={percent} />
      )}
    </header>
    <div className="step-layout">
      <aside className="step-aside">{aside}</aside>
      <main className="page is-form" id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  </div>
);
