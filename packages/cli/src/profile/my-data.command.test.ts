import { beforeEach, describe, expect, it } from 'vitest';
import { person } from '../testing/index.ts';
import { control, resetPersonas, testSandbox } from '../testing/sandbox.ts';

const { sandbox, signedIn } = testSandbox();
beforeEach(() => resetPersonas(sandbox, 'ana', 'karen'));

const as = async (persona: 'ana' | 'karen') => (await signedIn(persona)).portal;
const ASK = ['my-data', 'request'];

describe('my-data: consents', () => {
  it('are shown, withdrawn after a question, and given again', async () => {
    const portal = await as('ana');
    const someone = person('s');
    const { out, err } = await portal('my-data withdraw 4', { person: someone });
    expect(err).toContain('Deixamos de enviar comunicados.');
    expect(someone.asked).toEqual(['Retirar: Comunicados? [s/N] ']);
    expect(out).toMatch(/4 +Comunicados +Retirado em \d{2}\/\d{2}\/\d{4} às \d{2}:\d{2}\n/);
    expect((await portal('my-data give 4 --json')).json).toMatchObject({
      terms: [1, 2, 3, 4].map((term) => ({ term, given: true })),
      history: [{ given: [4], withdrawn: [] }, { withdrawn: [4], version: '1' }, { given: [1, 2, 3, 4] }],
    });
  });

  it('change nothing after a no, and without a person to ask', async () => {
    const portal = await as('ana');
    const kept = await portal('my-data withdraw 4', { person: person('n') });
    expect([kept.exit, kept.out]).toEqual([1, '']);
    expect(kept.err).toContain('Nada foi alterado.');
    expect((await portal('my-data withdraw 4')).exit).toBe(2);
    expect((await portal('my-data withdraw 5 --yes')).exit).toBe(2);
    expect((await portal('my-data consents --json')).json).toMatchObject({ history: [{ given: [1, 2, 3, 4] }] });
  });
});

describe('my-data: requests', () => {
  it('for a deletion ask twice, and say what the law holds', async () => {
    const portal = await as('ana');
    const words = [...ASK, 'deletion', '--text', 'Tudo'];
    for (const answers of [['n'], ['s', 'n']])
      expect(await portal([...words, '--json'], { person: person(...answers) })).toMatchObject({ exit: 1 });
    expect((await portal(words)).exit).toBe(2);
    expect((await portal('my-data requests')).out).toBe('Você ainda não fez pedidos.\n');
    const someone = person('s', 's');
    const { exit, err } = await portal(words, { person: someone });
    expect([exit, someone.asked.length]).toEqual([0, 2]);
    expect(err).toContain('- Cadastro e documentos: Enquanto você for cliente e por mais 5 anos');
    expect((await portal([...ASK, 'deletion', '--text', 'Nada', '--yes', '--json'])).error).toMatchObject({
      error: { code: 'request_open' },
    });
  });

  it('need words and a kind', async () => {
    const portal = await as('ana');
    expect((await portal([...ASK, 'correction', '--json'])).error).toEqual({
      error: { code: 'required', message: 'Escreva o seu pedido', field: 'message' },
    });
    expect((await portal([...ASK, 'copy', '--text', 'x'])).exit).toBe(2);
    for (const words of ['x', '1 --text='])
      expect((await portal(`sandbox backoffice answer-request ${words}`)).exit).toBe(2);
    expect((await portal('sandbox backoffice answer-request 1 --json')).error).toMatchObject({
      error: { code: 'no_such_request' },
    });
  });

  it('whose answer is lost say that nobody knows', async () => {
    const portal = await as('ana');
    await control(sandbox, 'POST faults', { on: 'POST /clients/:id/data-requests', drop: true, times: 1 });
    const words = [...ASK, 'correction', '--text', 'Meu nome', '--json'];
    const { exit, error } = await portal(words);
    expect([exit, error]).toMatchObject([3, { error: { message: expect.stringContaining('Veja se ele aparece') } }]);
    expect((await portal(words)).exit).toBe(0);
  });
});
