import { BackButton } from '../frame/back-button.tsx';
import { NoticePage } from './notice-page.tsx';

/** Any path outside the table. */
export const NotFoundScreen = () => (
  <NoticePage title="Página não encontrada" body="O endereço pode ter mudado, ou ainda não existe.">
    <BackButton />
  </NoticePage>
);
