import * as E from 'fp-ts/Either';
import { identity } from 'fp-ts/function';
import { checkChosenFiles, UPLOAD_LIMIT, type UploadRule } from '../chosen-file.rules.ts';
import type { UploadedFile } from '../uploaded-file.ts';
import type { Declaration, Field } from './field.ts';

/**
 * One file. `checkChosenFiles` and `checkFileHead` check it when the client chooses it, and the field does not keep a
 * refused file. A submit checks a changed file again. A file of the server passes. In an optional field its removal
 * passes too. The value is then marked as deleted, so that the server deletes it.
 * @see spec A §3 Uploaded file, A §5 File upload; decision 0082
 */
export const uploadField = ({
  limit = UPLOAD_LIMIT,
  ...declaration
}: Declaration & Pick<UploadRule, 'accepts'> & Partial<UploadRule>): Field<
  UploadedFile | undefined,
  UploadedFile,
  'upload'
> &
  UploadRule => ({
  type: 'upload',
  isRequired: true,
  empty: undefined,
  // A removed file of the server is a value too: it tells the server to delete the file.
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
