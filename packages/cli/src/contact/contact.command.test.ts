import { beforeEach, describe, expect, it } from 'vitest';
import { control, resetPersonas, testSandbox } from '../testing/sandbox.ts';

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
  });

  it('says that a client has none [R777]', async () => {
    const portal = await as('karen');
    expect((await portal('planner show')).out).toBe('Você não possui um Planejador Aroeira\n');
    expect((await portal('planner show --json')).json).toBeNull();
  });
});

describe('a message on the command line', () => {
  it('to the planner says that it was not sent [R783]', async () => {
    const portal = await as('ana');
    await control(sandbox, 'POST faults', { on: 'POST /associates/sendMessage/:id', status: 500 });
    const { exit, error } = await portal(['planner', 'message', 'Oi', '--json']);
    const message = 'Ocorreu um erro ao tentar enviar a mensagem. Por favor, tente novamente em alguns minutos.';
    expect([exit, error]).toMatchObject([1, { error: { code: 'planner_message_not_sent', message } }]);
  });
});

it('rate sends one to five stars with a message [R792] [R793]', async () => {
  const portal = await as('ana');
  expect((await portal(['rate', '4', '--message', 'Muito bom', '--json'])).json).toEqual({ rated: 4 });
  for (const stars of ['0', '6', '4.5', 'cinco'])
    expect((await portal(['rate', stars, '--message', 'x'])).exit).toBe(2);
  expect((await portal('rate 5 --json')).error).toEqual({
    error: { code: 'required', message: 'Informe uma mensagem', field: 'message' },
  });
});
