import type { ReactNode } from 'react';
import type { LoadedForm } from '../../ui/forms/loaded-form.ts';
import type { AnyForm } from '../../ui/forms/sent-form.ts';
import type { FailedWords } from '../../ui/feedback/error-state.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { WhenLoaded } from '../../ui/when-loaded.tsx';
import type { Path } from '../routing/paths.ts';
import { FormBody, ON_A_CARD, type Around } from './form-page.tsx';
import { PageHead } from './page-head.tsx';

interface LoadedProps<M extends AnyForm, F, L> extends Around<F> {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly back: Path;
  readonly model: LoadedForm<M, F, L>;
  /** What to say when the saved values did not load. */
  readonly failed: FailedWords;
  /** Draws the fields of the form that holds the saved values. */
  readonly children: (form: M) => ReactNode;
}

/** Draws a page like `FormPage` for a form that starts with saved values. The head stands while they load. */
export const LoadedFormPage = <M extends AnyForm, F, L>(props: LoadedProps<M, F, L>) => {
  const { title, lead, back, model, failed, children, ...around } = props;
  return (
    <div className="page">
      <PageHead title={title} lead={lead} back={back} />
      <WhenLoaded loaded={model.loaded} failed={failed} waiting={<Waiting shape="form" />}>
        {(sent) => (
          <FormBody {...around} sent={sent} className={ON_A_CARD}>
            {children(sent.form)}
          </FormBody>
        )}
      </WhenLoaded>
    </div>
  );
};
