import { GrowingSprig } from './sprig.tsx';

interface Props {
  readonly title: string;
  readonly body?: string;
}

/** Says that there is no content yet, and when there will be some. */
export const EmptyState = ({ title, body }: Props) => (
  <div className="empty">
    <GrowingSprig />
    <h3>{title}</h3>
    {body !== undefined && <p>{body}</p>}
  </div>
);
