import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { CallFailure } from '../../kernel/call-failure.ts';
import { unreachable } from '../../kernel/testing/index.ts';
import type { Approval, Standing } from '../flags/flag.ts';
import { makeFindEditor } from './find-editor.use-case.ts';
import { checkPageInFlow, checkPageOpen, type SavedPage } from './page-access.rules.ts';
import type { RegistrationError } from '../registration.errors.ts';
import { registrationMessage } from '../registration.messages.ts';
import { checkList, flowFacts, standing } from '../testing/index.ts';

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
      'A sua profissão é o cargo público que você declarou na página PEP',
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
