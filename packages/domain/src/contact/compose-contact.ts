import type { Correspondents, Mailbox, PlannerPhotos } from './contact.ports.ts';
import { makeRateApp, makeWriteToPlanner, makeWriteToProvider } from './send-message.use-case.ts';

/** The calls about messages and ratings. */
export interface ContactPorts {
  readonly correspondents: Correspondents;
  readonly mailbox: Mailbox;
  readonly photos: PlannerPhotos;
}

/** The use cases of messages and ratings. */
export const composeContact = ({ correspondents, mailbox, photos }: ContactPorts) => ({
  correspondents,
  photos,
  writeToPlanner: makeWriteToPlanner({ correspondents, mailbox }),
  writeToProvider: makeWriteToProvider({ correspondents, mailbox }),
  rateApp: makeRateApp({ correspondents, mailbox }),
});

export type ContactUseCases = ReturnType<typeof composeContact>;
