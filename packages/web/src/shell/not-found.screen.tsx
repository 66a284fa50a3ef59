import * as O from 'fp-ts/Option';
import { mayEnter } from '@aroeira/domain/access';
import { useInject } from '../composition/injection.tsx';
import { TOKENS } from '../composition/tokens.ts';
import { Button } from '../ui/button.tsx';
import { NoticePage } from './notice-page.tsx';

/** Any path outside the table. The way back never leaves the app (decision Q069). */
export const NotFoundScreen = () => {
  const navigation = useInject(TOKENS.Navigation);
  const memory = useInject(TOKENS.DeviceMemory);
  const goBack = () => navigation.pop(O.exists(mayEnter)(memory.session.read()) ? '/dashboard' : '/');
  return (
    <NoticePage title="Página não encontrada" body="O endereço pode ter mudado, ou ainda não existe.">
      <Button look="secondary" icon="back" onPress={goBack}>
        Voltar
      </Button>
    </NoticePage>
  );
};
