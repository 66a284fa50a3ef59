import * as E from 'fp-ts/Either';
import { identity } from 'fp-ts/function';
import { checkChosenFiles, UPLOAD_LIMIT, type UploadRule } from '../chosen-file.rules.ts';
import type { UploadedFile } from '../uploaded-file.ts';
import type { Declaration, Field } from './field.ts';

/**
 * One file. It is checked as it is chosen (`checkChosenFiles`, `checkFileHead`) and a refused one is never held; a changed
 * one is checked again when the form is sent. One that the server has already passes, and so does its removal where the
 * field may stay empty: it is handed on as deleted, so that the server is told.
 *
 * @see spec A §3 Uploaded file, A §5 File upload; decision 0082
 */
export interface UploadField extends Field<UploadedFile | undefined, UploadedFile>, UploadRule {
  readonly type: 'upload';
}

export const uploadField = ({
  limit = UPLOAD_LIMIT,
  ...declaration
}: Declaration & Pick<UploadRule, 'accepts'> & Partial<UploadRule>): UploadField => ({
  type: 'upload',
  isRequired: true,
  empty: undefined,
  // What the server has and was taken away is something to hand on: the server is to forget it.
  isBlank: (file) => file === undefined || (file.isDeleted && file.remoteUrl === undefined),
  isNothing: (file) => file?.isDeleted === true,
  read: (file) => {
    if (file === undefined) return E.left({ _tag: 'FileInvalid' });
    return file.isChanged ? checkChosenFiles([file], { accepts: declaration.accepts, limit }) : E.right(file);
  },
  write: identity,
  limit,
  ...declaration,
});
