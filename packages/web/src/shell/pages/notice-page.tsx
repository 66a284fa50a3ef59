import { useEffect, useRef, type ReactNode } from 'react';
import { useDeployment } from '../../composition/deployment.ts';
import { Brand } from '../../ui/frame/brand.tsx';
import { BrokenSprig } from '../../ui/feedback/broken-sprig.tsx';

interface Props {
  readonly title: string;
  readonly body: string;
  /** The button or link that continues, if there is one. */
  readonly children?: ReactNode;
  /** Whether the message replaces what the client asked for. A screen reader must then read it. */
  readonly takesFocus?: boolean;
}

/** A page with one message. It has no frame, so that it can replace any page. */
export const NoticePage = ({ title, body, children, takesFocus = false }: Props) => {
  const { brand } = useDeployment();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus && document.querySelector('dialog[open]') === null) heading.current?.focus();
  }, [takesFocus]);
  return (
    <main className="notice-page" id="main" tabIndex={-1}>
      <Brand name={brand.productName} />
      <div className="empty">
        <BrokenSprig />
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>{body}</p>
        {children}
      </div>
    </main>
  );
};
