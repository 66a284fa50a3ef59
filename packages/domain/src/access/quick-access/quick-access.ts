/**
 * The credential by which this device proves a client with its biometrics: the name of a key that never leaves the
 * device.
 *
 * @see spec A §3 Stored locally, A §6
 */
export interface QuickAccessCredential {
  /** The authenticator's name for the key, base64url. */
  readonly credentialId: string;
  readonly clientId: number;
  /** The sign-in on this device at which the key was registered. It is forgotten with the account. */
  readonly loginId: string;
}

/** What a browser says that it can do. @see spec A §4 Quick access */
export interface BiometricCapabilities {
  readonly hasCredentialApi: boolean;
  readonly canCreateCredentials: boolean;
  readonly isSecureContext: boolean;
  readonly hasPlatformAuthenticator: boolean;
}

/** The key that a server asks this device to make. Texts of bytes are base64url. @see decision Q126 `authn/register` */
export interface CredentialRequest {
  readonly challenge: string;
  readonly relyingParty: { readonly id: string; readonly name: string };
  readonly user: { readonly handle: string; readonly name: string; readonly displayName: string };
  /** COSE numbers of the signatures that the server reads, in order of preference. */
  readonly algorithms: readonly number[];
  /** The credentials that the client registered before. */
  readonly known: readonly string[];
  /** Milliseconds that the client has to answer the device. */
  readonly timeout: number;
}

/** The public half of a key that was made, in base64url. @see decision Q126 `authn/response` */
export interface NewCredential {
  readonly credentialId: string;
  readonly clientData: string;
  readonly attestation: string;
  readonly transports: readonly string[];
}

/** What a server wants signed before it lets a client in. @see decision Q126 `webauthn/challenge` */
export interface ProofRequest {
  readonly challengeId: string;
  readonly challenge: string;
  readonly relyingPartyId: string;
  readonly credentialIds: readonly string[];
  /** Milliseconds that the client has to answer the device. */
  readonly timeout: number;
}

/** A challenge signed by this device's key, in base64url. @see decision Q126 `webauthn/verify` */
export interface Proof {
  readonly credentialId: string;
  readonly clientData: string;
  readonly authenticatorData: string;
  readonly signature: string;
}
