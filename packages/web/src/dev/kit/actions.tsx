import { useState } from 'react';
import { ButtonLink } from '../../shell/frame/button-link.tsx';
import { Button, LOOKS, type ButtonLook } from '../../ui/button.tsx';
import { ChartAsData } from '../../ui/charts/chart-as-data.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Copying } from '../../ui/copying.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SupportLink } from '../../ui/support-link.tsx';
import { LONG_NAME } from './names.ts';
import { ignore, Samples, SENTENCE } from './samples.tsx';

// The record was declared with these keys.
const LOOK_NAMES = Object.keys(LOOKS) as ButtonLook[];

const Buttons = ({ look }: { readonly look: ButtonLook }) => (
  <Samples
    title={`Botão ${look}`}
    of={{
      Comum: <Button look={look}>Continuar</Button>,
      'Com ícone': (
        <Button look={look} icon="download">
          Baixar
        </Button>
      ),
      Esperando: (
        <Button look={look} isBusy>
          Continuar
        </Button>
      ),
      'Sem ação agora': (
        <Button look={look} isHeld>
          Continuar
        </Button>
      ),
      'Nome longo': <Button look={look} icon="download">{`Baixar ${LONG_NAME}`}</Button>,
      'Abaixo de uma frase': (
        <div className="stack">
          <p className="secondary">{SENTENCE}</p>
          <Button look={look}>Continuar</Button>
        </div>
      ),
    }}
  />
);

const Copies = () => {
  const [copying] = useState(() => {
    const writing = { write: async () => undefined, failed: ignore, scheduler: { after: () => ignore } };
    return new Copying(writing);
  });
  return (
    <Samples
      title="Copiar"
      of={{
        'Só o ícone': <CopyButton copying={copying} name="Conta" value="1" />,
        'Com legenda': <CopyButton copying={copying} name="Banco" value="1" caption="Copiar" />,
        'Legenda longa': <CopyButton copying={copying} name="Fundo" value="1" caption={`Copiar ${LONG_NAME}`} />,
      }}
    />
  );
};

/** What a client presses. */
export const Actions = () => (
  <>
    {LOOK_NAMES.map((look) => (
      <Buttons key={look} look={look} />
    ))}
    <Samples
      title="Botão de ícone"
      of={{
        Comum: <IconButton icon="edit" label="Editar" onPress={ignore} />,
        'Sem ação agora': <IconButton icon="edit" label="Editar depois" isHeld onPress={ignore} />,
      }}
    />
    <Copies />
    <Samples
      title="Link"
      of={{
        'Como botão': <ButtonLink to="/dashboard">Ir para o início</ButtonLink>,
        Ajuda: (
          <SupportLink number="5511987654321" look="text">
            Falar com o atendimento
          </SupportLink>
        ),
        'Gráfico como dados': (
          <ChartAsData onKeep={ignore}>
            <p>{SENTENCE}</p>
          </ChartAsData>
        ),
        Dobra: (
          <Disclosure head="Ver o resto">
            <p>{SENTENCE}</p>
          </Disclosure>
        ),
        'Dobra longa': (
          <Disclosure head={LONG_NAME}>
            <p>{LONG_NAME}</p>
          </Disclosure>
        ),
      }}
    />
  </>
);
