import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Modal } from '../../ui/dialogs/modal.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Toaster } from '../../ui/feedback/toaster.tsx';
import { Toasts } from '../../ui/feedback/toasts.ts';
import { Waiting } from '../../ui/waiting.tsx';
import { LONG_NAME } from './names.ts';
import { ignore, LONG_WORD, Samples, SENTENCE } from './samples.tsx';

interface OpenedProps {
  readonly caption: string;
  readonly children: (close: () => void) => ReactNode;
}

const Opened = ({ caption, children }: OpenedProps) => {
  const [isOpen, open] = useState(false);
  return (
    <>
      <Button look="secondary" onPress={() => open(true)}>
        {caption}
      </Button>
      {isOpen && children(() => open(false))}
    </>
  );
};

const Question = ({ says, isBusy, isDanger, onClose }: QuestionProps) => (
  <ConfirmDialog
    question={`Apagar ${says}?`}
    body={says}
    yes={says === LONG_NAME ? 'Confirmar e continuar depois' : 'Sim'}
    no="Não"
    {...(isBusy === true && { isBusy })}
    {...(isDanger === true && { isDanger })}
    onYes={onClose}
    onNo={onClose}
  />
);

interface QuestionProps {
  readonly says: string;
  readonly isBusy?: boolean;
  readonly isDanger?: boolean;
  readonly onClose: () => void;
}

const Told = () => {
  const [toasts] = useState(() => new Toasts({ after: () => ignore }));
  return (
    <div className="stack">
      <Button look="secondary" onPress={() => toasts.say(SENTENCE)}>
        Mostrar aviso
      </Button>
      <Button look="secondary" onPress={() => toasts.say(`${LONG_NAME} ${LONG_WORD}`)}>
        Mostrar aviso longo
      </Button>
      <Toaster toasts={toasts} />
    </div>
  );
};

const Dialogs = () => (
  <Samples
    title="Diálogo"
    of={{
      Pergunta: <Opened caption="Perguntar">{(close) => <Question says={SENTENCE} onClose={close} />}</Opened>,
      Apaga: <Opened caption="Apagar">{(close) => <Question says={SENTENCE} isDanger onClose={close} />}</Opened>,
      Esperando: (
        <Opened caption="Esperar">
          {(close) => (
            <Modal title="Esperando" onClose={close}>
              <Button isBusy>Enviar</Button>
            </Modal>
          )}
        </Opened>
      ),
      'Nome longo': (
        <Opened caption="Perguntar muito">{(close) => <Question says={LONG_NAME} onClose={close} />}</Opened>
      ),
      'Aviso que passa': <Told />,
    }}
  />
);

const Sent = ({ percent }: { readonly percent: number }) => (
  <progress className="progress-line is-file" max={100} value={percent} aria-label={`Progresso de ${percent}%`} />
);

/** What answers a client. */
export const Feedback = () => (
  <>
    <Samples
      title="Alerta"
      of={{
        Comum: <Alert title="Ops!" body={SENTENCE} isAnnounced={false} />,
        'Sem título': <Alert body={SENTENCE} isAnnounced={false} />,
        'Nome longo': <Alert title={LONG_NAME} body={LONG_WORD} isAnnounced={false} />,
        Informação: (
          <Notice icon="clock" title="Horário">
            {SENTENCE}
          </Notice>
        ),
        'Informação longa': (
          <Notice icon="clock" title={LONG_NAME}>
            {LONG_WORD}
          </Notice>
        ),
      }}
    />
    <Samples
      title="Nada, erro e espera"
      of={{
        Vazio: (
          <EmptyState title="Nada por aqui" body={SENTENCE}>
            <Button>Investir</Button>
          </EmptyState>
        ),
        'Vazio, nome longo': <EmptyState title={LONG_NAME} body={LONG_WORD} />,
        Erro: <ErrorState title={SENTENCE} onRetry={ignore} />,
        'Cartões que vêm': <Waiting shape="cards" />,
        'Lista que vem': <Waiting shape="rows" />,
        'Tabela que vem': <Waiting shape="table" />,
        'Formulário que vem': <Waiting shape="form" />,
        'Documento que vem': <Waiting shape="document" />,
        'Texto que vem': <Waiting shape="text" />,
        'Linha que vem': <Skeleton />,
      }}
    />
    <Samples
      title="Progresso"
      of={{ '0%': <Sent percent={0} />, '40%': <Sent percent={40} />, '100%': <Sent percent={100} /> }}
    />
    <Dialogs />
  </>
);
