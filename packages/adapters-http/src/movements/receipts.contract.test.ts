import { makeLoadReceipt } from '@aroeira/domain/movements';
import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { readPdf } from '../http/testing/index.ts';
import { testSandbox } from '../http/testing/sandbox.ts';
import { makeHttpMovements, makeHttpReceipts } from './index.ts';

const { signedIn } = testSandbox();

it('a receipt is the PDF of an order of the client, and of nobody else', async () => {
  const { http, session } = await signedIn('ana');
  const movements = await makeHttpMovements(http).list(session.clientId)();
  const [newest] = E.getOrElseW(() => [])(movements);
  if (newest === undefined) throw new Error('ana has no order');
  const own = await makeLoadReceipt(makeHttpReceipts(http))(newest)();
  const { pages, title } = await readPdf(E.isRight(own) ? own.right.file.bytes : new Uint8Array());
  expect(title).toBe('Comprovante de resgate parcial');
  expect(pages[0]).toMatch(/R\$\s50\.000,00/);
  expect(pages[0]).toContain(newest.fundName.slice(0, 20));
  const other = await signedIn('karen');
  expect(await makeLoadReceipt(makeHttpReceipts(other.http))(newest)()).toEqual(E.left({ _tag: 'ReceiptNotFound' }));
});
