import { describe, expect, it } from 'vitest';
import { typedFrom } from '../../kernel/fields/index.ts';
import { ANA } from '../../kernel/testing/index.ts';
import type { CheckListItem } from '../flags/flag.ts';
import { personalDataStart, type ClientRecord } from '../client/client-record.ts';
import { flagsOf } from '../flags/flags.rules.ts';
import { mailingForm, mailingOf, mailingStart } from '../address/mailing.form.ts';
import { NEW_REGISTRATION } from '../client/new-client.ts';
import { personalDataForm } from '../client/personal-data.form.ts';
import type { RegistrationStep } from './registration-step.ts';
import { adjustmentMessage, flagMessage } from '../flags/flags.messages.ts';
import { continueAt, dueAfter, resumeAt } from './resume.rules.ts';
import {
  ADJUSTED_PAGES,
  checkList,
  clientRecord,
  cpf,
  EVERY_GAP,
  flowFacts,
  SITUATIONS,
  standing,
  type Situation,
} from '../testing/index.ts';

const whole = clientRecord();

const resume = (
  record: Partial<ClientRecord> = {},
  missing: readonly CheckListItem[] = [],
  facts: Parameters<typeof flowFacts>[0] = {},
) => {
  const list = checkList(missing, { overallResult: 0 });
  return resumeAt({
    record: { ...whole, ...record },
    facts: flowFacts({ plannerId: record.plannerId ?? 2, ...facts }),
    checkList: list,
    flags: flagsOf(standing({ approval: 'started', checkList: list })),
  });
};

const situationOf = (situation: Situation) => ({
  record: whole,
  facts: flowFacts({ plannerId: 2, ...situation }),
});

describe('a registration continues', () => {
  it.each([
    ['choosePlanner', { plannerId: undefined, hasPlanner: true }],
    ['identification', { identification: undefined, personalData: undefined }],
    ['personalData', { personalData: undefined }],
    ['addressData', { address: undefined }],
    ['addressData', { hasProofOfResidence: false }],
    ['taxInformation', { taxInformation: undefined }],
  ] as const)('at %s when it is not filled in', (step, record) => {
    expect(resume(record)).toBe(step);
  });

  it('after the planner page when the client said that they have none', () => {
    expect(resume({ plannerId: undefined, hasPlanner: false })).toBe('signatureTerms');
  });

  it.each([
    ['bankAccounts', 'bankAccounts'],
    ['professionalInformation', 'professional'],
    ['equityData', 'investorData'],
  ] as const)('at %s when the check list lacks it', (step, item) => {
    expect(resume({}, [item])).toBe(step);
  });

  it('at a page only when an answer opens it', () => {
    expect(resume({}, ['pep', 'fatca'], { hasWorked: true, hasFatca: true })).toBe('pepData');
    expect(resume({}, ['fatca'], { hasWorked: true, hasFatca: true })).toBe('fatcaData');
  });

  it('at the other countries after a CRS declaration, and at the declaration when it is not whole', () => {
    const crs = { hasFatca: true, taxDeclaration: 'crs' } as const;
    expect(resume({}, ['fatca'], crs)).toBe('fatcaOtherCountry');
    expect(resume({}, ['fatca'], { ...crs, taxDeclaration: 'fatca' })).toBe('fatcaData');
    expect(resume({}, [], crs)).toBe('signatureTerms');
  });

  it('with the questionnaire and then the signature, and then it is complete', () => {
    const after = (changes: Parameters<typeof checkList>[1]) => {
      const list = checkList([], changes);
      const flags = flagsOf(standing({ approval: 'started', checkList: list }));
      return resumeAt({ record: whole, facts: flowFacts({ plannerId: 2 }), checkList: list, flags });
    };
    expect(after({ suitabilityCount: 0, overallResult: 0 })).toBe('suitabilityStart');
    expect(after({ overallResult: 0 })).toBe('signatureTerms');
    expect(after({})).toBeUndefined();
  });

  it('nowhere for a company, which registers with its planner', () => {
    const list = checkList(['pep'], { overallResult: 0 });
    const flags = flagsOf(standing({ approval: 'started', isCompany: true, checkList: list }));
    expect(resumeAt({ record: whole, facts: flowFacts(), checkList: list, flags })).toBeUndefined();
  });
});

