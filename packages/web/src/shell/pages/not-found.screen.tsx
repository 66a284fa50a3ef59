import { BackButton } from '../frame/back-button.tsx';
import { NoticePage } from './notice-page.tsx';

export const NOT_FOUND = 'Página não encontrada';

/** Any path outside the table. */
export const NotFoundScreen = ({ onBack }: { readonly onBack: () => void }) => (
  <NoticePage title={NOT_FOUND} body="O endereço pode ter mudado, ou ainda não existe.">
    <BackButton onPress={onBack} />
  </NoticePage>
);
