import type { Session } from '@aroeira/domain/access';
import { makeHttpConformityTerms } from '@aroeira/adapters-http/profile';
import { makeOpenConformityTerm, needsSigningCity, type ConformityTerms } from '@aroeira/domain/profile';
import { bindings, type Bindings, type PartsOf } from '../../composition/bindings.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { registrationRecordsBindings } from '../../registration/registration-records.module.ts';
import { REGISTRATION } from '../../registration/registration.tokens.ts';
import { SHELL } from '../../shell/shell.tokens.ts';
import { ConformityViewModel } from './conformity.view-model.ts';
import { tokens } from '../../composition/token.ts';

/** The page that says the state of the term, or the one on which the client reads it. */
type ConformityPage = 'status' | 'reading';

/** The conformity term of the client. */
export const CONFORMITY = tokens<{
  Terms: ConformityTerms;
  /** Opens one of the two pages. Answers nothing without a session. */
  OpenConformity: (page: ConformityPage) => ConformityViewModel | undefined;
}>('CONFORMITY');

const opening = {
  terms: CONFORMITY.Terms,
  registrations: REGISTRATION.RegistrationRecords,
  navigation: SHARED.Navigation,
  links: SHELL.ExternalLinks,
  forms: SHARED.FormPorts,
};

/** What the two pages of the conformity term need. */
export const conformityBindings: Bindings = [
  ...registrationRecordsBindings,
  ...bindings((bind) => {
    bind(CONFORMITY.Terms, makeHttpConformityTerms, SHARED.HttpClient);
    bind.visit(CONFORMITY.OpenConformity, openConformity, opening);
  }),
];

const openConformity = (
  session: Session,
  { terms, registrations, navigation, links, forms }: PartsOf<typeof opening>,
  page: ConformityPage,
) =>
  new ConformityViewModel({
    load: makeOpenConformityTerm({ terms, registrations })(session.clientId),
    shown: (term) => {
      const isUnreadable = term.state === 'notNeeded' || needsSigningCity(term);
      if (page === 'reading' && isUnreadable) navigation.replace('/profile-conformity-term');
    },
    saveCity: registrations.saveSigningCity,
    openTab: (address) => void links.open(address),
    read: () => navigation.push('/profile-conformity-term/read'),
    forms,
  });
