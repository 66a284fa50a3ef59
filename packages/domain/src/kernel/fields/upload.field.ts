import * as E from 'fp-ts/Either';
import { identity } from 'fp-ts/function';
import { checkChosenFiles, UPLOAD_LIMIT, type UploadRule } from '../chosen-file.rules.ts';
import type { UploadedFile } from '../uploaded-file.ts';
import type { Declaration, Field } from './field.ts';

/** A file of the server passes. A removed optional one is marked as deleted. @see spec A §3, A §5; decision 0082 */
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
