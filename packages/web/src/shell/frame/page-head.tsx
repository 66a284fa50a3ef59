import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Path } from '../routing/paths.ts';
import { Icon } from '../../ui/icon.tsx';

interface Props {
  readonly title: string;
  /** Says what the page is for, if the title alone does not say it. */
  readonly lead?: ReactNode;
  /** The path of the arrow beside the title. A page without it stands in a frame that has its own way back. */
  readonly back?: Path | undefined;
}

/** Draws the head of a page: the way back, the title and one sentence about the page. */
export const PageHead = ({ title, lead, back }: Props) => (
  <div className="stack-8">
    <div className={back === undefined ? undefined : 'page-head'}>
      {back !== undefined && (
        <Link className="icon-button" href={back} aria-label="Voltar">
          <Icon name="back" />
        </Link>
      )}
      <h1 tabIndex={-1}>{title}</h1>
    </div>
    {lead !== undefined && <p className="secondary">{lead}</p>}
  </div>
);
