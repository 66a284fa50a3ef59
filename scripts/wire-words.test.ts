import { expect, it } from 'vitest';
import { checkWireWords } from './wire-words.ts';

const CODEC = {
  path: 'packages/adapters-http/src/a/a.codecs.ts',
  text: `
    export const AWire = recordOnWire('A', { fund: Id, isCurrent: t.boolean }, { fund: 'fundoAtual' });
    export const A_WORDS = { state: 'agendado', kind: 'kind' } as const;
    const Fund = t.type({ totalAmount: Cents, name: t.string });
    const Answer = t.keyof({ code_sended: null });
    const Flag = field('mfa_enabled', t.boolean);`,
};
const DOMAIN = { path: 'packages/domain/src/a/a.ts', text: 'export interface A { readonly isCurrent: boolean }' };

it.each([
  ['const json = { totalAmount: 1 };', 1],
  ["const name = 'fundoAtual';", 1],
  ["if (word === 'agendado') go();", 1],
  ["refusal('code_sended', TEXT);", 1],
  ['const json = { mfa_enabled: true };', 1],
  ['const json = { [A_WORDS.state]: 1 };', 0],
  ['const { totalAmount } = fundWire(fund); print({ totalAmount });', 0],
  ['const json = { isCurrent: true, kind: 1, name: 2 };', 0],
] as const)('the command line with %s spells so many words of the wire: %i', (text, count) => {
  const { problems } = checkWireWords([CODEC, DOMAIN, { path: 'packages/cli/src/a/a.command.ts', text }]);
  expect(problems).toHaveLength(count);
});
