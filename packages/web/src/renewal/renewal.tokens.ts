import type { PostponedRenewal, Renewals, RenewalUseCases } from '@aroeira/domain/renewal';
import { tokens } from '../composition/token.ts';
import type { ClientRenewal } from './client-renewal.ts';
import type { CheckListViewModel } from './check-list.view-model.ts';
import type { RenewalNoticeViewModel } from './renewal-notice.view-model.ts';

/** The periodic renewal of a registration. */
export const RENEWAL = tokens<{
  Renewals: Renewals;
  UseCases: RenewalUseCases;
  Postponed: PostponedRenewal;
  ClientRenewal: ClientRenewal;
  /** The check list of `/registration/renew`. Answers nothing without a session. */
  OpenCheckList: () => CheckListViewModel | undefined;
  /** Answers nothing without a session. */
  OpenRenewalNotice: () => RenewalNoticeViewModel | undefined;
}>('RENEWAL');
