import { expect, it } from 'vitest';
import { FORM_OUTLINE, FORM_STAGES, stageAt, stoppedAt } from './form-stages.messages.ts';
import { nextStep, registering } from './flow.rules.ts';
import { STEP_PROGRESS, type RegistrationStep } from './registration-step.ts';
import { flowFacts } from '../testing/index.ts';

/** Every page of a client who has everything to declare. */
const pages = (): readonly RegistrationStep[] => {
  const journey = registering(
    flowFacts({ hasWorked: true, hasFatca: true, taxDeclaration: 'crs', isCurrentlyInOffice: false }),
  );
  const found: RegistrationStep[] = [];
  for (let step = nextStep(journey, 'definePassword'); step !== undefined; step = nextStep(journey, step))
    found.push(step);
  return found.filter((step) => STEP_PROGRESS[step] !== undefined);
};

it('puts the pages of the form into its stages, in their order, and leaves no stage empty (decision 0407)', () => {
  const stages = pages().map(stageAt);
  expect(stages).toEqual(stages.toSorted((one, other) => one - other));
  expect(new Set(stages)).toEqual(new Set(FORM_STAGES.keys()));
});

it('says before the form how many stages there are, and which', () => {
  expect(FORM_OUTLINE).toBe(
    'São 8 etapas: acesso, identificação, dados pessoais, endereço, informações fiscais, contas bancárias, dados profissionais e dados patrimoniais. Depois vêm o questionário de perfil e a assinatura.',
  );
});

it('says where a client stopped, and nothing after the form', () => {
  expect(stoppedAt('addressData')).toBe('Você parou na etapa 4 de 8: Endereço.');
  expect(stoppedAt('pepData')).toBe('Você parou na etapa 5 de 8: Informações fiscais.');
  expect([stoppedAt('signatureTerms'), stoppedAt(undefined)]).toEqual([undefined, undefined]);
});
