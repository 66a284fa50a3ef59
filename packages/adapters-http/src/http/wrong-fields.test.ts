import { refused } from '@aroeira/domain/kernel/testing';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { namedIn, namingFields } from './wrong-fields.ts';

const OURS = namedIn({ names: { birthplace: 'naturality', spouseCpf: 'spouseCpf' } }, { names: { cep: 'cep' } });
const refusedBy = (detail: string, status = 400) => ({ _tag: 'Refused', status, code: 'validation', detail }) as const;
const told = async (detail: string, status?: number) => {
  const answer = await namingFields(OURS)(TE.left(refusedBy(detail, status)))();
  return E.isLeft(answer) && answer.left._tag === 'Refused' ? answer.left.fields : 'no refusal';
};
const faults = (...paths: readonly string[]) =>
  JSON.stringify({ message: 'validation', errors: paths.map((path) => ({ path, message: 'is wrong' })) });

it('names each wrong field once, as the records do, however deep it stands', async () => {
  expect(await told(faults('/naturality', '/addresses/1/cep', '/addresses/0/cep'))).toEqual(['birthplace', 'cep']);
});

it('names nothing that the records do not have, and nothing in another body or status', async () => {
  for (const detail of [faults('/other', ''), '{"message":"validation"}', '[{"code":"ERR140"}]', '<html>', ''])
    expect(await told(detail)).toBeUndefined();
  expect(await told(faults('/naturality'), 409)).toBeUndefined();
});

it('leaves every other failure, and an answer, as they are', async () => {
  expect(await namingFields(OURS)(TE.left(refused('ERR999')))()).toEqual(E.left(refused('ERR999')));
  expect(await namingFields(OURS)(TE.right(1))()).toEqual(E.right(1));
});
