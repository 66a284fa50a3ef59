import { describe, expect, it } from 'vitest';
import { checkQuotes, checkSentences, sentencesOf } from './sentences.ts';

const sentence = (sentence: string, mark = 'exact') => sentencesOf([{ id: 'M001', sentence, mark }]);
const product = (...texts: string[]) => texts.map((text, i) => ({ path: `${i}.tsx`, text }));

const found = (wanted: string, text: string, mark?: string) =>
  checkSentences(sentence(wanted, mark), product('const other = "x";', text)).problems.length === 0;

describe('a sentence of the catalogue', () => {
  it.each([
    ["say('Senha incorreta.')", true],
    ['<p>\n  Senha\n  incorreta.\n</p>', true],
    ["say('Senha ' + 'incorreta.')", true],
    ["say('Ops! Senha incorreta. Tente de novo.')", true],
    ["say('Senha incorreta')", false],
    ["say('A senha incorreta.')", false],
    ["say('Sua Senha incorreta.')", false],
    ["// 'Senha incorreta.'", false],
  ])('is in %s: %s', (text, is) => {
    expect(found('Senha incorreta.', text)).toBe(is);
  });

  it('accepts any text in its hole, and so does a template of the code', () => {
    expect(found('Mínimo de {n} dígitos', 'say(`Mínimo de ${n} dígitos`)', 'template')).toBe(true);
    expect(found('Mínimo de {n} dígitos', 'say(`Máximo de ${n} dígitos`)', 'template')).toBe(false);
    expect(found('* A soma deve ser R$ 5.000', 'say(`A soma deve ser ${least}`)')).toBe(true);
    expect(found('Deve ser R$ 5.000', 'say(`${a} ${b}`)')).toBe(false);
  });

  it('may begin a longer one when only its beginning is known', () => {
    expect(found('Utilize sua senha', "say('Utilize sua senha para continuar.')", 'prefix')).toBe(true);
    expect(found('Utilize sua senha', "say('Utilize sua senha para continuar.')")).toBe(false);
  });

  it('that is shorthand for two is said when both are', () => {
    const [created, updated] = ["say('Objetivo criado com sucesso!')", "say('Objetivo atualizado com sucesso!')"];
    const both = sentence('Objetivo atualizado/criado com sucesso!');
    expect(checkSentences(both, product(created, updated)).problems).toEqual([]);
    for (const one of [created, updated]) expect(checkSentences(both, product(one)).problems).toHaveLength(1);
  });

  it('that is only described cannot be compared', () => {
    expect(sentencesOf([{ id: 'M003', sentence: '', mark: 'described' }])).toEqual([]);
  });

  it('cannot be compared without a product file', () => {
    expect(checkSentences(sentence('Resgatar'), []).problems).toContain('no sentence was read');
  });
});

describe('a sentence in a rule', () => {
  const quotes = (said: string) =>
    checkQuotes({
      rules: [{ id: 'R001', text: "The client's wrong password shows 'Senha incorreta.'." }],
      sentences: sentence('Senha incorreta.'),
      tests: [{ file: 'a.test.ts', title: '', rules: ['R001'], texts: () => [said] }],
    }).problems;

  it('is in a test that names the rule', () => {
    expect(quotes('* Senha incorreta.')).toEqual([]);
    expect(quotes('Senha errada.')).toEqual(['R001: no test that names the rule says: Senha incorreta.']);
  });
});
