import { session } from '@aroeira/domain/access/testing';
import { manualScheduler } from '@aroeira/domain/kernel/testing';
import { screen } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { press } from '../composition/testing/press.ts';
import { makeDownloads } from '../shell/native-wrapper/downloads.adapter.ts';
import type { Downloads } from '../shell/native-wrapper/downloads.ts';
import type { DownloadAnswer, NativeWrapper } from '../shell/native-wrapper/native-wrapper.ts';
import { SHELL } from '../shell/shell.tokens.ts';
import { fakeDownloads } from './testing/fake-downloads.ts';
import { onReports } from './testing/open-reports.ts';

const BINARY = 'investorPosition/downloadInvestToolsPDF/binary?period=';
const OF_OCTOBER = 'Download Outubro de 2026';
const problem = async () => (await screen.findByRole('alert')).textContent;

describe('a download', () => {
  it('of a statement in the list has the name of its month [R524]', async () => {
    const { downloads } = await onReports();
    await press(OF_OCTOBER);
    expect(downloads.did).toEqual([['save', `${BINARY}2026-10-31`, 'Relatorio_2026-10.pdf']]);
  });

  it('of a report in the viewer keeps the bytes that are there, without another call [R520] [R524]', async () => {
    const { read, downloads, asked } = await onReports();
    await read('this-month');
    await screen.findByText('Texto da página 1');
    await press('Download');
    expect(downloads.did).toEqual([['keep', `${BINARY}this-month`, 'Relatorio_2026-11-01_a_2026-11-20.pdf', '%PDF']]);
    expect(asked).toEqual(['generated this-month']);
  });
});

describe('a download that fails', () => {
  it.each([
    ['[R526]', 'DownloadFailed', 'Ops! Ocorreu um erro ao fazer o download do relatório.'],
    ['[R527]', 'NotDownloadable', 'Não foi possível baixar o arquivo.'],
    ['[R528]', 'NotFound', "Não foi possível encontrar o arquivo. Utilize a opção 'Reenviar documento'."],
  ] as const)('says why in the list, and forgets it with the next press %s', async (_, _tag, sentence) => {
    const downloads = fakeDownloads({ _tag });
    await onReports({ also: (put) => put(SHELL.Downloads, downloads) });
    await press(OF_OCTOBER);
    expect(await problem()).toBe(sentence);
    await press('Receber por e-mail Outubro de 2026');
    expect(screen.queryByRole('alert')).toBeNull();
    await press(OF_OCTOBER);
    expect([downloads.did.length, screen.queryByRole('alert')]).toEqual([2, null]);
  });

  it('says why above the report, which stays [R526]', async () => {
    const downloads = fakeDownloads({ _tag: 'DownloadFailed' });
    const { read } = await onReports({ also: (put) => put(SHELL.Downloads, downloads) });
    await read('2026-10-31');
    await screen.findByText('Texto da página 1');
    await press('Download');
    expect(await problem()).toBe('Ops! Ocorreu um erro ao fazer o download do relatório.');
    expect(screen.getByText('Texto da página 1')).toBeTruthy();
  });
});

/** A native app that answers each download in the same way, and keeps the addresses and names that it gets. */
const nativeApp = (status: DownloadAnswer['status']) => {
  const got: (readonly string[])[] = [];
  let tell: (answer: DownloadAnswer) => void = () => undefined;
  const wrapper: NativeWrapper = {
    _tag: 'Around',
    send: (message) => {
      if (message.type !== 'download') return;
      got.push([message.payload.url, message.payload.fileName]);
      queueMicrotask(() => tell({ id: message.payload.id, status }));
    },
    hear: (take) => {
      tell = take;
      return () => undefined;
    },
  };
  const downloads = makeDownloads({
    wrapper,
    session: TE.right(session()),
    apiBase: 'https://portal.example/api',
    fetchFile: () => TE.right({ contentType: '', bytes: new Uint8Array() }),
    keepFile: () => undefined,
    scheduler: manualScheduler(),
    chance: () => 0.5,
  });
  return { downloads, got };
};

/** Presses 'Download' on the morning after the report came. Only inside the native app a session lasts so long. */
const overNight = async (downloads: Downloads) => {
  const { read, sleep } = await onReports({
    also: (put) => {
      put(SHELL.Downloads, downloads);
      put(SHELL.NativeWrapper, { _tag: 'Around', send: () => undefined, hear: () => () => undefined });
    },
  });
  await read('this-month');
  await screen.findByText('Texto da página 1');
  sleep(24 * 3_600_000);
  await press('Download');
};

describe('a download inside the native app', () => {
  it('says that no app can show the saved file [R529]', async () => {
    const { downloads } = nativeApp('noViewer');
    await onReports({ also: (put) => put(SHELL.Downloads, downloads) });
    await press(OF_OCTOBER);
    expect(await problem()).toBe(
      'O Arquivo foi salvo porém parece que você não tem um aplicativo instalado que consiga visualizá-lo.',
    );
  });

  it('says that the file was not saved [R530]', async () => {
    const { downloads } = nativeApp('failed');
    await onReports({ also: (put) => put(SHELL.Downloads, downloads) });
    await press(OF_OCTOBER);
    expect(await problem()).toBe('Ocorreu um erro ao tentar salvar o arquivo');
  });

  it('of a report that is on the screen gives the app its address and its name [R524]', async () => {
    const { downloads, got } = nativeApp('saved');
    const { read } = await onReports({ also: (put) => put(SHELL.Downloads, downloads) });
    await read('this-month');
    await screen.findByText('Texto da página 1');
    await press('Download');
    expect(got).toEqual([[`https://portal.example/api/${BINARY}this-month`, 'Relatorio_2026-11-01_a_2026-11-20.pdf']]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('of a quick report of another day gives the app no address, because that names another report (decision 0312)', async () => {
    const { downloads, got } = nativeApp('saved');
    await overNight(downloads);
    expect(await problem()).toBe('Este relatório é de outro dia. Abra-o de novo na lista de relatórios para baixá-lo.');
    expect(got).toEqual([]);
  });
});

it('a quick report of another day needs no address in a browser, which has its bytes (decision 0312)', async () => {
  const downloads = fakeDownloads();
  await overNight(downloads);
  expect(downloads.did).toEqual([['keep', 'no address', 'Relatorio_2026-11-01_a_2026-11-20.pdf', '%PDF']]);
});
