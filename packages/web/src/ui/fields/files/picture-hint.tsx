import type { UploadedFile } from '@aroeira/domain/kernel';
import { PICTURE_HINTS } from '@aroeira/domain/kernel/messages';
import { hintOf } from './take-file.ts';

/** What may make the picture hard to read. It refuses nothing. @see decision 0389 */
export const PictureHint = ({ file }: { readonly file: UploadedFile }) => {
  const hint = hintOf(file);
  return hint === undefined ? null : <p className="hint">{PICTURE_HINTS[hint]}</p>;
};
