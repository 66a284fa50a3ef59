import { TRY_AGAIN } from '@aroeira/domain/kernel/messages';
import { useInject } from '../../composition/injection.tsx';
import { SHARED } from '../../composition/shared.tokens.ts';
import { Button } from '../../ui/button.tsx';
import { NoticePage } from './notice-page.tsx';

/**
 * `/maintenance`, open to everybody (decision Q023). The button loads the app again, because the maintenance may have
 * changed it.
 */
export const Page = () => {
  const navigation = useInject(SHARED.Navigation);
  return (
    <NoticePage
      title="Estamos em manutenção"
      body="No momento, estamos realizando uma manutenção em nossos sistemas. Seus investimentos continuam seguros. Tente novamente mais tarde."
    >
      <Button look="secondary" icon="retry" onPress={() => navigation.restartAt('/')}>
        {TRY_AGAIN}
      </Button>
    </NoticePage>
  );
};
