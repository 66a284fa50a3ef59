import { signOutMessage } from '@aroeira/domain/access';
import * as E from 'fp-ts/Either';
import { useEffect } from 'react';
import { useInject } from '../../composition/injection.tsx';
import { ACCESS } from '../access.tokens.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { PublicShell } from '../../shell/frame/public-shell.tsx';

/** `/logout`: ends the app's session once, then leads to the sign-in, whatever the server says (decision Q028). */
export const Page = () => {
  const signOut = useInject(ACCESS.SignOutOfApp);
  const navigation = useInject(SHARED.Navigation);
  const notices = useInject(SHARED.Notices);
  useEffect(() => {
    void signOut().then((answer) => {
      if (E.isLeft(answer)) notices.alert({ body: signOutMessage(answer.left) });
      navigation.replace('/login');
    });
  }, [signOut, navigation, notices]);
  return (
    <PublicShell isShort>
      <h1>Saindo…</h1>
    </PublicShell>
  );
};
