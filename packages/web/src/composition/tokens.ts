import type {
  AcceptConsent,
  Authenticator,
  BlockedDevices,
  ClientDevices,
  ChangePassword,
  Consents,
  ConsentsOfDevice,
  DenyConsent,
  DeviceMemory,
  Devices,
  EnterCode,
  Hold,
  LastActivity,
  MainAccounts,
  MisuseReports,
  Passwords,
  ResetPassword,
  Sessions,
  SignIn,
  SignInByQuickAccess,
  SignOut,
  TwoStep,
  TwoStepSettings,
  UnblockDevice,
} from '@aroeira/domain/access';
import type { DeviceInfo } from '@aroeira/adapters-http/access';
import type { HttpClient, SessionEnd } from '@aroeira/adapters-http/http';
import type { Chance, Clock, Scheduler } from '@aroeira/domain/kernel';
import type { PositionCache, Positions } from '@aroeira/domain/position';
import type { ServiceIdentifier } from 'inversify';
import type { LoadQuickAccess, OfferAfterSignIn } from '../access/quick-access/quick-access-loading.ts';
import type { QuickAccessSwitchViewModel } from '../access/quick-access/quick-access-switch.view-model.ts';
import type { ReturningActions, ReturningExits } from '../access/returning/returning.ts';
import type { MisuseViewModel } from '../access/misuse/misuse.view-model.ts';
import type { SignInServer } from '../access/sign-in/sign-in-steps.ts';
import type { SignInActions, SignInViewModel } from '../access/sign-in/sign-in.view-model.ts';
import type { ChangePasswordViewModel } from '../access/password/change-password.view-model.ts';
import type { ForgotPasswordViewModel } from '../access/password/forgot-password.view-model.ts';
import type { ResetPasswordViewModel } from '../access/password/reset-password.view-model.ts';
import type { AccessChanges } from '../access/devices/access-changes.ts';
import type { TwoStepSettingsViewModel } from '../access/two-step/two-step-settings.view-model.ts';
import type { UnblockDeviceViewModel, UnblockExits } from '../access/devices/unblock-device.view-model.ts';
import type { DashboardViewModel } from '../position/dashboard.view-model.ts';
import type { ProfileViewModel } from '../profile/profile.view-model.ts';
import type { ThemeChoice } from '../profile/theme.ts';
import type { Downloads } from '../shell/native-wrapper/downloads.ts';
import type { ExitsViewModel } from '../shell/frame/exits.view-model.ts';
import type { ExternalLinks } from '../shell/native-wrapper/native-wrapper.links.ts';
import type { NativeWrapper } from '../shell/native-wrapper/native-wrapper.ts';
import type { Navigation } from '../shell/routing/navigation.ts';
import type { Path } from '../shell/routing/paths.ts';
import type { BrowserNavigation } from '../shell/routing/browser-navigation.ts';
import type { Notices } from '../shell/frame/notices.ts';
import type { Captcha } from '../ui/fields/captcha/captcha.ts';
import type { ScreenFlags } from '../shell/session/session-watch.flags.ts';
import type { FormPorts } from '../ui/forms/form-model.ts';
import type { Toasts } from '../ui/feedback/toasts.ts';
import type { Configuration } from './configuration.ts';

/** Names something in the container, and remembers its type. */
export type Token<T> = ServiceIdentifier<T>;

// A symbol has no type of its own: this is where it gets the one it stands for.
const id = <T>(name: string): Token<T> => Symbol.for(name) as Token<T>;

