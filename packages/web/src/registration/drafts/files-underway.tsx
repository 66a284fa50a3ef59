import { observer } from 'mobx-react-lite';
import { Button } from '../../ui/button.tsx';
import { sendingOf } from '../../ui/fields/files/sending.ts';
import type { Draft } from './draft.ts';

const WHOLE = 100;

/** How far the files of a page are, beside the button that sends them, and the way to stop. @see decision 0207 */
export const FilesUnderway = observer(({ page }: { readonly page: { readonly draft: Draft | undefined } }) => {
  const files = (page.draft?.files ?? []).flatMap((file) => {
    const sending = sendingOf(file);
    return sending?._tag === 'Sending' ? [{ ...sending, size: file.size }] : [];
  });
  const [first] = files;
  if (first === undefined) return null;
  const sent = files.reduce((sum, { share, size }) => sum + share * size, 0);
  const percent = Math.round((WHOLE * sent) / files.reduce((sum, { size }) => sum + size, 0));
  return (
    <div className="stack-8 underway">
      <progress className="progress-line is-file" max={WHOLE} value={percent} aria-label="Envio dos arquivos" />
      <p className="secondary num">{`Enviando… ${percent}%`}</p>
      {/* The server may keep what is sent whole. */}
      <Button look="secondary" isHeld={files.some(({ share }) => share === 1)} onPress={first.stop}>
        Parar envio
      </Button>
    </div>
  );
});
