import type { FieldBinding } from './field-binding.ts';

/** Draws a heading between the fields of a form. */
export const TitleHeading = ({ binding: { field } }: { readonly binding: FieldBinding<undefined> }) => (
  <h2 className="form-title">{field.caption}</h2>
);
