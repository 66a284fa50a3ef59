import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toldOf } from './told-error.ts';

const PLACE = 'https://portal.example/assets/index-DQmIw4Vg.js';

/** An error as a browser makes it. Chromium's stack begins with the message. */
const errorWith = (message: string, stack: readonly string[]): Error =>
  Object.assign(new TypeError(message), { stack: stack.join('\n') });

const digits = (length: number) => fc.string({ minLength: length, maxLength: length, unit: fc.nat(9).map(String) });

/** What a person may have typed: a CPF or CNPJ with and without its marks, an e-mail, any text. */
const typed = fc.oneof(
  digits(11),
  digits(11).map((cpf) => cpf.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4')),
  digits(14).map((cnpj) => cnpj.replace(/(\d{2})(\d{3})(\d{3})(\d{4})(\d{2})/, '$1.$2.$3/$4-$5')),
  fc.emailAddress(),
  digits(11).map((cpf) => `/assets/${cpf}.js:1:2`),
  fc.string(),
);

describe('what is told of an error', () => {
  it('has its class and its places in files of the build, whatever its message and the query say', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const chromium = errorWith(text, [`TypeError: ${text}`, `    at o (${PLACE}:1:20)`, `    at ${PLACE}:3:4`]);
        const others = errorWith(text, [
          `o@${PLACE}:1:20`,
          `${PLACE}:3:4`,
          `@https://portal.example/login?${encodeURIComponent(text)}:1:1`,
        ]);
        const told = {
          type: 'TypeError',
          places: '/assets/index-DQmIw4Vg.js:1:20\n/assets/index-DQmIw4Vg.js:3:4',
        };
        expect([toldOf(chromium), toldOf(others)]).toEqual([told, told]);
      }),
    );
  });

  it('has a name that is none of a class as Error', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const { type } = toldOf(Object.assign(new Error('x'), { name: text, stack: '' }));
        expect(type).toMatch(/^[A-Za-z]*(?:Error|Exception)$/);
      }),
    );
    expect(toldOf(Object.assign(new Error('x'), { name: 'Ana', stack: '' })).type).toBe('Error');
  });

  it('names the file of a page that did not load', () => {
    const lost = `Failed to fetch dynamically imported module: ${PLACE}`;
    expect(toldOf(errorWith(lost, [`TypeError: ${lost}`]))).toEqual({
      type: 'TypeError',
      places: '/assets/index-DQmIw4Vg.js',
    });
    const withQuery = `${lost}?cpf=63287253026`;
    expect(toldOf(errorWith(withQuery, [`TypeError: ${withQuery}`])).places).toBe('');
  });
});