describe('an adjustment', () => {
  /** The registration of a client whom the staff asked for these items again. */
  const adjusting = (missing: readonly CheckListItem[], situation: Situation = {}, signed: 0 | 3 = 3) => {
    const list = checkList(missing, { overallResult: signed });
    const flags = flagsOf(standing({ approval: 'pendingAdjustment', checkList: list }));
    return { list, flags, due: resumeAt({ ...situationOf(situation), checkList: list, flags }) };
  };

  it.each(ADJUSTED_PAGES)('of $item leads to $page', ({ item, page, situation }) => {
    expect(adjusting([item], situation).due).toBe(page);
  });

  it('leads to a page for every item, alone and with others, and at last to the signature', () => {
    for (const situation of SITUATIONS)
      for (const gap of EVERY_GAP) {
        let missing = gap;
        while (missing.length > 0) {
          const { due } = adjusting(missing, situation);
          const mended = ADJUSTED_PAGES.filter(({ page }) => page === due).map(({ item }) => item);
          const left = missing.filter((item) => !mended.includes(item));
          expect({ missing, left: left.length }).not.toEqual({ missing, left: missing.length });
          missing = left;
        }
        expect(adjusting([], situation).due).toBe('signatureTerms');
        expect(adjusting([], situation, 0).due).toBe('signatureTerms');
      }
  });

  it('opens the page that is due, and after the last one the end of the form', () => {
    const going = { facts: flowFacts(), isAdjusting: true };
    expect(continueAt({ ...going, due: 'identification', saved: undefined })).toBe('authStart');
    expect(continueAt({ ...going, due: 'identification', saved: 'authStart' })).toBe('identification');
    expect(continueAt({ ...going, due: 'bankAccounts', saved: 'identification' })).toBe('bankAccounts');
    expect(continueAt({ ...going, due: 'signatureTerms', saved: 'bankAccounts' })).toBe('success');
    expect(continueAt({ ...going, due: 'equityData', saved: 'setBankAccount' })).toBe('bankAccounts');
    expect([dueAfter('identification', 'bankAccounts'), dueAfter('bankAccounts', 'signatureTerms')]).toEqual([
      'bankAccounts',
      'success',
    ]);
    expect([dueAfter('success', 'signatureTerms'), dueAfter('authStart', 'signatureTerms')]).toEqual([
      'signatureTerms',
      'signatureTerms',
    ]);
  });

  it('says what the staff asked for, without the signature that follows', () => {
    const { flags } = adjusting(['documents', 'bankAccounts'], {}, 0);
    expect(flagMessage(flags.canCompleteRegistration.reason)).toBe(
      'Há um ajuste pendente no seu cadastro: documentos, contas bancárias.',
    );
    expect(flagMessage(adjusting([]).flags.canCompleteRegistration.reason)).toBe(
      'Há um ajuste pendente no seu cadastro.',
    );
    expect(adjustmentMessage(['documents', 'pep'])).toBe(
      'Nossa equipe pediu para você rever: documentos, pessoa politicamente exposta.',
    );
    expect(adjustmentMessage([])).toBe(
      'Nossa equipe pediu um ajuste. Confira os seus dados e assine o cadastro de novo.',
    );
  });
});

describe('the page that opens for a client who goes on', () => {
  const opens = (due: RegistrationStep, saved?: RegistrationStep, facts: Parameters<typeof flowFacts>[0] = {}) =>
    continueAt({ due, saved, facts: flowFacts(facts), isAdjusting: false });

  it('is the start for clients after a sign-in, until the form is filled in [R237]', () => {
    expect(opens('identification')).toBe('authStart');
    expect(opens('equityData')).toBe('authStart');
    expect(opens('suitabilityStart')).toBe('suitabilityStart');
    expect(opens('signatureTerms')).toBe('signatureTerms');
  });

  it('is the page after the last saved one, which the save answered too', () => {
    expect(opens('identification', 'personalData')).toBe('addressData');
    expect(opens('choosePlanner', 'definePassword')).toBe('choosePlanner');
    expect(opens('bankAccounts', 'taxInformation', { hasFatca: true })).toBe('fatcaData');
    expect(opens('bankAccounts', 'setBankAccount')).toBe('bankAccounts');
    expect(opens('suitabilityStart', 'equityData')).toBe('success');
    expect(opens('signatureTerms', 'equityData')).toBe('signatureTerms');
  });

  it('is the page that is missing, and not the closed end of the form, after the last page was saved first', () => {
    expect(opens('identification', 'equityData')).toBe('identification');
    expect(opens('bankAccounts', 'equityData')).toBe('bankAccounts');
  });
});

it('a new registration starts with the gender male and all post to the residence [R249]', () => {
  const start = { ...whole, personalData: undefined };
  expect(typedFrom(personalDataForm(cpf(ANA)), personalDataStart(start)).gender).toBe('male');
  expect(personalDataStart(whole)).toBe(whole.personalData);
  const yes = { receivesExtract: 'yes', receivesIncomeReport: 'yes', allowsDistributorEmail: 'yes' };
  expect(typedFrom(mailingForm, mailingStart(undefined))).toEqual({ ...yes, address: 'residential' });
  expect(mailingOf(mailingStart(undefined))).toEqual(NEW_REGISTRATION.mailing);
  const none = { receivesExtract: false, receivesIncomeReport: false, allowsDistributorEmail: false };
  expect(mailingOf(mailingStart({ ...none, address: 'mailing' }))).toEqual({ ...none, address: 'mailing' });
});
