import { observer } from 'mobx-react-lite';
import { openedPage } from '../composition/injection.tsx';
import { SIGNATURE } from './signature.tokens.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Admitted } from './admitted.tsx';
import { PadArea } from './pad-area.tsx';
import './signature.css';

/** `/registration/signature/signFullscreen`: paper as large as the screen. */
export const Page = openedPage(
  SIGNATURE.OpenFullscreen,
  observer(({ model }) => {
    const { admitted, ink, session, back } = model.parts;
    return (
      <main className="pad-full" id="main" tabIndex={-1}>
        <Admitted admitted={admitted}>
          <div className="pad-bar">
            <IconButton icon="close" label="Fechar sem salvar" onPress={back} />
            <h1 tabIndex={-1}>Sua assinatura</h1>
            <button type="button" className="link" onClick={model.clear}>
              <Icon name="retry" isSmall />
              Limpar
            </button>
          </div>
          <PadArea key={model.sheet} ink={ink} session={session} start={model.drawing} drawn={model.draw} />
          <div className="pad-bar">
            <p className="pad-turn secondary">Gire o dispositivo para ter mais espaço.</p>
            <Button onPress={model.save}>Concluir</Button>
          </div>
        </Admitted>
      </main>
    );
  }),
);
