import { describe, expect, it } from 'vitest';
import { downloadMessage } from './download-failure.messages.ts';
import { downloadFailureOf } from './download-failure.ts';
import { refused, unreachable } from './testing/index.ts';

describe('why a file did not reach the client', () => {
  it.each([
    ['that the download failed [R526]', 'DownloadFailed', 'Ops! Ocorreu um erro ao fazer o download do relatório.'],
    ['that the answer has no file [R527]', 'NotDownloadable', 'Não foi possível baixar o arquivo.'],
    [
      'that there is no file, and how to get it [R528]',
      'NotFound',
      "Não foi possível encontrar o arquivo. Utilize a opção 'Reenviar documento'.",
    ],
    [
      'that the file was saved but cannot be shown [R529]',
      'NoViewer',
      'O Arquivo foi salvo porém parece que você não tem um aplicativo instalado que consiga visualizá-lo.',
    ],
    [
      'that the address means another file by now',
      'OutOfDate',
      'Este relatório é de outro dia. Abra-o de novo na lista de relatórios para baixá-lo.',
    ],
    ['that the file was not saved [R530]', 'NotSaved', 'Ocorreu um erro ao tentar salvar o arquivo'],
  ] as const)('says %s', (_, _tag, sentence) => {
    expect(downloadMessage({ _tag })).toBe(sentence);
  });
});

describe('a failed call for a file', () => {
  it('finds no file when the server says 404', () => {
    expect(downloadFailureOf({ _tag: 'Refused', status: 404, code: undefined, detail: '' })).toEqual({
      _tag: 'NotFound',
    });
  });

  it('got no file when the answer cannot be read', () => {
    expect(downloadFailureOf({ _tag: 'Unreadable', path: 'body' })).toEqual({ _tag: 'NotDownloadable' });
  });

  it('is a failed download for every other reason', () => {
    for (const failure of [refused('ERR999'), unreachable, { _tag: 'RefreshFailed' } as const])
      expect(downloadFailureOf(failure)).toEqual({ _tag: 'DownloadFailed' });
  });

  it('leaves an ended session to the portal', () => {
    const ended = { _tag: 'NoSession', reason: 'expired' } as const;
    expect(downloadFailureOf(ended)).toBe(ended);
  });
});
