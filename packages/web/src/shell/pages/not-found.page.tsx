import { mayEnter } from '@aroeira/domain/access';
import * as O from 'fp-ts/Option';
import { useInject } from '../../composition/injection.tsx';
import { SHARED } from '../../composition/shared.tokens.ts';
import { BackButton } from '../frame/back-button.tsx';
import { ButtonLink } from '../frame/button-link.tsx';
import { NoticePage } from './notice-page.tsx';

/** Any path without a page. The way back never leaves the app (decision Q069). */
export const Page = () => {
  const goBack = useGoBack();
  return <NotFoundScreen onBack={goBack} />;
};

/** The way back from a page without content. */
export const useGoBack = (): (() => void) => {
  const memory = useInject(SHARED.DeviceMemory);
  const navigation = useInject(SHARED.Navigation);
  return () => navigation.pop(O.exists(mayEnter)(memory.session.read()) ? '/dashboard' : '/');
};

export const NOT_FOUND = 'Página não encontrada';

/** Any path outside the table. */
const NotFoundScreen = ({ onBack }: { readonly onBack: () => void }) => (
  <NoticePage title={NOT_FOUND} body="Confira o endereço, ou volte ao início.">
    <BackButton onPress={onBack} />
    <ButtonLink to="/login" look="text">
      Entrar
    </ButtonLink>
  </NoticePage>
);
