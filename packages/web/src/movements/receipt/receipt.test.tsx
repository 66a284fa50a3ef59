import { session } from '@aroeira/domain/access/testing';
import type { CallFailure, FileContent } from '@aroeira/domain/kernel';
import { at, unreachable } from '@aroeira/domain/kernel/testing';
import { movement, orderPorts } from '@aroeira/domain/movements/testing';
import { screen } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { signedIn } from '../../access/testing/signed-in.ts';
import { openApp } from '../../composition/testing/open-app.tsx';
import { press } from '../../composition/testing/press.ts';
import { fakeDownloads } from '../../reports/testing/fake-downloads.ts';
import { SHELL } from '../../shell/shell.tokens.ts';
import { movementsRoutes } from '../movements.routes.tsx';
import { MOVEMENTS } from '../movements.tokens.ts';
import { shareFileWith, type NotShared, type ShareFile } from './sharing.ts';

const ORDER = movement({ id: 'a1b2c3d4e5', createdAt: at('2026-11-20T15:00:00-03:00') });
const NAME = 'Comprovante_2026-11-20_a1b2c3d4.pdf';
const FILE: FileContent = { contentType: 'application/pdf', bytes: new TextEncoder().encode('%PDF') };

interface World {
  /** What the server says, call by call, before it answers with the receipt. */
  readonly failures?: readonly CallFailure[];
  readonly share?: ShareFile;
}

/** The page of an order, at a server and a device. */
const open = ({ failures = [], share }: World = {}) => {
  const left = [...failures];
  const asked: string[] = [];
  const downloads = fakeDownloads();
  const list = () => TE.right([ORDER]);
  openApp(`/movements/last-movements/${ORDER.id}`, {
    memory: signedIn(session()),
    routes: movementsRoutes,
    also: (put) => {
      put(MOVEMENTS.Movements, { list, reload: list });
      put(MOVEMENTS.Ports, orderPorts());
      put(MOVEMENTS.FindShareFile, () => share);
      put(SHELL.Downloads, downloads);
      put(MOVEMENTS.Receipts, {
        of: (id) => {
          asked.push(id);
          const failure = left.shift();
          return failure === undefined ? TE.right(FILE) : TE.left(failure);
        },
      });
    },
  });
  return { asked, downloads };
};
const problem = async () => (await screen.findByRole('alert')).textContent;

it('saves the receipt of the order under its name', async () => {
  const { asked, downloads } = open();
  await press('Baixar comprovante');
  expect(downloads.did).toEqual([['keep', `investments/receipt/${ORDER.id}`, NAME, '%PDF']]);
  expect(asked).toEqual([ORDER.id]);
  expect(screen.queryByRole('button', { name: 'Compartilhar' })).toBeNull();
});

it('says why there is no receipt, keeps the page, and tries again with the next press', async () => {
  const { downloads } = open({
    failures: [unreachable, { _tag: 'Refused', status: 404, code: 'not_found', detail: '' }],
  });
  await press('Baixar comprovante');
  expect(await problem()).toBe('Não foi possível carregar o comprovante. O pedido não mudou. Tente novamente.');
  expect(screen.getByText(ORDER.fundName)).toBeTruthy();
  await press('Baixar comprovante');
  expect(await problem()).toBe('O comprovante deste pedido não foi encontrado. Confira o pedido no histórico.');
  await press('Baixar comprovante');
  expect([screen.queryByRole('alert'), downloads.did.length]).toEqual([null, 1]);
});

it('shares the receipt, and asks for it once when the device refuses the first press', async () => {
  const shared: string[] = [];
  const answers = [TE.left<NotShared>({ _tag: 'NotShared' })];
  const { asked } = open({
    share: (_, fileName) => (shared.push(fileName), answers.shift() ?? TE.right(undefined)),
  });
  await press('Compartilhar');
  expect(await problem()).toBe('Não foi possível compartilhar o comprovante. Tente novamente, ou baixe o arquivo.');
  await press('Compartilhar');
  expect([shared, asked, screen.queryByRole('alert')]).toEqual([[NAME, NAME], [ORDER.id], null]);
});

it('shares only where the device takes a PDF, and a client who closes the choice made no mistake', async () => {
  expect(shareFileWith({})).toBeUndefined();
  expect(shareFileWith({ share: () => Promise.resolve(), canShare: () => false })).toBeUndefined();
  const refusing = (name: string) =>
    shareFileWith({ share: () => Promise.reject(new DOMException('', name)), canShare: () => true });
  expect(await refusing('AbortError')?.(FILE, NAME)()).toEqual({ _tag: 'Right', right: undefined });
  expect(await refusing('NotAllowedError')?.(FILE, NAME)()).toEqual({ _tag: 'Left', left: { _tag: 'NotShared' } });
});
