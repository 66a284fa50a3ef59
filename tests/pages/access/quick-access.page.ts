import type { Page } from '@playwright/test';

/** The offer of quick access, as a person finds it. */
export const quickAccessPage = (page: Page) => {
  const offer = page.getByRole('dialog', { name: 'Ativar o acesso rápido?' });
  return {
    offer,
    accept: () => offer.getByRole('button', { name: 'Sim' }).click(),
  };
};

/** The biometrics of the device that a browser runs on, made of software. Its owner is recognised whenever it asks. */
export const deviceBiometrics = async (page: Page) => {
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
  return {
    /** From now on somebody else holds the device. */
    recogniseNobody: async (): Promise<void> => {
      await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    },
  };
};
