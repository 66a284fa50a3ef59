import { beforeEach, describe, expect, it } from 'vitest';
import { resetPersonas, testSandbox } from '../testing/sandbox.ts';

const { sandbox, signedIn } = testSandbox();
beforeEach(() => resetPersonas(sandbox, 'sofia', 'heitor', 'carla', 'vertice'));

const BOLD = [13, 23, 33, 43, 53, 63, 73, 83, 93];
const sent = (answers: unknown) => ({ stdin: JSON.stringify({ answers }) });

describe('suitability', () => {
  it('shows the questions of the wire, and marks the last answers for people', async () => {
    const { portal } = await signedIn('sofia');
    const { json } = await portal('suitability questions --json');
    expect(json).toMatchObject({ id: 1, questions: expect.arrayContaining([expect.objectContaining({ id: 9 })]) });
    expect((await portal('suitability questions')).out).toContain('  * 32  Mantenho e acompanho com calma');
  });

  it('takes the answers by question too, for a client who registers', async () => {
    const { portal } = await signedIn('carla');
    expect((await portal('suitability profile')).out).toContain('Você ainda não respondeu ao questionário.');
    const byQuestion = Object.fromEntries(BOLD.map((id, i) => [String(i + 1), id - 2]));
    expect((await portal('suitability answer --file - --json', sent(byQuestion))).json).toMatchObject({
      riskProfile: { name: 'Moderado' },
    });
  });

  it('tells a company that is not approved whom to talk to, as its pages do (decision 0290)', async () => {
    const { portal } = await signedIn('vertice');
    await portal('sandbox backoffice set 15067401000136 --approval 4');
    expect((await portal('suitability answer --file - --json', sent(BOLD))).error).toMatchObject({
      error: { code: 'suitability_closed', message: 'Para cadastro PJ, entre em contato com seu Planejador' },
    });
  });

  it('moves a renewal to its signature, which is what a client with a due renewal answers for', async () => {
    const { portal } = await signedIn('heitor');
    await portal('renewal step financial');
    expect((await portal('suitability answer --file -', sent(BOLD))).exit).toBe(0);
    expect((await portal('renewal status --json')).json).toMatchObject({ step: 'signature' });
  });
});
