import type { LoadRenewal, MarkRenewal, Renewals } from '@aroeira/domain/renewal';
import { token } from '../composition/token.ts';
import type { ClientRenewal } from './client-renewal.ts';
import type { RenewalNoticeViewModel } from './renewal-notice.view-model.ts';

/** The periodic renewal of a registration. */
export const RENEWAL = {
  Renewals: token<Renewals>('Renewals'),
  LoadRenewal: token<LoadRenewal>('LoadRenewal'),
  MarkRenewal: token<MarkRenewal>('MarkRenewal'),
  ClientRenewal: token<ClientRenewal>('ClientRenewal'),
  /** Answers nothing without a session. */
  OpenRenewalNotice: token<() => RenewalNoticeViewModel | undefined>('OpenRenewalNotice'),
};
