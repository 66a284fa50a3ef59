import type { Session } from '@aroeira/domain/access';

/** Tells a password manager whose new password it is to keep; nobody sees it. */
export const PasswordUsername = ({ session }: { readonly session: Session }) => (
  <input type="text" autoComplete="username" value={session.document} readOnly hidden />
);
