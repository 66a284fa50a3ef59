import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../kernel/days.ts';
import { checkForm } from '../kernel/fields/index.ts';
import { nextStep, previousStep, type FlowFacts } from '../registration/flow/flow.rules.ts';
import { permissionsOf } from '../registration/flags/permissions.rules.ts';
import type { RegistrationStep } from '../registration/flow/registration-step.ts';
import { checkList, flowFacts, standing } from '../registration/testing/index.ts';
import { basicDataForm } from './basic-data.form.ts';
import { callToAction } from './call-to-action.rules.ts';
import { afterSuitability, journeyFor, renewalLines, signingPage } from './renewal-flow.rules.ts';
import { CALL_TO_ACTION_CAPTIONS, RENEWAL_CAPTIONS, RENEWAL_MODALS } from './renewal.messages.ts';
import { renewalNotice } from './renewal.rules.ts';
import type { Renewal } from './renewal.ts';
import { renewal } from './testing/index.ts';

const renewing = journeyFor('renew');
const next = (step: RegistrationStep, facts: Partial<FlowFacts> = {}) => nextStep(renewing(flowFacts(facts)), step);

describe('the pages of the renewal', () => {
  it('start at the check list and leave out those that do not apply', () => {
    expect(next('renewalCheckList')).toBe('basicData');
    expect(next('basicData', { hasWorked: true, hasFatca: true })).toBe('pepData');
    expect(next('pepData', { hasWorked: true, hasFatca: true })).toBe('fatcaData');
    expect(next('basicData', { hasFatca: true, taxDeclaration: 'crs' })).toBe('fatcaData');
    expect(next('fatcaData', { hasFatca: true, taxDeclaration: 'crs' })).toBe('fatcaOtherCountry');
    expect(next('basicData')).toBe('bankAccounts');
  });

  it('lead to equity data for a client in office, and otherwise to the profession [R397] [R398]', () => {
    expect(next('bankAccounts', { isCurrentlyInOffice: true })).toBe('equityData');
    expect(next('bankAccounts')).toBe('professionalInformation');
  });

  it('return to the check list after equity data', () => {
    expect(next('equityData')).toBe('renewalCheckList');
    expect(previousStep(renewing(flowFacts()), 'basicData')).toBe('renewalCheckList');
  });
});

describe('the check list', () => {
  it('has three lines in their order [R394]', () => {
    expect(renewalLines(renewal()).map(({ item }) => RENEWAL_CAPTIONS[item])).toEqual([
      'Informações cadastrais',
      'Perfil de investimento',
      'Assinatura',
    ]);
  });

  it('has one open line, which follows the step', () => {
    const states = (step: ReturnType<typeof renewal>['step']) =>
      renewalLines(renewal({ step })).map(({ state }) => state);
    expect(states(undefined)).toEqual(['open', 'waiting', 'waiting']);
    expect(states('started')).toEqual(['open', 'waiting', 'waiting']);
    expect(states('financial')).toEqual(['done', 'open', 'waiting']);
    expect(states('signature')).toEqual(['done', 'done', 'open']);
    expect(states('signed')).toEqual(['done', 'done', 'done']);
  });
});

it('refuses the confirmation of data without an e-mail or a place [R401] [R402]', () => {
  const check = (typed: { email: string; location: string }) =>
    checkForm(basicDataForm, typed, { today: calendarDay('2026-11-20') });
  expect(check({ email: '', location: 'Santos' })).toEqual(E.left({ email: { _tag: 'Required' } }));
  expect(check({ email: 'heitor@exemplo.com.br', location: ' ' })).toEqual(E.left({ location: { _tag: 'Required' } }));
  expect(E.isRight(check({ email: 'heitor@exemplo.com.br', location: 'Santos' }))).toBe(true);
});

it("opens the provider's page with an encoded token, and no page without configuration [R419]", () => {
  expect(signingPage('https://assina.exemplo/s/{signer_token}?a=1', 'a/b c')).toBe(
    'https://assina.exemplo/s/a%2Fb%20c?a=1',
  );
  expect(signingPage('', 'token')).toBeUndefined();
  expect(signingPage('https://assina.exemplo', 'token')).toBeUndefined();
  expect(signingPage('https://assina.exemplo/{signer_token}', '')).toBeUndefined();
});

describe('the modal', () => {
  const modalOf = (changes: Partial<Renewal>) => {
    const { modal } = renewalNotice(renewal(changes), 'first');
    return modal && RENEWAL_MODALS[modal];
  };

  it('of an available renewal offers to postpone it and to start it [R403]', () => {
    expect(modalOf({})).toMatchObject({ postpone: 'Agora não', start: 'Iniciar!' });
  });

  it('of a signed renewal says that it was completed and can be closed [R406]', () => {
    const finished = modalOf({ step: 'signed' });
    expect(finished).toEqual({
      title: 'Renovação cadastral',
      body: 'A renovação do seu cadastro foi concluída.',
      close: 'Fechar',
    });
  });
});

it('shows "Completar cadastro" when the registration can be completed, but not for a pension adviser [R287]', () => {
  const unfinished = standing({ approval: 'started', checkList: checkList(['pep']) });
  const shown = (client: typeof unfinished, planner: 'planner' | 'pension' | undefined) =>
    CALL_TO_ACTION_CAPTIONS[callToAction(permissionsOf({ ...client, planner: planner && { type: planner } }), 'ok')];
  expect([shown(unfinished, 'planner'), shown(unfinished, undefined)]).toEqual([
    'Completar cadastro',
    'Completar cadastro',
  ]);
  expect(shown(unfinished, 'pension')).toBe('Investimentos');
  expect(shown(standing(), 'planner')).toBe('Investimentos');
});

it('offers to complete, then to renew, then to see the investments [R416]', () => {
  const done = permissionsOf(standing());
  const unfinished = permissionsOf(standing({ approval: 'started', checkList: checkList(['pep']) }));
  expect(callToAction(unfinished, 'expired')).toBe('complete-registration');
  expect([callToAction(done, 'available'), callToAction(done, 'expired')]).toEqual(['renew', 'renew']);
  expect(callToAction(done, 'ok')).toBe('investments');
  expect(CALL_TO_ACTION_CAPTIONS.renew).toBe('Renovação cadastral');
});

it('leads a company that is not approved to its planner, unless it can renew', () => {
  const company = permissionsOf(standing({ approval: 'started', isCompany: true, checkList: checkList(['pep']) }));
  expect(CALL_TO_ACTION_CAPTIONS[callToAction(company, 'ok')]).toBe('Falar com o Planejador');
  expect(callToAction(company, 'available')).toBe('renew');
  expect(callToAction(permissionsOf(standing({ isCompany: true })), 'ok')).toBe('investments');
});

it('leads from the result of the questionnaire to the signature, the check list or the dashboard', () => {
  expect((['new', 'renew', 'remake'] as const).map(afterSuitability)).toEqual([
    'signatureTerms',
    'renewalCheckList',
    'dashboard',
  ]);
});
