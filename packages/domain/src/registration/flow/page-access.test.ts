import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { CallFailure } from '../../kernel/call-failure.ts';
import { unreachable } from '../../kernel/testing/index.ts';
import type { Approval, Standing } from '../flags/flag.ts';
import { makeFindEditor } from './find-editor.use-case.ts';
import {
  checkPageInFlow,
  checkPageOpen,
  type SavedPage,
  registrationAccess,
  type PageRequest,
} from './page-access.rules.ts';
import type { RegistrationError } from '../registration.errors.ts';
import { registrationMessage } from '../registration.messages.ts';
import { checkList, flowFacts, standing, EVERY_STEP } from '../testing/index.ts';
import fc from 'fast-check';
import type { Purpose, Visitor } from './purpose.ts';
import type { RegistrationStep } from './registration-step.ts';

const client = (changes: Partial<Extract<Visitor, { _tag: 'Client' }>> = {}): Visitor => ({
  _tag: 'Client',
  canCompleteRegistration: false,
  isApproved: true,
  isRenewalDue: false,
  isSuitabilityDue: false,
  ...changes,
});

const anonymous: Visitor = { _tag: 'Anonymous' };

const unfinished = client({ canCompleteRegistration: true, isApproved: false });

const answerTo = (request: PageRequest, visitor: Visitor): string => {
  const answer = registrationAccess(request, visitor);
  return answer._tag === 'Open' ? 'open' : answer.to;
};

/** `open`, or the place of the redirect. */
const access = (step: RegistrationStep, visitor: Visitor, purpose: Purpose = 'new'): string =>
  answerTo({ step, purpose, isConditionMet: true }, visitor);

/** The same for a page whose own condition is false. */
const accessUnmet = (step: RegistrationStep, visitor: Visitor): string =>
  answerTo({ step, purpose: 'new', isConditionMet: false }, visitor);

describe('an anonymous visitor', () => {
  it('may read the invitation and the terms, start and choose a password', () => {
    for (const step of ['welcome', 'terms', 'start', 'definePassword'] as const)
      expect(access(step, anonymous)).toBe('open');
  });

  it('goes to the public welcome from every other page, for each purpose', () => {
    const closed = EVERY_STEP.filter((step) => !['welcome', 'terms', 'start', 'definePassword'].includes(step));
    expect(closed).toHaveLength(25);
    for (const step of closed)
      for (const purpose of ['new', 'renew', 'remake'] as const)
        expect(access(step, anonymous, purpose)).toBe('publicWelcome');
  });

  it('goes to the start when the condition of the page is false', () => {
    expect(accessUnmet('definePassword', anonymous)).toBe('start');
    expect(accessUnmet('start', anonymous)).toBe('welcome');
  });
});

describe('a client who can complete the registration', () => {
  it('starts on the page for signed-in clients', () => {
    for (const step of ['welcome', 'start', 'definePassword'] as const)
      expect(access(step, unfinished)).toBe('authStart');
    expect(access('authStart', unfinished)).toBe('open');
  });

  it('may open the terms and every page after the start, but no page of the renewal', () => {
    for (const step of ['terms', 'choosePlanner', 'equityData', 'success', 'suitabilityStart', 'sign'] as const)
      expect(access(step, unfinished)).toBe('open');
    expect([access('basicData', unfinished), access('renewalCheckList', unfinished)]).toEqual([
      'dashboard',
      'dashboard',
    ]);
  });

  it('goes back to that start when the condition of the page is false', () => {
    expect(accessUnmet('fatcaOtherCountry', unfinished)).toBe('authStart');
    expect(accessUnmet('authStart', unfinished)).toBe('open');
  });
});

describe('a client whose registration cannot be completed', () => {
  it('goes to the dashboard from every page', () => {
    for (const step of EVERY_STEP) expect(access(step, client())).toBe('dashboard');
  });

  it('may edit the form, answer and sign for a due renewal (decision Q018)', () => {
    const due = client({ isRenewalDue: true });
    for (const step of [
      'basicData',
      'pepData',
      'equityData',
      'suitabilityQuestions',
      'signatureTerms',
      'terms',
    ] as const)
      expect(access(step, due, 'renew')).toBe('open');
    expect(access('renewalCheckList', due)).toBe('open');
    expect(access('renewalCheckList', client(), 'renew')).toBe('dashboard');
    expect(access('equityData', client(), 'renew')).toBe('dashboard');
    expect(access('equityData', due, 'new')).toBe('dashboard');
    const request = { step: 'fatcaOtherCountry', purpose: 'renew', isConditionMet: false } as const;
    expect(registrationAccess(request, due)).toEqual({ _tag: 'Redirect', to: 'authStart' });
  });

  it('may change a part when approved or when the questionnaire is due (decision Q018)', () => {
    expect(access('suitabilityQuestions', client(), 'remake')).toBe('open');
    expect(access('suitabilityQuestions', client({ isApproved: false, isSuitabilityDue: true }), 'remake')).toBe(
      'open',
    );
    expect(access('suitabilityQuestions', client({ isApproved: false }), 'remake')).toBe('dashboard');
  });

  it('never starts a registration again, for each purpose', () => {
    const due = client({ isRenewalDue: true, isSuitabilityDue: true });
    const first = fc.constantFrom<RegistrationStep>('welcome', 'start', 'authStart', 'definePassword', 'choosePlanner');
    fc.assert(
      fc.property(first, fc.constantFrom<Purpose>('new', 'renew', 'remake'), (step, purpose) => {
        expect(access(step, due, purpose)).toBe('dashboard');
      }),
    );
  });
});

