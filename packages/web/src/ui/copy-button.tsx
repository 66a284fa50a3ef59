import { observer } from 'mobx-react-lite';
import type { Copying } from './copying.ts';
import { Icon } from './icon.tsx';
import './copy-button.css';

interface Props {
  readonly copying: Copying;
  /** What the text is, different for each button of the page. */
  readonly name: string;
  readonly value: string;
  /** What the button says beside its picture. */
  readonly caption?: string;
}

/** Copies a text. Its check stays for two seconds. @see spec B §2 Profile, B §4 Investment flow 6, B §9 */
export const CopyButton = observer(({ copying, name, value, caption }: Props) => {
  const isDone = copying.last === name;
  return (
    <button
      type="button"
      className={isDone ? 'copy-button is-done' : 'copy-button'}
      aria-label={`${isDone ? 'Copiado' : (caption ?? 'Copiar')}: ${name}`}
      onClick={() => void copying.copy(name, value)}
    >
      <Icon name={isDone ? 'check' : 'copy'} isSmall />
      {caption !== undefined && (isDone ? 'Copiado' : caption)}
    </button>
  );
});
