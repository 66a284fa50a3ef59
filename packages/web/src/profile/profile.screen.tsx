import { documentKind, maskDocument } from '@aroeira/domain/kernel';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { INVESTOR_PROFILE } from '@aroeira/domain/suitability';
import { Button } from '../ui/button.tsx';
import { LinkRow } from '../ui/link-row.tsx';
import { Initials } from '../ui/initials.tsx';
import { ListRow } from '../ui/list-row.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Segments } from '../ui/segments.tsx';
import { PROFILE_TITLE } from './profile.texts.ts';
import type { ProfileViewModel } from './profile.view-model.ts';

const THEMES = { system: 'Automática', light: 'Clara', dark: 'Escura' } as const;
const DOCUMENT_CAPTION = { cpf: 'CPF', cnpj: 'CNPJ' } as const;

interface Props {
  readonly model: ProfileViewModel;
  /** The switches of the sign-in. Each keeps its own state. */
  readonly security: ReactNode;
  /** The card of signed-in devices. */
  readonly devices: ReactNode;
  /** The version of the app, for a client who asks for help. @see spec A §9 */
  readonly version: string;
  /** The ways out. The frame around the screen provides them. */
  readonly exits: { readonly closeApp: () => void; readonly askToLeave: () => void };
}

/** `/profile`. Draws the view model and passes gestures on; decides nothing. */
export const ProfileScreen = observer(
  ({ model: { client, theme, chooseTheme }, security, devices, version, exits }: Props) => (
    <div className="page">
      <PageHead title={PROFILE_TITLE} back="/dashboard" />
      <div className="columns">
        <div className="stack-24">
          <section className="row" aria-label="Titular">
            <Initials name={client.name} isLarge />
            <h2 className="grow">{client.name}</h2>
          </section>
          <div className="card is-flush rows">
            <ListRow
              icon="id"
              caption={DOCUMENT_CAPTION[documentKind(client.document)]}
              value={maskDocument(client.document)}
            />
            <ListRow icon="mail" caption="E-mail" value={client.email} />
            <LinkRow icon="file" caption="Termo de desenquadramento" to="/profile-conformity-term" />
            <LinkRow icon="report" caption={INVESTOR_PROFILE.title} to="/profile/suitability" />
            <LinkRow icon="chat" caption="Fale com seu Planejador" to="/profile-talktoplanner" />
            <LinkRow icon="lock" caption="Meus dados" to="/profile-my-data" />
          </div>
        </div>
        <div className="stack-24">
          <section className="stack-8" aria-labelledby="security">
            <h2 className="group" id="security">
              Segurança
            </h2>
            <div className="card is-flush rows">
              {security}
              <LinkRow icon="key" caption="Alterar senha" to="/change-password" />
            </div>
          </section>
          {devices}
          <Segments label="Aparência" options={THEMES} value={theme} onChange={chooseTheme} />
          <div className="stack-8">
            <Button look="secondary" icon="power" onPress={exits.closeApp}>
              Fechar aplicativo
            </Button>
            <Button look="text-danger" icon="leave" onPress={exits.askToLeave}>
              Sair da conta
            </Button>
          </div>
          <p className="caption">Versão {version}</p>
        </div>
      </div>
    </div>
  ),
);
