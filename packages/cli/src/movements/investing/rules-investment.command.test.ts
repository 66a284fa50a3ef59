import { describe, expect, it } from 'vitest';
import { device } from '../../testing/index.ts';

const NEW = { id: 1, initialValue: 5000, minimumValue: 500, balance: 0 };
const HELD = { ...NEW, id: 2, balance: 0.01 };
const investment = (lines: readonly unknown[]) =>
  device().portal('rules investment --file - --json', { stdin: JSON.stringify({ funds: [NEW, HELD], lines }) });

describe('rules investment', () => {
  it('accepts the minimum of each fund and adds up to the cent', async () => {
    const lines = [
      { fundId: 1, value: 5000.1, bankId: 3 },
      { fundId: 2, value: 500.2, bankId: 3 },
    ];
    expect(await investment(lines)).toMatchObject({ exit: 0, json: { valid: true, total: 5500.3, errors: [] } });
  });

  it("speaks the contract's field names and the catalogue's sentences", async () => {
    const lines = [
      { fundId: 1, value: 5000 },
      { fundId: 2, bankId: 3 },
      { fundId: 9, value: 1, bankId: 3 },
    ];
    expect((await investment(lines)).json).toEqual({
      valid: false,
      total: 5001,
      errors: [
        { fundId: 1, field: 'bankId', message: 'Selecione uma conta de origem' },
        { fundId: 2, field: 'value', message: 'Insira um valor de investimento' },
        { fundId: 9, field: 'fundId', message: 'Fundo não encontrado' },
      ],
    });
  });

  it.each([
    [{ fundId: 1, value: 1.005, bankId: 3 }, 'lines.0.value'],
    [{ value: 1 }, 'lines.0.fundId'],
  ])('names what is wrong in %j', async (line, field) => {
    expect(await investment([line])).toMatchObject({ exit: 2, error: { error: { code: 'usage', field } } });
  });

  it('refuses lines with a sum beyond exact cents', async () => {
    const line = { fundId: 1, value: 90_000_000_000_000, bankId: 3 };
    expect(await investment([line, line])).toMatchObject({ exit: 2, error: { error: { field: 'lines' } } });
  });
});
