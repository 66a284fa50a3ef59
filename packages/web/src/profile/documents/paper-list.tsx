import { DOCUMENTS_TEXTS } from '@aroeira/domain/profile/messages';
import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import type { Path } from '../../shell/routing/paths.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { DownloadProblem } from './download-problem.tsx';
import type { PaperDownloads } from './paper-downloads.ts';
import type { Paper } from './paper.view-model.ts';
import './documents.css';

/** A line of the list. */
export interface ListedPaper extends Paper {
  /** What else to say about it. */
  readonly says?: string;
  /** What the page of the paper must know. */
  readonly state: object;
}

interface Props {
  readonly label: string;
  readonly icon: IconName;
  readonly papers: readonly ListedPaper[];
  /** The page that shows a paper. */
  readonly page: Path;
  readonly downloads: PaperDownloads;
}

/** PDFs of the profile: the client opens one, or downloads it. */
export const PaperList = ({ label, papers, ...props }: Props) => (
  <ul className="card is-flush rows" aria-label={label}>
    {papers.map((paper) => (
      <Row key={paper.path} paper={paper} {...props} />
    ))}
  </ul>
);

type RowProps = Omit<Props, 'label' | 'papers'> & { readonly paper: ListedPaper };

const Row = observer(({ paper, icon, page, downloads }: RowProps) => {
  const { title, says, state, path } = paper;
  const mine = downloads.path === path;
  const isBusy = mine && downloads.call.isBusy;
  return (
    <li>
      <div className="list-line">
        <Link className="list-row" href={page} state={state}>
          <Icon name={icon} />
          <span className="grow">
            <span className="strong">{title}</span>
            {says !== undefined && <span className="secondary num">{says}</span>}
            {isBusy && <output className="secondary">Baixando…</output>}
          </span>
        </Link>
        <IconButton
          icon="download"
          label={`${DOCUMENTS_TEXTS.download} ${title}`}
          isHeld={downloads.call.isBusy}
          onPress={() => void downloads.save(paper)}
        />
      </div>
      {mine && (
        <div className="paper-problem">
          <DownloadProblem failure={downloads.call.failure} />
        </div>
      )}
    </li>
  );
});
