import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { at, refused, unreachable } from '../../kernel/testing/index.ts';
import { makeLoadReceipt } from './load-receipt.use-case.ts';
import { receiptMessage } from './receipt.messages.ts';

const FILE = { contentType: 'application/pdf', bytes: new Uint8Array([1]) };
const ORDER = { id: '7f3d2a10-5b1c-4c3e-9d2f-0a1b2c3d4e5f', createdAt: at('2026-11-20T23:30:00-03:00') };

it('names the receipt by the day of the order in São Paulo and its id', async () => {
  const asked: string[] = [];
  const load = makeLoadReceipt({ of: (id) => (asked.push(id), TE.right(FILE)) });
  expect(await load(ORDER)()).toEqual(E.right({ fileName: 'Comprovante_2026-11-20_7f3d2a10.pdf', file: FILE }));
  expect(asked).toEqual([ORDER.id]);
});

it('tells an order that is not there from a call that failed', async () => {
  const messages = [{ ...refused('not_found'), status: 404 }, { ...refused('x'), status: 500 }, unreachable].map(
    async (failure) => {
      const answer = await makeLoadReceipt({ of: () => TE.left(failure) })(ORDER)();
      return E.isLeft(answer) ? receiptMessage(answer.left) : '';
    },
  );
  expect(await Promise.all(messages)).toEqual([
    'O comprovante deste pedido não foi encontrado. Confira o pedido no histórico.',
    'Não foi possível carregar o comprovante. O pedido não mudou. Tente novamente.',
    'Não foi possível carregar o comprovante. O pedido não mudou. Tente novamente.',
  ]);
});
