import { missingPage } from '@aroeira/domain/registration';
import { RENEWAL_CAPTIONS } from '@aroeira/domain/renewal';
import { sequenceS } from 'fp-ts/Apply';
import * as TE from 'fp-ts/TaskEither';
import { GrowingSprig } from '../../ui/feedback/growing-sprig.tsx';
import { FormModel } from '../../ui/forms/form-model.ts';
import { Icon } from '../../ui/icon.tsx';
import { clientPage } from '../form/step.page.tsx';

const PARTS = [
  { caption: RENEWAL_CAPTIONS.registrationData, state: 'Concluído', look: 'is-success', icon: 'check' },
  { caption: RENEWAL_CAPTIONS.profile, state: 'A seguir', look: 'is-warning', icon: 'report' },
  { caption: RENEWAL_CAPTIONS.signature, state: 'Depois', look: 'is-neutral', icon: 'lock' },
] as const;

/** The three parts of a registration, of which the form is the first. */
const Parts = () => (
  <>
    <div className="step-picture">
      <GrowingSprig />
    </div>
    <ol className="card parts">
      {PARTS.map(({ caption, state, look, icon }) => (
        <li key={caption} className="part">
          <span className={look === 'is-success' ? 'part-mark is-done' : 'part-mark'} aria-hidden="true">
            <Icon name={icon} isSmall />
          </span>
          <div className="row between">
            <h2>{caption}</h2>
            <span className={`badge ${look}`}>{state}</span>
          </div>
        </li>
      ))}
    </ol>
  </>
);

/** `/registration/form/success`: the form is complete, and the questionnaire follows. */
export const Page = clientPage({
  step: 'success',
  title: 'Seus dados estão completos',
  lead: 'Faltam dois passos curtos para enviar o seu cadastro para análise.',
  // The pages before have asked for these parts.
  load: ({ parts: { records, accounts } }) =>
    sequenceS(TE.ApplyPar)({
      profession: records.profession.read,
      equity: records.equity.read,
      accounts: accounts.load,
    }),
  isOpen: ({ registration: { record, facts, pep, fatca } }, { profession, equity, accounts }) =>
    missingPage({
      record,
      facts,
      filled: {
        pep: (!facts.hasWorked || pep?.role !== undefined) && (!facts.hasRelation || pep?.relation !== undefined),
        fatca: fatca !== undefined && (facts.taxDeclaration === 'fatca' || fatca.residences.length > 0),
        bankAccounts: accounts.length > 0,
        professional: profession?.professionalType !== undefined,
        investorData: equity !== undefined,
      },
    }) === undefined,
  form: ({ ports }) => new FormModel({}, ports),
  draw: () => <Parts />,
  changes: [],
  save: () => TE.right(undefined),
});
