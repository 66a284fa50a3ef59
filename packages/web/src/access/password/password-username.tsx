import type { Session } from '@aroeira/domain/access';

/** Tells a password manager which client's password it keeps. Nobody sees it. */
export const PasswordUsername = ({ session }: { readonly session: Session }) => (
  <input type="text" autoComplete="username" value={session.document} readOnly hidden />
);
