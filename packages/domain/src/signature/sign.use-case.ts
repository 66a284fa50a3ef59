import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../kernel/call-failure.ts';
import type { SignatureImage } from './signature.ts';
import type { SignatureParts } from './signatures.ports.ts';

/** Signs the accepted terms of a client. `checkSignature` makes the picture. */
export type Sign = (clientId: number, image: SignatureImage) => TE.TaskEither<CallFailure, void>;

/** Another attempt does all of it again, which the server allows. @see spec A §5, A §7 "Signing"; decision 0214 */
export const makeSign =
  ({ signatures, forms }: SignatureParts): Sign =>
  (clientId, image) =>
    pipe(
      signatures.upload(image),
      TE.chain((imageId) => signatures.confirm(imageId)),
      TE.chain(() => forms.form(clientId)),
      TE.chain(({ formId }) => signatures.sign({ formId, clientId })),
    );
