import type { CDPSession, Locator, Page } from '@playwright/test';

/** The offer of quick access, as a person finds it. */
export class QuickAccessPage {
  readonly offer: Locator;

  constructor(page: Page) {
    this.offer = page.getByRole('dialog', { name: 'Ativar o acesso rápido?' });
  }

  async accept(): Promise<void> {
    await this.offer.getByRole('button', { name: 'Sim' }).click();
  }

  async refuse(): Promise<void> {
    await this.offer.getByRole('button', { name: 'Agora não' }).click();
  }
}

/** The biometrics of the device that a browser runs on, made of software. */
export class DeviceBiometrics {
  private readonly devtools: CDPSession;
  private readonly authenticatorId: string;

  private constructor(devtools: CDPSession, authenticatorId: string) {
    this.devtools = devtools;
    this.authenticatorId = authenticatorId;
  }

  /** A device whose owner is recognised whenever the browser asks. */
  static async of(page: Page): Promise<DeviceBiometrics> {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new DeviceBiometrics(devtools, authenticatorId);
  }

  /** From now on somebody else holds the device. */
  async recogniseNobody(): Promise<void> {
    await this.devtools.send('WebAuthn.setUserVerified', {
      authenticatorId: this.authenticatorId,
      isUserVerified: false,
    });
  }
}
