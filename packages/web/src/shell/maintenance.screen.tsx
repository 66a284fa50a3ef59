import { NoticePage } from './notice-page.tsx';

/** `/maintenance`, open to everybody (decision Q023). */
export const MaintenanceScreen = () => (
  <NoticePage
    title="Estamos em manutenção"
    body="No momento, estamos realizando uma manutenção em nossos sistemas. Seus investimentos continuam seguros. Tente novamente mais tarde."
  />
);
