import { STEP_PROGRESS } from '@aroeira/domain/registration';
import { FORM_STAGES, stageAt } from '@aroeira/domain/registration/messages';
import { CHECK_LIST_TEXTS } from '@aroeira/domain/renewal/messages';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import type { DrawnPage } from './declared-page.ts';
import { FormFrame } from './form-frame.tsx';
import type { PageViewModel } from './page.view-model.ts';

interface Props {
  readonly page: Pick<DrawnPage<never, never>, 'step' | 'isEnd'>;
  readonly model: Pick<PageViewModel<never, never>, 'goBack' | 'isRenewal'>;
  readonly children: ReactNode;
}

/**
 * The frame of the form: the way back, how far the client is, and on a wide screen the stages of the form. A renewal has
 * a title of its own. The progress is that of a registration.
 *
 * @see spec A §4 Registration flow "Progress values"; decision Q047
 */
export const PageFrame = observer(({ page, model: { goBack, isRenewal }, children }: Props) => {
  const percent = isRenewal ? undefined : STEP_PROGRESS[page.step];
  return (
    <FormFrame
      title={isRenewal ? CHECK_LIST_TEXTS.title : 'Cadastro'}
      goBack={goBack}
      percent={percent}
      aside={percent !== undefined && <FormStages open={page.isEnd ? FORM_STAGES.length : stageAt(page.step)} />}
    >
      {children}
    </FormFrame>
  );
});

/** The stages of the form beside a page on a wide screen: which are done, and which one is open. */
const FormStages = ({ open }: { readonly open: number }) => (
  <ol className="steps">
    {FORM_STAGES.map((caption, i) => (
      <li key={caption} className={i < open ? 'step is-done' : 'step'} aria-current={i === open ? 'step' : undefined}>
        <span className="step-dot" aria-hidden="true">
          {i < open ? <Icon name="check" isSmall /> : i + 1}
        </span>
        {caption}
      </li>
    ))}
  </ol>
);
