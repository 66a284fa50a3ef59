import { describe, expect, it } from 'vitest';
import { checkNearMisses, checkRepeats } from './sentence-places.ts';
import { sentencesOf } from './sentences.ts';

const WRONG = 'Não foi possível encontrar o CPF informado.';
const sentences = (sentence: string, mark = 'exact') => sentencesOf([{ id: 'M001', sentence, mark }]);
const file = (path: string, text: string) => ({ path, text });
const saying = (...texts: readonly string[]) =>
  texts.map((text, i) => file(`${i}.ts`, `export const text = ${JSON.stringify(text)};`));

describe('a sentence of the catalogue', () => {
  const repeats = (...texts: readonly string[]) => checkRepeats(sentences(WRONG), saying(...texts)).problems;

  it('stands in one file, and not in a second', () => {
    expect(repeats(WRONG, 'Outra coisa.')).toEqual([]);
    expect(repeats(WRONG, WRONG)).toEqual(['M001 stands in 0.ts and 1.ts: let one export it']);
    expect(repeats(WRONG, `Ops! ${WRONG}`)).toHaveLength(1);
    expect(repeats(WRONG, `* ${WRONG}`)).toHaveLength(1);
  });

  it('may stand again within a longer one', () => {
    const both = sentencesOf([
      { id: 'M001', sentence: WRONG, mark: 'exact' },
      { id: 'M002', sentence: `Ops! ${WRONG}`, mark: 'exact' },
    ]);
    expect(checkRepeats(both, saying(WRONG, `Ops! ${WRONG}`)).problems).toEqual([]);
    expect(checkRepeats(both, saying(WRONG, `Ah! ${WRONG}`)).problems).toHaveLength(1);
  });

  it('may stand twice in one file, and as a caption of one word in two', () => {
    const twice = [file('a.ts', `say('${WRONG}'); tell('${WRONG}');`)];
    expect(checkRepeats(sentences(WRONG), twice).problems).toEqual([]);
    expect(checkRepeats(sentences('Conta destino'), saying('Conta destino', 'Conta destino')).problems).toEqual([]);
    expect(checkRepeats(sentences('Contas destino'), saying('Contas destino', 'Contas destino')).problems).toHaveLength(
      1,
    );
  });

  it('stands twice as a template too', () => {
    const template = (path: string) => file(path, 'say(`${caption} é obrigatório aqui`);');
    const wanted = sentences('{caption} é obrigatório aqui', 'template');
    expect(checkRepeats(wanted, [template('a.ts'), template('b.ts')]).problems).toHaveLength(1);
  });

  it('is looked for somewhere', () => {
    expect(checkRepeats(sentences(WRONG), []).problems).toEqual(['no sentence was read']);
  });
});

describe('a text of the product', () => {
  const misses = (text: string, wanted = WRONG, allowed = {}) =>
    checkNearMisses(sentences(wanted, wanted.includes('{') ? 'template' : 'exact'), saying(text), allowed).problems;

  it.each([
    ['Não foi possivel encontrar o CPF informado.', WRONG],
    ['Não foi possível encontrar o CPF informado', WRONG],
    ['NÃO FOI POSSÍVEL ENCONTRAR O CPF INFORMADO!', WRONG],
    ['Não foi possível encontrar um CPF informado.', WRONG],
    ['Não foi possível encontrar o CPF informada.', WRONG],
    ['Ops! Não foi possivel encontrar o CPF informado.', WRONG],
    ['* Não foi possível encontrar o CPF  informados.', WRONG],
    ['senha incorreta', 'Senha incorreta.'],
  ])('that says "%s" misses "%s"', (text, wanted) => {
    expect(misses(text, wanted)).toHaveLength(1);
  });

  it.each([
    [WRONG, WRONG],
    [`* ${WRONG}`, WRONG],
    [`Ops! ${WRONG}`, WRONG],
    ['Não foi possível encontrar a sua conta.', WRONG],
    ['Não foi possível.', WRONG],
    ['Senha incorretas', 'Senha incorreta.'],
    ['', WRONG],
  ])('that says "%s" is another than "%s", or the same', (text, wanted) => {
    expect(misses(text, wanted)).toEqual([]);
  });

  it('is compared as a template too', () => {
    const wanted = sentences('Mínimo de {n} dígitos aqui', 'template');
    const near = (text: string) => checkNearMisses(wanted, [file('a.ts', `say(\`${text}\`);`)], {}).problems;
    expect(near('Mínimo de ${n} dígitos aqui')).toEqual([]);
    expect(near('Minimo de ${n} digitos aqui')).toHaveLength(1);
  });

  it('may go on after a sentence of which only the beginning is known', () => {
    const said = saying('Utilize a sua senha nova para entrar. Depois, entre.', 'Utilise a sua senha nova para entrar');
    const prefix = sentences('Utilize a sua senha nova para entrar', 'prefix');
    expect(checkNearMisses(prefix, said, {}).problems).toEqual([expect.stringContaining('Utilise')]);
  });

  it('may come near with a reason, for as long as it does', () => {
    expect(misses('senha incorreta', 'Senha incorreta.', { 'senha incorreta': 'a reason' })).toEqual([]);
    expect(misses('outra', 'Senha incorreta.', { 'senha incorreta': 'a reason' })).toEqual([
      '"senha incorreta" stands nowhere any more: take it off the list',
    ]);
  });

  it('is looked for somewhere', () => {
    expect(checkNearMisses(sentences(WRONG), [], {}).problems).toEqual(['no sentence was read']);
  });
});
