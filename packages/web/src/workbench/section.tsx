import type { CallFailure } from '@aroeira/domain/kernel';
import { useEffect, useRef, type ReactNode } from 'react';
import { Alert } from '../ui/feedback/alert.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { useSign } from '../ui/frame/brand.tsx';
import { controlsMessage } from './workbench.messages.ts';

/** What every part of the page says when it did not load. */
export const NOT_LOADED = {
  title: 'O sandbox não respondeu',
  body: 'Veja se ele ainda está rodando, e se este mundo ainda existe.',
};

/** Holds the place of a list that loads. */
export const WAITING = (
  <div className="card stack">
    <Skeleton />
    <Skeleton />
    <Skeleton />
    <Skeleton />
  </div>
);

/** Why a press did nothing. It stands beside what was pressed. */
export const Refused = ({ failure }: { readonly failure: CallFailure | undefined }) =>
  failure === undefined ? null : <Alert body={controlsMessage(failure)} />;

interface Props {
  readonly title: string;
  readonly lead?: string | undefined;
  /** Stands at the other end of the line of the title. */
  readonly aside?: ReactNode;
  readonly model: { readonly load: () => unknown; readonly close?: () => void };
  readonly children: ReactNode;
}

/** A part of the page: it loads when it opens, names the tab, and takes the focus when another part was open before. */
export const Section = ({ title, lead, aside, model, children }: Props) => {
  const { productName } = useSign();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    void model.load();
    return () => model.close?.();
  }, [model]);
  useEffect(() => {
    document.title = `${title} · Sandbox · ${productName}`;
    // A first visit begins at the top of the page, as any page does.
    if (document.activeElement !== document.body) heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [title, productName]);
  return (
    <>
      <div className="stack-8">
        <div className="row between">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {aside}
        </div>
        {lead !== undefined && <p className="secondary">{lead}</p>}
      </div>
      {children}
    </>
  );
};
