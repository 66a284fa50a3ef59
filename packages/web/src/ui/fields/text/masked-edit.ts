import { retype, type Edit, type Mask } from '@aroeira/domain/kernel';

/** The text of an input after the client or the browser changed it, and how it changed. */
export interface Arrival {
  /** The text that the input showed before. */
  readonly from: string;
  readonly value: string;
  readonly caret: number;
  /** The `inputType` of the event. It is missing when the browser fills the field in. */
  readonly inputType: string | undefined;
  /** The text that came in, if the browser reports it. */
  readonly inserted: string | null;
}

/**
 * Shows the new text through the mask. A single key needs nothing else. A whole text (a paste, a suggestion of the phone,
 * the autofill of the browser) may have another format, so the mask first adopts it.
 */
export const editOf = (mask: Mask, { from: shown, value, caret, inputType, inserted }: Arrival): Edit => {
  if (inputType === undefined || inputType === '' || inputType === 'insertReplacementText') {
    const adopted = mask.adopt(value);
    return retype(mask, { text: adopted, caret: adopted.length });
  }
  const from = inserted?.includes('.') === true ? undefined : shown;
  if (inserted === null || inserted.length < 2 || value.slice(caret - inserted.length, caret) !== inserted)
    return retype(mask, { text: value, caret, from });
  const before = value.slice(0, caret - inserted.length) + mask.adopt(inserted);
  return retype(mask, { text: before + value.slice(caret), caret: before.length, from });
};
