import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { control, resetPersonas, testSandbox } from '../testing/sandbox.ts';

const { sandbox, signedIn } = testSandbox();
beforeAll(async () => {
  await control(sandbox, 'POST clock', { set: '2026-11-20T15:00:00Z' });
  await resetPersonas(sandbox, 'ana');
}, 60_000);

const SAVE = 'liberty save --file - --json';
// The ages are above those of every persona, and the plan holds.
const goals = {
  monthlyIncomeUsufruct: 5000.29,
  retirementAge: 110,
  annualReturnRate: 6.55,
  lifeExpectancy: 111,
  inheritanceValue: 0,
  currentReservation: 1_000_000.01,
  monthlyIncome: 4000,
  monthlyExpense: 3000.5,
};
const fed = (changes: object = {}) => ({ stdin: JSON.stringify({ ...goals, ...changes }) });

describe('liberty show', () => {
  it('prints the goals in the words of the wire, and their outlook', async () => {
    const { exit, json, err } = await (await signedIn('ana')).portal('liberty show --json');
    expect([exit, err]).toEqual([0, '']);
    expect(json).toEqual({
      monthlyIncomeUsufruct: 22_000,
      retirementAge: 65,
      annualReturnRate: 6,
      lifeExpectancy: 90,
      inheritanceValue: 1_500_000,
      currentReservation: 1_284_530.27,
      monthlyIncome: 18_000,
      monthlyExpense: 11_790,
      monthlySavings: 6210,
      // The reserve depends on the years of usage only, and not on her age.
      reserveAtRetirement: 4_072_933.99,
      idealMonthlySavings: expect.any(Number),
      valid: true,
    });
  });

  it('prints goals and the four figures for people', async () => {
    const { out } = await (await signedIn('ana')).portal('liberty show');
    expect(out).toMatch(/^Rentabilidade anual +6,00%$/m);
    expect(out).toMatch(/^Renda mensal na aposentadoria +R\$\u00a022\.000,00$/m);
    expect(out).toMatch(/^Reserva necessária aos 65 anos +R\$\u00a04\.072\.933,99$/m);
    expect(out).toMatch(/^Poupança mensal atual +R\$\u00a06\.210,00$/m);
    expect(out).toMatch(/^Quanto poupar por mês +R\$\u00a0[\d.]+,\d\d$/m);
  });
});

describe('liberty project', () => {
  it('prints the same as `rules independence`, real and ideal', async () => {
    const { portal } = await signedIn('ana');
    const shown = await portal('liberty project --json');
    expect(shown).toMatchObject({ exit: 0, json: { valid: true, reserveAtRetirement: 4_072_933.99 } });
    const { ages, real, ideal } = Object.assign({ ages: [0], real: [0], ideal: [0] }, shown.json);
    expect([real.length, ideal.length, ages.at(-1)]).toEqual([ages.length, ages.length, 90]);
    const listed = (await portal('objectives list --json')).json;
    const objectives = Array.isArray(listed) ? listed.map(({ value, year }) => ({ value, year })) : [];
    const saved = Object(await portal('liberty show --json')).json;
    const plan = Object.fromEntries(Object.keys(goals).map((name) => [name, saved[name]]));
    const rule = await portal('rules independence --file - --json', {
      stdin: JSON.stringify({ ...plan, objectives, currentAge: ages[0], currentYear: 2026 }),
    });
    expect(rule.json).toEqual(shown.json);
  });

  it('prints the chart as a table for people', async () => {
    const { out } = await (await signedIn('ana')).portal('liberty project');
    const lines = out.trimEnd().split('\n');
    expect(lines[0]).toBe('Linha da Vida Financeira');
    expect(lines[2]).toMatch(/^Idade +Real +Ideal$/);
    expect(lines.at(-1)).toMatch(/^ +90 +R\$\u00a0[\d.]+ +R\$\u00a01\.500\.000$/);
  });
});

describe('liberty project --paths', () => {
  it('adds the simulation of the page: band, chance and seed, the same each time', async () => {
    const { portal } = await signedIn('ana');
    const plain = Object.assign({}, (await portal('liberty project --json')).json);
    const { json } = await portal('liberty project --paths 1000 --json');
    expect(json).toMatchObject({ ...plain, simulation: { paths: 1000, volatility: 0.04 } });
    expect((await portal('liberty project --paths 1000 --json')).json).toEqual(json);
    const { out } = await portal('liberty project --paths 1000');
    expect(out).toMatch(/^Idade +Real +Ideal +Mínimo da faixa +Máximo da faixa$/m);
    const { simulation } = Object.assign({ simulation: { percentHeld: -1, low: [0] } }, json);
    expect(out).toContain(`em ${simulation.percentHeld} de cada 100 simulações.`);
    expect(simulation.low).toHaveLength(Object.assign({ ages: [0] }, plain).ages.length);
  });

  it('refuses a number that it cannot use', async () => {
    const { portal } = await signedIn('ana');
    for (const options of ['--paths 0', '--paths 1.5', '--paths 100001', '--seed -1', '--seed 4294967296'])
      expect((await portal(`liberty project ${options}`)).exit).toBe(2);
  });
});

describe('liberty save', () => {
  it('saves the goals and prints their outlook [R702]', async () => {
    const { portal, home } = await signedIn('valter');
    const saved = await portal(SAVE, fed());
    expect([saved.exit, saved.err, saved.json]).toMatchObject([
      0,
      '',
      { ...goals, monthlySavings: 999.5, valid: true },
    ]);
    expect((await portal('liberty show --json')).json).toEqual(saved.json);
    const file = join(home, 'goals.json');
    writeFileSync(file, JSON.stringify(saved.json));
    expect(await portal(`liberty save --file ${file}`)).toMatchObject({
      exit: 0,
      out: 'Meta registrada com sucesso!\n',
    });
    const { inheritanceValue: _, ...fewer } = goals;
    expect((await portal(SAVE, { stdin: JSON.stringify(fewer) })).json).toEqual(saved.json);
  });

  it('refuses what the form refuses, by the field of the file, and sends nothing', async () => {
    const { portal } = await signedIn('wagner');
    for (const [changes, code, field, message] of [
      [{ monthlyIncomeUsufruct: undefined }, 'required', 'monthlyIncomeUsufruct', 'Campo obrigatório'],
      [{ annualReturnRate: 6.555 }, 'amount_invalid', 'annualReturnRate', 'Digite um valor válido'],
      [{ retirementAge: 65.5 }, 'number_invalid', 'retirementAge', 'Digite um número válido'],
    ] as const) {
      const { exit, error } = await portal(SAVE, fed(changes));
      expect([exit, error]).toEqual([1, { error: { code, message, field } }]);
    }
    expect((await portal('liberty show --json')).json).toBeNull();
  });

  it('refuses a missing file or a field of another type, and prints its request with --dry-run', async () => {
    const { portal } = await signedIn('wagner');
    expect((await portal('liberty save --json')).exit).toBe(2);
    for (const changes of [{ retirementAge: '65' }, { monthlyIncome: 1.001 }]) {
      const { exit, error } = await portal(SAVE, fed(changes));
      expect([exit, error]).toMatchObject([2, { error: { code: 'usage', field: Object.keys(changes)[0] } }]);
    }
    const dry = await portal(`${SAVE} --dry-run`, fed());
    expect(dry.json).toMatchObject({ method: 'POST', url: 'http://sandbox.test/api/liberty', body: goals });
    expect((await portal('liberty show --json')).json).toBeNull();
  });
});
