import type {
  FindVisitor,
  LoadRenewal,
  MarkRenewal,
  Renewals,
  SaveBasicData,
  SaveSuitability,
} from '@aroeira/domain/renewal';
import { token } from '../composition/token.ts';
import type { ClientRenewal } from './client-renewal.ts';
import type { CheckListViewModel } from './check-list.view-model.ts';
import type { RenewalNoticeViewModel } from './renewal-notice.view-model.ts';

/** The periodic renewal of a registration. */
export const RENEWAL = {
  Renewals: token<Renewals>('Renewals'),
  LoadRenewal: token<LoadRenewal>('LoadRenewal'),
  MarkRenewal: token<MarkRenewal>('MarkRenewal'),
  FindVisitor: token<FindVisitor>('FindVisitor'),
  SaveBasicData: token<SaveBasicData>('SaveBasicData'),
  SaveSuitability: token<SaveSuitability>('SaveSuitability'),
  ClientRenewal: token<ClientRenewal>('ClientRenewal'),
  /** The check list of `/registration/renew`. Answers nothing without a session. */
  OpenCheckList: token<() => CheckListViewModel | undefined>('OpenCheckList'),
  /** Answers nothing without a session. */
  OpenRenewalNotice: token<() => RenewalNoticeViewModel | undefined>('OpenRenewalNotice'),
};
