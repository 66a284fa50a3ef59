import type { Page } from '@playwright/test';
import { devicesPage } from './access/devices.page.ts';
import { loginPage } from './access/login.page.ts';
import { forgotPasswordPage, newPasswordPage } from './access/password.page.ts';
import { quickAccessPage } from './access/quick-access.page.ts';
import { returningPage } from './access/returning.page.ts';
import { twoStepPage } from './access/two-step.page.ts';
import { unblockDevicePage } from './access/unblock-device.page.ts';
import { planPage } from './independence/plan.page.ts';
import { historyPage } from './movements/history.page.ts';
import { redemptionPages } from './movements/redemption.page.ts';
import { pensionPage } from './pension/pension.page.ts';
import { dashboardPage } from './position/dashboard.page.ts';
import { portalMenu } from './position/portal-menu.page.ts';
import { yieldCard } from './position/yield.page.ts';

/** The pages of the portal in one tab of a browser. */
export const portalIn = (page: Page) => ({
  login: loginPage(page),
  returning: returningPage(page),
  quickAccess: quickAccessPage(page),
  twoStep: twoStepPage(page),
  forgotPassword: forgotPasswordPage(page),
  newPassword: newPasswordPage(page),
  unblockDevice: unblockDevicePage(page),
  devices: devicesPage(page),
  pension: pensionPage(page),
  redemption: redemptionPages(page),
  history: historyPage(page),
  plan: planPage(page),
  dashboard: dashboardPage(page),
  menu: portalMenu(page),
  yields: yieldCard(page),
});
