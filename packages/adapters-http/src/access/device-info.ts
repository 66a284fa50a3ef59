/**
 * What a sign-in tells the server about the device. It is no fingerprint.
 *
 * @see spec A §7 `deviceInfo`; decision Q127
 */
export interface DeviceInfo {
  /** `mobile` inside the native wrapper. */
  readonly type: 'web' | 'mobile';
  readonly userAgent: string;
  /** A language tag, `pt-BR`. */
  readonly language: string;
  readonly appVersion: string;
}
