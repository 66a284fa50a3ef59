import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { CallFailure } from '../../kernel/call-failure.ts';
import { makeLookUpAddress } from './look-up-address.use-case.ts';
import { NEW_REGISTRATION } from '../client/new-client.ts';
import { makeSaveAddress } from './save-address.use-case.ts';
import { makeSaveMailing } from './save-mailing.use-case.ts';
import { addressOf, PAULISTA, photo } from '../testing/index.ts';

const down: CallFailure = { _tag: 'Unreachable', cause: 'network' };
const noForm: CallFailure = { _tag: 'Refused', status: 404, code: 'ERR118', detail: '' };

describe('saving an address', () => {
  const saving = (failing?: CallFailure, proofs: E.Either<CallFailure, void>[] = []) => {
    const calls: string[] = [];
    const save = makeSaveAddress({
      clients: {
        saveAddress: (_clientId, { cep }) => {
          calls.push(cep);
          return failing === undefined ? TE.right(undefined) : TE.left(failing);
        },
      },
      papers: {
        saveProofOfResidence: (_clientId, { name }) => {
          calls.push(name);
          return TE.fromEither(proofs.shift() ?? E.right(undefined));
        },
      },
    });
    return { calls, save };
  };
  const home = { ...addressOf('20040020'), proofOfResidence: photo('conta.jpg') };

  it('sends the proof after the address when the proof is new', async () => {
    const { calls, save } = saving();
    expect(await save(7, home)()).toEqual(E.right(undefined));
    await save(7, { ...home, proofOfResidence: { ...home.proofOfResidence, isChanged: false } })();
    expect(calls).toEqual(['20040020', 'conta.jpg', '20040020']);
  });

  it('sends the proof alone after a proof that did not arrive, and a changed address again', async () => {
    const { calls, save } = saving(undefined, [E.left(down), E.left(down)]);
    expect(await save(7, home)()).toEqual(E.left(down));
    await save(7, home)();
    expect(calls).toEqual(['20040020', 'conta.jpg', 'conta.jpg']);
    await save(7, { ...home, number: '9' })();
    await save(7, { ...home, number: '9' })();
    expect(calls.slice(3)).toEqual(['20040020', 'conta.jpg', '20040020', 'conta.jpg']);
  });

  it('sends the address of another client', async () => {
    const { calls, save } = saving(undefined, [E.left(down)]);
    await save(7, home)();
    await save(8, home)();
    expect(calls).toEqual(['20040020', 'conta.jpg', '20040020', 'conta.jpg']);
  });

  it('sends no proof when the address was not saved', async () => {
    const { calls, save } = saving(down);
    expect(await save(7, home)()).toEqual(E.left(down));
    expect(calls).toEqual(['20040020']);
  });
});

describe('a save of the mail options', () => {
  const saving = (ofClient: TE.TaskEither<CallFailure, number>) => {
    const saved: number[] = [];
    const save = makeSaveMailing({
      ofClient: () =>
        TE.map((formId: number) => ({
          formId,
          approval: 'started' as const,
          verdict: 'ok' as const,
          score: 0,
          declaration: undefined,
          bankInformationId: undefined,
          accounts: [],
          funds: [],
          terms: [],
          mailing: undefined,
        }))(ofClient),
      saveMailing: (formId) => {
        saved.push(formId);
        return TE.right(undefined);
      },
    });
    return { saved, outcome: save(7, NEW_REGISTRATION.mailing)() };
  };

  it('uses the form of the client', async () => {
    const { saved, outcome } = saving(TE.right(1007));
    expect([await outcome, saved]).toEqual([E.right(undefined), [1007]]);
  });

  it('is not made without a form, and fails like a registration that does not exist [R286]', async () => {
    const { saved, outcome } = saving(TE.left(noForm));
    expect([await outcome, saved]).toEqual([E.left({ _tag: 'NoRegistrationFormSet' }), []]);
    expect(await saving(TE.left(down)).outcome).toEqual(E.left(down));
  });
});

describe('the search for a postal code', () => {
  it('finds nothing when the call fails, or when the code is incomplete', async () => {
    const asked: string[] = [];
    const lookUp = makeLookUpAddress({
      find: (cep) => {
        asked.push(cep);
        return TE.left(down);
      },
    });
    expect(await lookUp('20040-020')()).toBeUndefined();
    expect(await lookUp('20040-02')()).toBeUndefined();
    expect(asked).toEqual(['20040020']);
  });

  it('finds no houses of the street as a complement', async () => {
    const lookUp = makeLookUpAddress({ find: () => TE.right({ ...PAULISTA, complement: 'de 612 a 1510 - lado par' }) });
    expect(await lookUp('01310-100')()).toEqual({ ...PAULISTA, complement: '' });
  });
});
