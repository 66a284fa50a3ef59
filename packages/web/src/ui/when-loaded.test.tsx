import { refused, unreachable } from '@aroeira/domain/kernel/testing';
import { render, screen } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { Loaded } from './loaded.ts';
import { WhenLoaded } from './when-loaded.tsx';

const LIST = { title: 'Não foi possível carregar a lista de fundos' };

/** What a client reads of a list that failed to load. */
const readOf = async (failure: unknown, failed: { readonly title: string; readonly body?: string } = LIST) => {
  const loaded = new Loaded(TE.left(failure));
  await loaded.load();
  render(
    <WhenLoaded loaded={loaded} failed={failed}>
      {() => null}
    </WhenLoaded>,
  );
  return [screen.getByRole('heading').textContent, screen.getByRole('alert').querySelector('p')?.textContent];
};

describe('content that did not load', () => {
  it.each<readonly [string, unknown, string]>([
    ['to check the connection when no answer came', unreachable, 'Verifique sua conexão e tente novamente.'],
    ['so too when no answer came to the call behind', { why: unreachable }, 'Verifique sua conexão e tente novamente.'],
    ['to try later when the server said no', refused('ERR999'), 'Tente novamente em alguns instantes.'],
  ])('says what happened, and %s', async (_, failure, advice) => {
    expect(await readOf(failure)).toEqual([LIST.title, advice]);
  });

  it('says what was kept, where the page knows it', async () => {
    const body = 'A sua assinatura está guardada.';
    expect(await readOf(unreachable, { ...LIST, body })).toEqual([LIST.title, body]);
  });
});
