import type { Session } from '@aroeira/domain/access';

/** Tells a password manager which client's password it keeps. Nobody sees it. */
export const PasswordUsername = ({ client }: { readonly client: Pick<Session, 'document'> }) => (
  <input type="text" autoComplete="username" value={client.document} readOnly hidden />
);
