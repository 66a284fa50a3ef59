import { observer } from 'mobx-react-lite';
import { memo, useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { useNear } from '../ui/use-near.ts';
import type { LoggedRequest } from './controls.module.ts';
import type { LogViewModel } from './log.view-model.ts';
import { Refused, Section, WAITING } from './section.tsx';
import { secondOf } from './workbench.messages.ts';

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
    <Refused failure={model.failure} />
    {(model.failure === undefined || model.requests.length > 0) && <Requests model={model} />}
  </Section>
));

/** So many rows are drawn at first, and so many more whenever the last one comes near. */
const ROWS = 100;

const Requests = observer(({ model: { requests, hasAsked, isPaused } }: Props) => {
  const [drawn, setDrawn] = useState(ROWS);
  if (!hasAsked) return WAITING;
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
        {requests.slice(0, drawn).map((request) => (
          <RequestRow key={request.seq} request={request} />
        ))}
      </ol>
      {requests.length > drawn && <End key={drawn} onNear={() => setDrawn(drawn + ROWS)} />}
    </div>
  );
});

const End = ({ onNear }: { readonly onNear: () => void }) => {
  const end = useRef<HTMLDivElement>(null);
  const isNear = useNear(end, { within: '100%', untilKnown: 'far' });
  useEffect(() => {
    if (isNear) onNear();
  }, [isNear, onNear]);
  return <div ref={end} />;
};

const toneOf = (status: number): string => {
  if (status >= 500) return 'workbench-status is-error';
  return status >= 400 ? 'workbench-status is-refused' : 'workbench-status';
};

/** A request never changes, so that it is drawn once. */
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
      <span className="num workbench-client">{client !== null && `cliente ${client}`}</span>
    </li>
  ),
);
