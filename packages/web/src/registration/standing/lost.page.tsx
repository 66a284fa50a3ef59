import { HISTORY_TEXTS, HUB_TEXTS } from '@aroeira/domain/movements/messages';
import { observer } from 'mobx-react-lite';
import { useInject } from '../../composition/injection.tsx';
import { STANDING } from './standing.tokens.ts';
import { BrokenSprig } from '../../ui/feedback/broken-sprig.tsx';
import { LinkRow } from '../../ui/link-row.tsx';
import { BackButton } from '../../shell/frame/back-button.tsx';
import { signedInPage } from '../../shell/frame/signed-in-page.tsx';
import { NOT_FOUND, useGoBack } from '../../shell/pages/not-found.page.tsx';

/** Any path without a page, for a signed-in client: the menus stay, and what is open to the client is one press away. */
const Lost = observer(() => {
  const standing = useInject(STANDING.PortalStanding);
  return (
    <div className="page">
      <div className="empty">
        <BrokenSprig />
        <h1 tabIndex={-1}>{NOT_FOUND}</h1>
        <p>Confira o endereço, ou siga por aqui.</p>
        <BackButton onPress={useGoBack()} />
        {/* It grows when the server answers, so it stands last. */}
        <nav className="card is-flush rows ways-on" aria-label="Por onde seguir">
          <LinkRow icon="home" caption="Início" to="/dashboard" />
          {standing.accessTo('investing')._tag === 'Open' && (
            <LinkRow icon="swap" caption={HUB_TEXTS.invest} to="/movements/investment" />
          )}
          {standing.accessTo('redeeming')._tag === 'Open' && (
            <LinkRow icon="clock" caption={HISTORY_TEXTS.title} to="/movements/last-movements" />
          )}
        </nav>
      </div>
    </div>
  );
});

export const Page = signedInPage(Lost);
