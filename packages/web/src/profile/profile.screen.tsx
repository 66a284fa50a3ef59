import { CONFORMITY_TEXTS, DOCUMENTS_TEXTS } from '@aroeira/domain/profile/messages';
import { INVESTOR_PROFILE } from '@aroeira/domain/suitability/messages';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Group } from '../ui/group.tsx';
import { LinkRow } from '../ui/link-row.tsx';
import { PageHead } from '../shell/frame/page-head.tsx';
import { Segments } from '../ui/segments.tsx';
import { BANK_ACCOUNTS_TITLE, EDIT_DOCUMENTS_TITLE, PERSONAL_DATA_TITLE, PROFILE_TITLE } from './profile.texts.ts';
import { Waiting } from '../ui/waiting.tsx';
import type { ProfileViewModel } from './profile.view-model.ts';

const THEMES = { system: 'Automática', light: 'Clara', dark: 'Escura' } as const;

interface Props {
  readonly model: ProfileViewModel;
  /** The photo with its dialog. It keeps its own state. */
  readonly photo: ReactNode;
  /**
   * The manager approved the registration, so that the client may change parts of it. `undefined` while nobody knows:
   * the page waits, because rows that come later would move the others. @see decision Q106
   */
  readonly isApproved: boolean | undefined;
  /** Asks again whether it is approved. `undefined` unless the first answer did not come. */
  readonly askAgain: (() => void) | undefined;
  /** The risk profile, and until when it counts. A space while it loads. */
  readonly riskProfile: string | undefined;
  /** The switches of the sign-in. Each keeps its own state. */
  readonly security: ReactNode;
  /** The card of signed-in devices. */
  readonly devices: ReactNode;
  /** The version of the app, for a client who asks for help. @see spec A §9 */
  readonly version: string;
  /** The ways out. The frame around the screen provides them. */
  readonly exits: { readonly closeApp: () => void; readonly askToLeave: () => void };
}

/** `/profile`. Draws the view model and passes gestures on; decides nothing. @see spec B §2 Profile */
export const ProfileScreen = (props: Props) => (
  <div className="page">
    <PageHead title={PROFILE_TITLE} back="/dashboard" />
    {props.isApproved === undefined ? (
      <div className="columns" aria-busy="true">
        <Waiting />
        <Waiting />
      </div>
    ) : (
      <Rows {...props} />
    )}
  </div>
);

const Rows = observer(({ model: { client, theme, chooseTheme }, photo, ...props }: Props) => (
  <div className="columns">
    <div className="stack-24">
      <section className="row" aria-label="Titular">
        {photo}
        <div className="grow">
          <h2>{client.name}</h2>
          <p className="secondary">{client.email}</p>
        </div>
      </section>
      <Links title="Cadastro">
        <LinkRow icon="report" caption={INVESTOR_PROFILE.title} to="/profile/suitability" says={props.riskProfile} />
        <LinkRow icon="user" caption={PERSONAL_DATA_TITLE} to="/profile-personal-data" />
        {props.isApproved && (
          <>
            <LinkRow icon="bank" caption={BANK_ACCOUNTS_TITLE} to="/profile-bank-accounts" />
            <LinkRow icon="id" caption={EDIT_DOCUMENTS_TITLE} to="/edit-documents" />
          </>
        )}
      </Links>
      {props.askAgain && (
        <ErrorState
          title="Não foi possível verificar se você pode alterar contas e documentos"
          onRetry={props.askAgain}
        />
      )}
      <Links title="Documentos">
        <LinkRow icon="file" caption={DOCUMENTS_TEXTS.title} to="/profile-documents" />
        <LinkRow icon="print" caption={DOCUMENTS_TEXTS.formsTitle} to="/profile-forms" />
        <LinkRow icon="edit" caption={CONFORMITY_TEXTS.title} to="/profile-conformity-term" />
      </Links>
      <Links title="Atendimento">
        <LinkRow icon="chat" caption="Fale com seu Planejador" to="/profile-talktoplanner" />
        <LinkRow icon="star" caption="Avaliar o aplicativo" to="/evaluate-app" />
      </Links>
    </div>
    <div className="stack-24">
      <Links title="Segurança">
        {props.security}
        <LinkRow icon="key" caption="Alterar senha" to="/change-password" />
        <LinkRow icon="eye" caption="Meus dados" to="/profile-my-data" />
      </Links>
      <Segments label="Aparência" options={THEMES} value={theme} onChange={chooseTheme} />
      {props.devices}
      <div className="stack-8">
        <Button look="secondary" icon="power" onPress={props.exits.closeApp}>
          Fechar aplicativo
        </Button>
        <Button look="text-danger" icon="leave" onPress={props.exits.askToLeave}>
          Sair da conta
        </Button>
      </div>
      <p className="caption">Versão {props.version}</p>
    </div>
  </div>
));

const Links = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Group title={title}>
    <div className="card is-flush rows">{children}</div>
  </Group>
);
