import { accountRoutes } from './access/returning/accounts.routes.ts';
import { consentRoutes } from './access/sign-in/consents.routes.ts';
import { deviceRoutes } from './access/devices/devices.routes.ts';
import { captchaRoutes } from './access/captcha.routes.ts';
import { misuseRoutes } from './access/misuse/misuse.routes.ts';
import { securityActivityRoutes } from './access/devices/security-activity.routes.ts';
import { passwordRoutes } from './access/password/passwords.routes.ts';
import { quickAccessRoutes } from './access/quick-access/quick-access.routes.ts';
import { sessionRoutes } from './access/sessions.routes.ts';
import { signInRoutes } from './access/sign-in/sign-in.routes.ts';
import { unblockRoutes } from './access/devices/unblock.routes.ts';
import { twoStepRoutes } from './access/two-step/two-step.routes.ts';
import { listedTermRoutes } from './documents/listed-terms.routes.ts';
import { publicFormRoutes } from './documents/public-forms.routes.ts';
import { myDocumentRoutes } from './documents/my-documents.routes.ts';
import { storedDocumentRoutes } from './documents/stored-documents.routes.ts';
import { contactRoutes } from './contact/contact.routes.ts';
import { distributionRoutes } from './movements/distribution.routes.ts';
import { fundRoutes } from './movements/funds.routes.ts';
import { libertyRoutes } from './independence/liberty.routes.ts';
import { objectiveRoutes } from './independence/objectives.routes.ts';
import { fundTermRoutes } from './movements/terms/fund-terms.routes.ts';
import { movementRoutes } from './movements/movements.routes.ts';
import { receiptRoutes } from './movements/receipt.routes.ts';
import { orderRoutes } from './movements/orders.routes.ts';
import { pensionRoutes } from './pension/pension.routes.ts';
import { positionRoutes } from './position/position.routes.ts';
import { myDataRoutes } from './profile/my-data/my-data.routes.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { clientFileRoutes } from './registration/identity/client-files.routes.ts';
import { clientRecordRoutes } from './registration/client/client-record.routes.ts';
import { bankAccountRoutes } from './registration/accounts/bank-accounts.routes.ts';
import { createClientRoutes } from './registration/client/create-client.routes.ts';
import { identificationRoutes } from './registration/identity/identification.routes.ts';
import { fatcaRoutes } from './registration/tax/fatca.routes.ts';
import { optionListRoutes } from './registration/option-lists.routes.ts';
import { addressRoutes } from './registration/address/address.routes.ts';
import { changeReportRoutes } from './registration/flow/change-reports.routes.ts';
import { registrationFormRoutes } from './registration/flow/registration-form.routes.ts';
import { pepRoutes } from './registration/declarations/pep.routes.ts';
import { professionalRoutes } from './registration/work/professional.routes.ts';
import { renewalRoutes } from './renewal/renewal.routes.ts';
import { reportRoutes } from './reports/reports.routes.ts';
import { signatureRoutes } from './signature/signature.routes.ts';
import { suitabilityRoutes } from './suitability/suitability.routes.ts';
import type { Routes } from './http/api.ts';

/** The calls of every capability. */
export const ROUTES: readonly Routes[] = [
  signInRoutes,
  sessionRoutes,
  consentRoutes,
  accountRoutes,
  quickAccessRoutes,
  captchaRoutes,
  passwordRoutes,
  unblockRoutes,
  misuseRoutes,
  deviceRoutes,
  securityActivityRoutes,
  twoStepRoutes,
  profileRoutes,
  myDataRoutes,
  contactRoutes,
  createClientRoutes,
  clientRecordRoutes,
  clientFileRoutes,
  identificationRoutes,
  addressRoutes,
  registrationFormRoutes,
  changeReportRoutes,
  optionListRoutes,
  pepRoutes,
  fatcaRoutes,
  professionalRoutes,
  bankAccountRoutes,
  storedDocumentRoutes,
  myDocumentRoutes,
  publicFormRoutes,
  listedTermRoutes,
  signatureRoutes,
  renewalRoutes,
  positionRoutes,
  movementRoutes,
  receiptRoutes,
  libertyRoutes,
  objectiveRoutes,
  fundRoutes,
  suitabilityRoutes,
  fundTermRoutes,
  distributionRoutes,
  orderRoutes,
  pensionRoutes,
  reportRoutes,
];
