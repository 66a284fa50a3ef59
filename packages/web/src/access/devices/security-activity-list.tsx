import type { SecurityActivity } from '@aroeira/domain/access';
import { isSuspicious, SECURITY_EVENTS } from '@aroeira/domain/access/messages';
import { formatMoment } from '@aroeira/domain/kernel';
import { observer } from 'mobx-react-lite';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Group } from '../../ui/group.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { WhenLoaded } from '../../ui/when-loaded.tsx';
import type { DevicesViewModel } from './devices.view-model.ts';

/** The events of the client's access, when the client wants to see them. Decision 0112. */
export const SecurityActivityList = observer(({ model }: { readonly model: DevicesViewModel }) =>
  model.isActivityWanted ? (
    <WhenLoaded
      loaded={model.activity}
      waiting={<Waiting shape="rows" />}
      failed={{ title: 'Não foi possível carregar a atividade de segurança' }}
    >
      {(activities) => <Shown model={model} activities={activities} />}
    </WhenLoaded>
  ) : (
    <Button look="secondary" onPress={() => void model.showActivity()}>
      Ver atividade de segurança
    </Button>
  ),
);

interface ShownProps {
  readonly model: DevicesViewModel;
  readonly activities: readonly SecurityActivity[];
}

const Shown = observer(({ model, activities }: ShownProps) => (
  <Group title="Atividade de segurança">
    <Activities activities={activities.slice(0, model.shown)} />
    {activities.length > model.shown && (
      <Button look="text" onPress={model.showMore}>
        Ver mais
      </Button>
    )}
  </Group>
));

const Activities = ({ activities }: { readonly activities: readonly SecurityActivity[] }) =>
  activities.length === 0 ? (
    <EmptyState
      title="Nenhuma atividade registrada"
      body="Quando alguém entrar na sua conta ou alterar a sua senha, você vê aqui."
    />
  ) : (
    <ul className="card is-flush rows">
      {activities.map((activity, index) => (
        // Two events of the same moment may be equal, so the key is their place. React draws the whole list each time.
        <ActivityRow key={index} activity={activity} />
      ))}
    </ul>
  );

const ActivityRow = ({ activity: { event, at } }: { readonly activity: SecurityActivity }) => (
  <li className="list-row">
    <Icon name={isSuspicious(event) ? 'alert' : 'check'} isSmall />
    <span className="grow">
      <span className="strong">{SECURITY_EVENTS[event]}</span>
      <span className="secondary">{formatMoment(at)}</span>
    </span>
  </li>
);
