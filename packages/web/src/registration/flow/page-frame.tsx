import { STEP_PROGRESS, type FormStep } from '@aroeira/domain/registration';
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
 * The frame of the form: the way back, how far the client is, and on a wide screen the parts of the form. A renewal has
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
      aside={percent !== undefined && <FormParts open={page.isEnd ? PARTS.length : partAt(percent)} />}
    >
      {children}
    </FormFrame>
  );
});

/** The parts of the form, by their last page. */
const PARTS: readonly (readonly [FormStep, string])[] = [
  ['choosePlanner', 'Acesso'],
  ['identification', 'Identificação'],
  ['personalData', 'Dados pessoais'],
  ['addressData', 'Endereço'],
  ['fatcaOtherCountry', 'Informações fiscais'],
  ['setBankAccount', 'Contas bancárias'],
  ['professionalInformation', 'Dados profissionais'],
  ['equityData', 'Dados patrimoniais'],
];

const partAt = (percent: number): number => PARTS.findIndex(([last]) => (STEP_PROGRESS[last] ?? 0) >= percent);

/** The parts of the form beside a page on a wide screen: which are done, and which one is open. */
const FormParts = ({ open }: { readonly open: number }) => (
  <ol className="steps">
    {PARTS.map(([last, caption], i) => (
      <li key={last} className={i < open ? 'step is-done' : 'step'} aria-current={i === open ? 'step' : undefined}>
        <span className="step-dot" aria-hidden="true">
          {i < open ? <Icon name="check" isSmall /> : i + 1}
        </span>
        {caption}
      </li>
    ))}
  </ol>
);
