import { retype, type Edit, type Mask } from '@aroeira/domain/kernel';

/** What an input holds after something was typed, pasted or filled in, and how that came about. */
export interface Arrival {
  readonly value: string;
  readonly caret: number;
  /** Of the input event; absent when the browser filled the field in. */
  readonly inputType: string | undefined;
  /** What was put in, when the browser says so. */
  readonly inserted: string | null;
}

/**
 * Shows what arrived. One key is shown as it is; a text that comes whole from elsewhere (a paste, a phone's suggestion, the
 * browser's own filling in) is first read in the ways that others write it.
 */
export const editOf = (mask: Mask, { value, caret, inputType, inserted }: Arrival): Edit => {
  if (inputType === undefined || inputType === '' || inputType === 'insertReplacementText') {
    const adopted = mask.adopt(value);
    return retype(mask, { text: adopted, caret: adopted.length });
  }
  if (inserted === null || inserted.length < 2 || value.slice(caret - inserted.length, caret) !== inserted)
    return retype(mask, { text: value, caret });
  const before = value.slice(0, caret - inserted.length) + mask.adopt(inserted);
  return retype(mask, { text: before + value.slice(caret), caret: before.length });
};
