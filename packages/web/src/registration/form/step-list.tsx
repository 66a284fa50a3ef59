import { STEP_PROGRESS, type FormStep } from '@aroeira/domain/registration';
import { Icon } from '../../ui/icon.tsx';

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

/** The parts of the form beside a page on a wide screen: which are done, and which one is open. */
export const StepList = ({ current }: { readonly current: FormStep }) => {
  const now = STEP_PROGRESS[current];
  // The first page of a renewal is no part of the form.
  if (now === undefined) return <aside className="step-aside" />;
  // At the end of the form every part is done.
  const open = current === 'success' ? PARTS.length : PARTS.findIndex(([last]) => (STEP_PROGRESS[last] ?? 0) >= now);
  return (
    <aside className="step-aside">
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
    </aside>
  );
};
