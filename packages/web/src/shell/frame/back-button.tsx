import { mayEnter } from '@aroeira/domain/access';
import * as O from 'fp-ts/Option';
import { useInject } from '../../composition/injection.tsx';
import { SHARED } from '../../composition/shared.tokens.ts';
import { Button } from '../../ui/button.tsx';

/** The way back from a page without content. It never leaves the app (decision Q069). */
export const BackButton = () => {
  const navigation = useInject(SHARED.Navigation);
  const memory = useInject(SHARED.DeviceMemory);
  const goBack = () => navigation.pop(O.exists(mayEnter)(memory.session.read()) ? '/dashboard' : '/');
  return (
    <Button look="secondary" icon="back" onPress={goBack}>
      Voltar
    </Button>
  );
};
