import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { unreachable } from '../../kernel/testing/index.ts';
import { personalRecord, personalRecords } from '../testing/index.ts';
import { photoMessage } from './photo.messages.ts';
import { makeSavePhoto } from './save-photo.use-case.ts';

it('sends what the client changed, and nothing for a photo that is the same', async () => {
  const records = personalRecords();
  const save = makeSavePhoto(records);
  expect(await save(7, undefined)()).toEqual(E.right(undefined));
  expect(records.changes).toEqual([]);
  expect(await save(7, { _tag: 'Removed' })()).toEqual(E.right(undefined));
  expect(await save(7, { _tag: 'Replaced', base64: 'AAAA' })()).toEqual(E.right(undefined));
  expect(records.changes).toEqual([
    [7, { _tag: 'Removed' }],
    [7, { _tag: 'Replaced', base64: 'AAAA' }],
  ]);
});

it('says why a photo was not saved', async () => {
  const save = makeSavePhoto(personalRecords(TE.right(personalRecord()), TE.left(unreachable)));
  const failure = { _tag: 'PhotoNotSaved', why: unreachable } as const;
  expect(await save(7, { _tag: 'Removed' })()).toEqual(E.left(failure));
  expect(photoMessage(failure, 'production')).toBe(
    'Não foi possível falar com o servidor. Verifique sua conexão e tente novamente.',
  );
});

it('has the text of the server, or the general sentence when it has none', () => {
  const said = (code: string | undefined) =>
    photoMessage({ _tag: 'PhotoNotSaved', why: { _tag: 'Refused', status: 400, code, detail: 'x' } }, 'production');
  expect(said('invalid_photo')).toBe('O arquivo escolhido não é válido');
  expect(said('ERR027')).toBe('Ocorreu um erro, tente novamente mais tarde. Documento não encontrado.');
  expect(said(undefined)).toBe('Ocorreu um erro, tente novamente mais tarde.');
});
