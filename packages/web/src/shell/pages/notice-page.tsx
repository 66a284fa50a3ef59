import { useEffect, useRef, type ReactNode } from 'react';
import { useDeployment } from '../../composition/deployment.ts';
import { Brand } from '../../ui/frame/brand.tsx';
import { BrokenSprig } from '../../ui/feedback/sprig.tsx';

interface Props {
  readonly title: string;
  readonly body: string;
  /** The way on, if there is one. */
  readonly children?: ReactNode;
  /** It came in place of what was asked for: whoever does not see it hears it. */
  readonly takesFocus?: boolean;
}

/** A page that has one thing to say. It belongs to no shell, so that it can stand in place of any screen. */
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
