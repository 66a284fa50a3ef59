import * as E from 'fp-ts/Either';
import { beforeEach, expect, it } from 'vitest';
import { makeHttpStandings } from '../registration/index.ts';
import { control, type PersonaKey } from '../http/testing/index.ts';
import { testSandbox } from '../http/testing/sandbox.ts';
import { makeHttpPersonalRecords } from './index.ts';

const { sandbox, signedIn } = testSandbox();
beforeEach(() => control(sandbox, 'POST reset', { persona: 'ana' }));

const of = async (whose: PersonaKey) => {
  const { http, session } = await signedIn(whose);
  const records = makeHttpPersonalRecords(http);
  const read = async () => {
    const record = await records.read(session.clientId)();
    return E.isRight(record) ? record.right : undefined;
  };
  const save = (base64: string | undefined) =>
    records.savePhoto(session.clientId, base64 === undefined ? { _tag: 'Removed' } : { _tag: 'Replaced', base64 })();
  const inStanding = async () => {
    const facts = await makeHttpStandings(http).client(session.clientId)();
    return E.isRight(facts) ? facts.right.photo : undefined;
  };
  return { read, save, inStanding };
};

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

it('has the photo that the client saved, in both readings, until they remove it', async () => {
  const { read, save, inStanding } = await of('ana');
  expect(await save(PIXEL)).toEqual(E.right(undefined));
  const address = `data:image/png;base64,${PIXEL}`;
  expect([(await read())?.photo, await inStanding()]).toEqual([address, address]);
  expect(await save(undefined)).toEqual(E.right(undefined));
  expect([(await read())?.photo, await inStanding()]).toEqual([undefined, undefined]);
});
