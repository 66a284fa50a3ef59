import { CONSENT_TERMS, type ConsentTerm } from '../../access/session.ts';
import type { ConsentAnswered, ConsentChange, ConsentHistory, TermNow } from './consent-history.ts';

/** The terms that count after an answer. A refused consent gives none, whatever it lists. @see decision 0135 */
const termsOf = (answer: ConsentAnswered | undefined): readonly ConsentTerm[] =>
  answer?.isAccepted === true ? answer.terms : [];

/** What each answer changed, the newest first. */
export const consentChanges = (history: ConsentHistory): readonly ConsentChange[] =>
  history.map((answer, index) => {
    const [now, before] = [termsOf(answer), termsOf(history[index + 1])];
    return {
      version: answer.version,
      at: answer.at,
      given: now.filter((term) => !before.includes(term)),
      withdrawn: before.filter((term) => !now.includes(term)),
    };
  });

/** The terms as they are now, with the day of their last change. */
export const termsNow = (history: ConsentHistory): readonly TermNow[] => {
  const changes = consentChanges(history);
  return CONSENT_TERMS.map((term) => ({
    term,
    isGiven: termsOf(history[0]).includes(term),
    since: changes.find(({ given, withdrawn }) => given.includes(term) || withdrawn.includes(term))?.at,
  }));
};

/** The terms to send when the client changes one of them. The other ones stay. */
export const termsWith = (history: ConsentHistory, changed: ConsentTerm, isGiven: boolean): readonly ConsentTerm[] => {
  const terms = termsOf(history[0]);
  return CONSENT_TERMS.filter((term) => (term === changed ? isGiven : terms.includes(term)));
};
