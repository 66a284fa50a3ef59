import { downloadMessage } from '@aroeira/domain/kernel/messages';
import type { NotDownloaded } from '../../shell/native-wrapper/downloads.ts';
import { FailureAlert } from '../../ui/feedback/support-code.tsx';

/** Says why a download failed. The portal itself tells the client that the session ended. */
export const DownloadProblem = ({ failure }: { readonly failure: NotDownloaded | undefined }) =>
  failure === undefined || failure._tag === 'NoSession' ? null : (
    <FailureAlert failure={failure} body={downloadMessage(failure)} />
  );