/** Everything that can be asked for, by name and by type. */
export const TOKENS = {
  Configuration: id<Configuration>('Configuration'),
  Clock: id<Clock>('Clock'),
  Scheduler: id<Scheduler>('Scheduler'),
  FormPorts: id<FormPorts>('FormPorts'),
  Captcha: id<Captcha>('Captcha'),
  Chance: id<Chance>('Chance'),
  DeviceMemory: id<DeviceMemory>('DeviceMemory'),
  DeviceInfo: id<DeviceInfo>('DeviceInfo'),
  HttpClient: id<HttpClient>('HttpClient'),
  /** The same as the session of a memory that is not the device's; its end is nobody's alert. */
  HttpClientOf: id<(memory: DeviceMemory) => HttpClient>('HttpClientOf'),

  Navigation: id<Navigation>('Navigation'),
  BrowserNavigation: id<BrowserNavigation>('BrowserNavigation'),
  Notices: id<Notices>('Notices'),
  Toasts: id<Toasts>('Toasts'),
  CheckVersion: id<() => Promise<void>>('CheckVersion'),
  NativeWrapper: id<NativeWrapper>('NativeWrapper'),
  ExternalLinks: id<ExternalLinks>('ExternalLinks'),
  TakeExternalClicks: id<() => void>('TakeExternalClicks'),
  Downloads: id<Downloads>('Downloads'),
  ScreenFlags: id<ScreenFlags>('ScreenFlags'),
  LastActivity: id<LastActivity>('LastActivity'),
  /** Starts the watch, and returns what ends it. */
  WatchSession: id<() => () => void>('WatchSession'),
  EndOfSession: id<(reason: SessionEnd) => void>('EndOfSession'),
  TakeToHold: id<(hold: Hold) => void>('TakeToHold'),

  Authenticator: id<Authenticator>('Authenticator'),
  Consents: id<Consents>('Consents'),
  ConsentsOfDevice: id<ConsentsOfDevice>('ConsentsOfDevice'),
  MainAccounts: id<MainAccounts>('MainAccounts'),
  Sessions: id<Sessions>('Sessions'),
  SignInServerOf: id<(memory: DeviceMemory) => SignInServer>('SignInServerOf'),
  SignIn: id<SignIn>('SignIn'),
  EnterCode: id<EnterCode>('EnterCode'),
  AcceptConsent: id<AcceptConsent>('AcceptConsent'),
  DenyConsent: id<DenyConsent>('DenyConsent'),
  RevokeTokens: id<SignOut>('RevokeTokens'),
  SignOutOfApp: id<SignOut>('SignOutOfApp'),
  LeaveAccount: id<SignOut>('LeaveAccount'),
  SignInActions: id<SignInActions>('SignInActions'),
  OpenSignIn: id<() => SignInViewModel>('OpenSignIn'),
  OpenAddAccount: id<() => SignInViewModel>('OpenAddAccount'),
  ReturningActions: id<ReturningActions>('ReturningActions'),
  /** Without the exit that is the screen's own. */
  ReturningExits: id<Omit<ReturningExits, 'nobodyLeft'>>('ReturningExits'),
  BlockedDevices: id<BlockedDevices>('BlockedDevices'),
  MisuseReports: id<MisuseReports>('MisuseReports'),
  Devices: id<Devices>('Devices'),
  UnblockDevice: id<UnblockDevice>('UnblockDevice'),
  /** What the screens tell the security activity of. */
  AccessChanges: id<AccessChanges>('AccessChanges'),
  ClientDevices: id<ClientDevices>('ClientDevices'),
  UnblockExits: id<UnblockExits>('UnblockExits'),
  /** For whoever has nothing to unblock, the path where they belong. */
  OpenUnblockDevice: id<() => UnblockDeviceViewModel | Path>('OpenUnblockDevice'),
  OpenMisuse: id<(loginId: string) => MisuseViewModel>('OpenMisuse'),
  LoadQuickAccess: id<LoadQuickAccess>('LoadQuickAccess'),
  OfferAfterSignIn: id<OfferAfterSignIn>('OfferAfterSignIn'),
  SignInByQuickAccess: id<SignInByQuickAccess>('SignInByQuickAccess'),
  /** Nothing without a session. */
  OpenQuickAccessSwitch: id<() => QuickAccessSwitchViewModel | undefined>('OpenQuickAccessSwitch'),
  OpenExits: id<() => ExitsViewModel>('OpenExits'),
  TwoStepSettings: id<TwoStepSettings>('TwoStepSettings'),
  TwoStep: id<TwoStep>('TwoStep'),
  /** Nothing without a session. */
  OpenTwoStepSettings: id<() => TwoStepSettingsViewModel | undefined>('OpenTwoStepSettings'),
  Passwords: id<Passwords>('Passwords'),
  ResetPassword: id<ResetPassword>('ResetPassword'),
  ChangePassword: id<ChangePassword>('ChangePassword'),
  OpenForgotPassword: id<() => ForgotPasswordViewModel>('OpenForgotPassword'),
  /** For whoever may not choose a password now, the path where they belong. */
  OpenResetPassword: id<() => ResetPasswordViewModel | Path>('OpenResetPassword'),
  /** Nothing without a session. */
  OpenChangePassword: id<() => ChangePasswordViewModel | undefined>('OpenChangePassword'),

  Positions: id<Positions>('Positions'),
  PositionCache: id<PositionCache>('PositionCache'),
  /** Nothing without a session. */
  OpenDashboard: id<() => DashboardViewModel | undefined>('OpenDashboard'),

  ThemeChoice: id<ThemeChoice>('ThemeChoice'),
  /** Nothing without a session. */
  OpenProfile: id<() => ProfileViewModel | undefined>('OpenProfile'),
};
