import { beforeEach, describe, expect, it } from 'vitest';
import { resetPersonas, testSandbox } from '../testing/sandbox.ts';

const { sandbox, signedIn } = testSandbox();
beforeEach(() => resetPersonas(sandbox, 'ana', 'karen'));

const as = async (persona: 'ana' | 'karen') => (await signedIn(persona)).portal;

describe('planner show', () => {
  it('prints the planner with links of country code +55 [R775]', async () => {
    const portal = await as('ana');
    expect((await portal('planner show')).out).toBe(
      [
        'Marina Cavalcanti de Albuquerque',
        'Telefone  (11) 3004-0102  tel:+551130040102',
        'WhatsApp  (11) 3004-0102  https://wa.me/551130040102',
        'E-mail    marina@aroeira.exemplo.com.br  mailto:marina@aroeira.exemplo.com.br',
        '',
      ].join('\n'),
    );
    expect((await portal('planner show --json')).json).toMatchObject({
      id: 2,
      shortName: 'Marina',
      phone: '1130040102',
    });
    expect((await (await as('karen'))('planner show --json')).json).toBeNull();
  });
});