const COMPANY = { isCompany: true } as const;

interface Who {
  readonly standing?: Partial<Standing>;
  readonly isRenewalDue?: boolean;
}

const edit = (step: SavedPage, who: Who): Promise<E.Either<CallFailure | RegistrationError, void>> =>
  pipe(
    makeFindEditor({
      loadStanding: () => TE.right(standing(who.standing)),
      isRenewalDue: () => T.of(who.isRenewalDue ?? false),
    })(7),
    TE.chainEitherKW((editor) => checkPageOpen(step, editor)),
  )();

const outcome = async (step: SavedPage, who: Who): Promise<string> =>
  pipe(
    await edit(step, who),
    E.match(
      (failure) => (failure._tag === 'RegistrationClosed' ? registrationMessage(failure) : failure._tag),
      () => 'open',
    ),
  );

const halfWay = { approval: 'started', checkList: checkList(['pep']) } as const;
const PROFILE = ['identification', 'addressData', 'bankAccounts', 'setBankAccount'] as const;
const FORM = ['taxInformation', 'pepData', 'personalData', 'professionalInformation', 'equityData'] as const;

describe('a page of the registration', () => {
  it('is open while the registration can be completed', async () => {
    for (const step of ['choosePlanner', ...PROFILE, ...FORM] as const)
      expect(await outcome(step, { standing: halfWay })).toBe('open');
    expect(await outcome('equityData', { standing: { approval: 'pendingAdjustment' } })).toBe('open');
  });

  it.each<readonly [Approval, string]>([
    ['analysis', 'Não falta nada no seu cadastro.'],
    ['notApproved', 'Não falta nada no seu cadastro.'],
    ['sentToBank', 'Cadastro enviado ao banco.'],
  ])('is closed in %s, and says why', async (approval, message) => {
    for (const step of ['choosePlanner', ...PROFILE, ...FORM] as const)
      expect(await outcome(step, { standing: { approval } })).toBe(message);
  });

  it('opens for an approved client who comes from the profile, and no other page opens', async () => {
    for (const step of PROFILE) expect(await outcome(step, {})).toBe('open');
    for (const step of ['choosePlanner', ...FORM] as const) expect(await outcome(step, {})).toBe('Cadastro aprovado.');
  });

  it('opens for a due renewal, except the pages that begin a registration', async () => {
    for (const step of [...PROFILE, ...FORM]) expect(await outcome(step, { isRenewalDue: true })).toBe('open');
    expect(await outcome('choosePlanner', { isRenewalDue: true })).toBe('Cadastro aprovado.');
  });

  it('is closed to a company, even when parts are missing', async () => {
    const sentence = 'Para cadastro PJ, entre em contato com seu Planejador';
    const unfinished = { ...halfWay, ...COMPANY };
    for (const standing of [COMPANY, unfinished]) expect(await outcome('taxInformation', { standing })).toBe(sentence);
    expect(await outcome('bankAccounts', { standing: unfinished })).toBe(sentence);
    expect(await outcome('bankAccounts', { standing: COMPANY })).toBe('open');
    expect(await outcome('equityData', { standing: COMPANY, isRenewalDue: true })).toBe('open');
  });
});

describe('a page that depends on earlier answers', () => {
  const inFlow = (page: SavedPage, facts: Parameters<typeof flowFacts>[0]) =>
    pipe(
      checkPageInFlow(page, flowFacts(facts)),
      E.match(registrationMessage, () => 'open'),
    );
  const NOTHING = 'Pelas suas respostas anteriores, não há o que declarar nesta página';

  it('is closed when the answers leave it out', () => {
    expect(inFlow('pepData', {})).toBe(NOTHING);
    expect(inFlow('fatcaData', {})).toBe(NOTHING);
    expect(inFlow('fatcaOtherCountry', { hasFatca: true, taxDeclaration: 'fatca' })).toBe(NOTHING);
    expect(inFlow('choosePlanner', { hasPension: true, plannerId: 2 })).toBe('O seu Planejador já está definido');
    expect(inFlow('professionalInformation', { hasWorked: true, isCurrentlyInOffice: true })).toBe(
      'A sua profissão é o cargo público que você declarou na página Pessoa politicamente exposta',
    );
  });

  it('is open when the answers lead to it, and any other page is open', () => {
    expect(inFlow('pepData', { hasRelation: true })).toBe('open');
    expect(inFlow('fatcaData', { hasFatca: true })).toBe('open');
    expect(inFlow('fatcaOtherCountry', { hasFatca: true, taxDeclaration: 'crs' })).toBe('open');
    expect(inFlow('professionalInformation', { hasWorked: true })).toBe('open');
    expect(inFlow('choosePlanner', { hasPension: true })).toBe('open');
  });
});

it('lets every client save the mail options, also of a closed registration', async () => {
  expect(await outcome('mailing', {})).toBe('open');
  expect(await outcome('mailing', { standing: COMPANY })).toBe('open');
});

it('fails when the standing failed to load', async () => {
  const find = makeFindEditor({ loadStanding: () => TE.left(unreachable), isRenewalDue: () => T.of(true) });
  expect(await find(7)()).toEqual(E.left(unreachable));
});
