import type { Session } from '@aroeira/domain/access';

/** Tells a password manager whose password this is. The field is hidden. */
export const PasswordUsername = ({ client }: { readonly client: Pick<Session, 'document'> }) => (
  <input type="text" autoComplete="username" value={client.document} readOnly hidden />
);
