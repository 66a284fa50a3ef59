import { makeHttpCorrespondents, makeHttpMailbox } from '@aroeira/adapters-http/contact';
import { makeRateApp, makeWriteToPlanner, makeWriteToProvider } from '@aroeira/domain/contact';
import type { Connection } from '../connection.ts';

/** The use cases of messages and ratings. */
export const composeContact = ({ http }: Connection) => {
  const parts = { correspondents: makeHttpCorrespondents(http), mailbox: makeHttpMailbox(http) };
  return {
    correspondents: parts.correspondents,
    writeToProvider: makeWriteToProvider(parts),
    writeToPlanner: makeWriteToPlanner(parts),
    rateApp: makeRateApp(parts),
  };
};

export type ContactUseCases = ReturnType<typeof composeContact>;
