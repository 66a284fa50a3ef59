import { observer } from 'mobx-react-lite';
import type { Copying } from './copying.ts';
import { Icon } from './icon.tsx';
import './copy-button.css';

interface Props {
  readonly copying: Copying;
  /** What the text is, different for each button of the page. */
  readonly name: string;
  readonly value: string;
}

/** Copies a text. Its check stays for two seconds. @see spec B §2 Profile, B §4 Investment flow 6, B §9 */
export const CopyButton = observer(({ copying, name, value }: Props) => {
  const isDone = copying.last === name;
  return (
    <button
      type="button"
      className={isDone ? 'copy-button is-done' : 'copy-button'}
      aria-label={`${isDone ? 'Copiado' : 'Copiar'}: ${name}`}
      onClick={() => void copying.copy(name, value)}
    >
      <Icon name={isDone ? 'check' : 'copy'} isSmall />
    </button>
  );
});
