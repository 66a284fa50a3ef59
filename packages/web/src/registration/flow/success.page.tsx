import { missingPage } from '@aroeira/domain/registration';
import { RENEWAL_CAPTIONS } from '@aroeira/domain/renewal/messages';
import { sequenceS } from 'fp-ts/Apply';
import * as TE from 'fp-ts/TaskEither';
import { GrowingSprig } from '../../ui/feedback/growing-sprig.tsx';
import { FormModel } from '../../ui/forms/form-model.ts';
import { Icon } from '../../ui/icon.tsx';
import { clientPage } from './form.page.tsx';

const STATES = {
  done: { state: 'Concluído', look: 'is-success', icon: 'check' },
  next: { state: 'A seguir', look: 'is-warning', icon: 'report' },
  later: { state: 'Depois', look: 'is-neutral', icon: 'lock' },
} as const;

/** The three parts of a registration, of which the form is the first. An adjustment may find the second one done. */
const partsOf = (hasSuitability: boolean) => [
  { caption: RENEWAL_CAPTIONS.registrationData, ...STATES.done },
  { caption: RENEWAL_CAPTIONS.profile, ...(hasSuitability ? STATES.done : STATES.next) },
  { caption: RENEWAL_CAPTIONS.signature, ...(hasSuitability ? STATES.next : STATES.later) },
];

const Parts = ({ hasSuitability }: { readonly hasSuitability: boolean }) => (
  <>
    <div className="step-picture">
      <GrowingSprig />
    </div>
    <ol className="card parts">
      {partsOf(hasSuitability).map(({ caption, state, look, icon }) => (
        <li key={caption} className="part">
          <span className={look === 'is-success' ? 'state-mark is-success' : 'state-mark'} aria-hidden="true">
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
  isEnd: true,
  title: 'Seus dados estão completos',
  lead: 'Veja o que falta para enviar o seu cadastro para análise.',
  // The pages before have asked for these parts.
  load: ({ parts: { records, accounts } }) =>
    sequenceS(TE.ApplyPar)({
      profession: records.profession.read,
      equity: records.equity.read,
      accounts: accounts.load,
    }),
  // A form with a missing part goes on at the start for clients, which leads to that part.
  elsewhere: ({ registration: { record, facts, pep, fatca }, adjusted }, { profession, equity, accounts }) =>
    // The staff have seen a whole form, so only what they asked for can be missing.
    (adjusted?.every((part) => part === 'suitability') ??
    missingPage({
      record,
      facts,
      filled: {
        pep: (!facts.hasWorked || pep?.role !== undefined) && (!facts.hasRelation || pep?.relation !== undefined),
        fatca:
          !facts.hasFatca || (fatca !== undefined && (facts.taxDeclaration === 'fatca' || fatca.residences.length > 0)),
        bankAccounts: accounts.length > 0,
        professional: facts.isCurrentlyInOffice || profession?.professionalType !== undefined,
        investorData: equity !== undefined,
        // The record of the client tells of the pictures, and an adjustment of those that the staff want anew.
        documents: true,
      },
    }) === undefined)
      ? undefined
      : 'authStart',
  form: ({ ports }) => new FormModel({}, ports),
  // Who mends what the staff asked for answered the questionnaire before, unless they asked for that too.
  draw: (_, adjusted) => <Parts hasSuitability={adjusted !== undefined && !adjusted.includes('suitability')} />,
  // Who comes here did what the staff asked of the form.
  adjustment: () => undefined,
  changes: [],
  save: () => TE.right(undefined),
});
