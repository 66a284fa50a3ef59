import { observer } from 'mobx-react-lite';
import { memo } from 'react';
import { Button } from '../ui/button.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import type { LoggedRequest } from './controls.module.ts';
import type { LogViewModel } from './log.view-model.ts';
import { Section } from './section.tsx';
import { controlsMessage, secondOf } from './workbench.messages.ts';

interface Props {
  readonly model: LogViewModel;
}

/** The requests that the sandbox answers, as they come. A screen reader reads them when it is asked to: nothing is announced. */
export const LogScreen = observer(({ model }: Props) => (
  <Section
    title="Chamadas"
    lead="O que a API deste mundo respondeu, da mais nova à mais antiga, sem nenhum segredo. Guarda as últimas 1.000."
    model={model}
    aside={
      <div className="workbench-tools">
        <Button
          look="secondary"
          icon={model.isPaused ? 'play' : 'pause'}
          onPress={() => (model.isPaused ? void model.resume() : model.pause())}
        >
          {model.isPaused ? 'Continuar' : 'Pausar'}
        </Button>
        <Button look="text" onPress={model.clear}>
          Limpar
        </Button>
      </div>
    }
  >
    {model.failure !== undefined && <Alert body={controlsMessage(model.failure)} />}
    <Requests model={model} />
  </Section>
));

const Requests = observer(({ model: { requests, hasAsked, isPaused } }: Props) => {
  if (!hasAsked) return <Skeleton />;
  if (requests.length === 0)
    return (
      <EmptyState
        title="Nenhuma chamada ainda"
        body={isPaused ? 'A lista está pausada.' : 'Use o portal, e as chamadas aparecem aqui.'}
        level={2}
      />
    );
  return (
    <div className="card is-flush">
      <ol className="workbench-log" aria-label="Chamadas da API">
        {requests.map((request) => (
          <RequestRow key={request.seq} request={request} />
        ))}
      </ol>
    </div>
  );
});

const toneOf = (status: number): string => {
  if (status >= 500) return 'workbench-status is-error';
  return status >= 400 ? 'workbench-status is-refused' : 'workbench-status';
};

/** A request never changes, so that a thousand of them draw once. */
const RequestRow = memo(
  ({ request: { at, method, path, status, ms, client } }: { readonly request: LoggedRequest }) => (
    <li>
      <time className="num" dateTime={at}>
        {secondOf(at)}
      </time>
      <b>{method}</b>
      <span className="workbench-path">{path}</span>
      <span className={toneOf(status)}>{status}</span>
      <span className="num workbench-ms">{ms} ms</span>
      <span className="num workbench-client">
        {client !== null && (
          <>
            <span className="sr-only">cliente </span>
            {client}
          </>
        )}
      </span>
    </li>
  ),
);
