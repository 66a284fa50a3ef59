import { RenewalWire, SignatureWire } from '@aroeira/adapters-http/renewal';
import { formatDay } from '@aroeira/domain/kernel';
import { isRenewalDue, renewalLines, type Renewal, type RenewalSignature } from '@aroeira/domain/renewal';
import {
  RENEWAL_CAPTIONS,
  RENEWAL_LINE_CAPTIONS,
  RENEWAL_SIGNATURE_CAPTIONS,
  RENEWAL_STATUS_CAPTIONS,
} from '@aroeira/domain/renewal/messages';
import type { Answer } from '../output.ts';
import { facts } from '../table.ts';

/** The facts that `renewal status` shows. */
interface Shown {
  readonly renewal: Renewal;
  readonly isRequested: boolean;
  /** Asked for only while the renewal waits for it. */
  readonly signature: RenewalSignature | undefined;
}

/** The JSON has the names of the wire, and whether the server was asked. The text also has the check list. */
export const renewalAnswer = ({ renewal, isRequested, signature }: Shown): Answer => ({
  json: {
    ...RenewalWire.encode(renewal),
    requested: isRequested,
    signature: signature === undefined ? null : SignatureWire.encode(signature),
  },
  text: facts([
    ['Situação', RENEWAL_STATUS_CAPTIONS[renewal.status]],
    ...(renewal.expiresOn === undefined ? [] : [['Vencimento', formatDay(renewal.expiresOn)] as const]),
    ...(isRenewalDue(renewal.status) ? checkListOf(renewal) : []),
    ...(signature === undefined ? [] : [['Documento', RENEWAL_SIGNATURE_CAPTIONS[signature.status]] as const]),
  ]),
});

const checkListOf = (renewal: Renewal) =>
  renewalLines(renewal).map(({ item, state }) => [RENEWAL_CAPTIONS[item], RENEWAL_LINE_CAPTIONS[state]] as const);
