import type { FieldBinding } from './field-binding.ts';

/** A heading between the fields of a form. */
export const TitleHeading = ({ binding: { field } }: { readonly binding: FieldBinding<undefined> }) => (
  <h2 className="form-title">{field.caption}</h2>
);

/** What a form hands on and nobody sees leaves nothing on the page either: it goes with the form's values. */
export const NothingShown = () => null;
