import { useId, useState, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import './disclosure.css';

/** A chip folds on a phone alone: a wide screen shows what it holds. */
const LOOKS = { link: 'link', row: 'list-row', chip: 'chip is-shortcut' } as const;

interface Props {
  /** What always stands there, and is pressed. */
  readonly head: ReactNode;
  readonly look?: keyof typeof LOOKS;
  /** Whether the head is a title of the page. */
  readonly isTitle?: boolean;
  /** Stands in the line of the head, and opens nothing. */
  readonly beside?: ReactNode;
  readonly startsOpen?: boolean;
  /** Drawn while it is open: a table may have thousands of rows. */
  readonly children: ReactNode;
}

/** What not everybody looks for: it opens below its head. */
export const Disclosure = ({ head, look = 'link', isTitle = false, beside, startsOpen = false, children }: Props) => {
  const [isOpen, setOpen] = useState(startsOpen);
  const id = useId();
  const Line = isTitle ? 'h2' : 'div';
  const isHidden = !isOpen && look !== 'chip';
  return (
    <div className={`disclosure is-${look}`}>
      <Line className="disclosure-line">
        <button
          type="button"
          className={LOOKS[look]}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {head}
          <Icon name="down" isSmall />
        </button>
        {beside}
      </Line>
      <div id={id} className="disclosure-body" hidden={isHidden}>
        {!isHidden && children}
      </div>
    </div>
  );
};
