import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../days.ts';
import type { UploadedFile } from '../uploaded-file.ts';
import { checkField, optional } from './field.ts';
import { fieldMessage } from './field.messages.ts';
import { uploadField } from './upload.field.ts';

const context = { today: calendarDay('2026-11-20') };
const proof = uploadField({ caption: 'Comprovante de residência', accepts: 'document' });
const photo = uploadField({ caption: 'Foto', accepts: 'image', limit: 1_000 });

/** A newly chosen file, and the data that the form keeps. */
const chosen = (changes: Partial<UploadedFile> = {}): UploadedFile => ({
  name: 'conta.pdf',
  preview: 'blob:1',
  contentType: 'application/pdf',
  size: 1_000,
  base64: 'JVBERi0=',
  isChanged: true,
  isDeleted: false,
  ...changes,
});

describe('an upload', () => {
  it('asks for a file when it is empty [R806]', () => {
    for (const file of [undefined, chosen({ isDeleted: true })])
      expect(checkField(proof, file, context)).toEqual(E.left({ _tag: 'Required' }));
    expect(fieldMessage(proof, { _tag: 'Required' })).toBe('Escolha um arquivo');
    expect(checkField(optional(proof), undefined, context)).toEqual(E.right(undefined));
  });

  it('gives the file with all its known data [R858]', () => {
    expect(checkField(proof, chosen(), context)).toEqual(E.right(chosen()));
  });

  it('gives the removed file of an optional field, so that the server deletes it [R858]', () => {
    const gone = chosen({ isChanged: false, isDeleted: true, remoteUrl: 'https://files.example.com/1' });
    expect(checkField(optional(proof), gone, context)).toEqual(E.right(gone));
    expect(checkField(proof, gone, context)).toEqual(E.left({ _tag: 'Required' }));
    expect(checkField(optional(proof), chosen({ isDeleted: true }), context)).toEqual(E.right(undefined));
  });

  it('checks a newly chosen file, and trusts the file of the server', () => {
    expect(checkField(photo, chosen(), context)).toEqual(E.left({ _tag: 'FileInvalid' }));
    const stored = chosen({ isChanged: false, contentType: '', remoteUrl: 'https://files.example.com/1' });
    expect(checkField(photo, stored, context)).toEqual(E.right(stored));
  });

  it('has a limit of 10 MB by default', () => {
    const png = { name: 'a.png', contentType: 'image/png' };
    expect(proof.limit).toBe(10_485_760);
    expect(E.isRight(checkField(photo, chosen({ ...png, size: 1_000 }), context))).toBe(true);
    expect(checkField(photo, chosen({ ...png, size: 1_001 }), context)).toEqual(
      E.left({ _tag: 'FileTooLarge', limit: 1_000 }),
    );
  });

  it('reports an error with the words of the alert, with the limit', () => {
    expect(fieldMessage(proof, { _tag: 'FileInvalid' })).toBe('O arquivo escolhido não é válido');
    expect(fieldMessage(proof, { _tag: 'FileTooLarge', limit: proof.limit })).toBe(
      'O arquivo escolhido não é válido. O tamanho máximo é 10 MB.',
    );
  });
});
