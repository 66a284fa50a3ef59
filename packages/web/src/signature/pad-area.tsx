import { punctuateDocument } from '@aroeira/domain/kernel';
import type { Session } from '@aroeira/domain/access';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '../ui/feedback/alert.tsx';
import { RetryButton } from '../ui/feedback/retry-button.tsx';
import type { Ink, InkDrawing, OpenPad } from './ink.ts';

interface Props {
  readonly ink: Ink;
  readonly session: Pick<Session, 'name' | 'document'>;
  /** The drawing that is there already. Only the first value counts. */
  readonly start: InkDrawing | undefined;
  readonly drawn: (drawing: InkDrawing) => void;
}

/** White paper to draw on, with the line and the name of who signs. Give it another `key` for new paper. */
export const PadArea = ({ session, ...paper }: Props) => {
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed)
    return (
      <div className="stack">
        <Alert body="Não foi possível abrir a área de assinatura." />
        <RetryButton
          onPress={() => {
            setHasFailed(false);
            setAttempt(attempt + 1);
          }}
        />
      </div>
    );
  return (
    <div className="pad">
      <Paper key={attempt} {...paper} failed={() => setHasFailed(true)} />
      <Signer session={session} />
    </div>
  );
};

/** Who signs, under the line. */
export const Signer = ({ session }: Pick<Props, 'session'>) => (
  <span className="caption">
    {session.name} · CPF {punctuateDocument(session.document)}
  </span>
);

type PaperProps = Omit<Props, 'session'> & { readonly failed: () => void };

const Paper = ({ ink, start, drawn, failed }: PaperProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [first] = useState({ start, drawn, failed });
  useEffect(() => {
    if (canvas.current === null) return;
    let isOpen = true;
    let pad: OpenPad | undefined;
    ink
      .openPad({ canvas: canvas.current, start: first.start, drawn: first.drawn })
      .then((opened) => {
        if (isOpen) pad = opened;
        else opened.close();
      })
      .catch(() => isOpen && first.failed());
    return () => {
      isOpen = false;
      pad?.close();
    };
  }, [ink, first]);
  return <canvas ref={canvas}>Área para desenhar a assinatura</canvas>;
};
