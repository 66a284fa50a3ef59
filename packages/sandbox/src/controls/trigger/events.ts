/** What an event does, and the word of its refusal where it makes no sense. */
interface TriggerEvent<Lack extends string> {
  /** One line for the help. */
  readonly does: string;
  /** What is missing, in the word of the refusal. Without it the event makes sense for every client. */
  readonly lack?: Lack;
}

const table = <Name extends string, Lack extends string>(events: Readonly<Record<Name, TriggerEvent<Lack>>>) => events;

/** What may happen to a client, by its word. It imports nothing, so that a command starts fast. @see decision 0217 */
export const EVENTS = table({
  'registration.approved': { does: 'the staff approve the registration', lack: 'registration_not_sent' },
  'registration.adjustment-requested': {
    does: 'the staff ask for other pictures of the documents, or for what --parts names',
    lack: 'registration_not_sent',
  },
  'renewal.available': { does: 'the renewal is due in 25 days', lack: 'registration_not_approved' },
  'renewal.expired': { does: 'the renewal was due yesterday', lack: 'registration_not_approved' },
  'suitability.expired': { does: 'the answers are older than two years', lack: 'no_suitability' },
  'signature.signed': { does: 'the provider signs all that waits for the client', lack: 'nothing_to_sign' },
  'movement.processed': { does: 'the next pending movement is carried out now', lack: 'no_pending_movement' },
  'movement.canceled': { does: 'the next pending movement is canceled', lack: 'no_pending_movement' },
  'report.ready': { does: 'the reports in preparation are ready', lack: 'no_report_asked' },
  'report.failed': { does: 'the preparation of the reports fails', lack: 'no_report_asked' },
  'device.blocked': { does: 'all devices are blocked, and so is a new one' },
  'session.stolen': { does: 'somebody else uses a token, so the server ends the sessions', lack: 'no_session' },
  'password.must-change': { does: 'the client must choose another password' },
  'version.bumped': { does: 'another version of the portal is deployed, for everybody', lack: 'for_everybody' },
  'planner.removed': { does: 'the client has no planner any more', lack: 'no_planner' },
});

/** What the staff may ask for again, by the names of the check list. @see spec A §3 Check-list form */
export const ADJUSTABLE = [
  'professionalInformations',
  'pep',
  'fatca',
  'investorData',
  'uploadDocuments',
  'bankInformations',
] as const;

export const ADJUSTING: EventName = 'registration.adjustment-requested';

export type AdjustedPart = (typeof ADJUSTABLE)[number];

export type EventName = keyof typeof EVENTS;

/** Why an event makes no sense, in the word of the refusal. */
export type Lack = NonNullable<(typeof EVENTS)[EventName]['lack']>;

/** Every event but the one that happens to no client. */
export type ClientEvent = Exclude<EventName, 'version.bumped'>;
