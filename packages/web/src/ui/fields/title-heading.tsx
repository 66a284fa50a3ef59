import type { FieldBinding } from './field-binding.ts';

/** A heading between the fields of a form. */
export const TitleHeading = ({ binding: { field } }: { readonly binding: FieldBinding<undefined> }) => (
  <h2 className="form-title">{field.caption}</h2>
);
