import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { Email } from '../../kernel/email.ts';
import type { ClientRecord } from '../client/client-record.ts';
import type { ClientRecords } from '../client/client-records.ports.ts';
import { NO_PLANNER_ID } from '../client/planner.ts';
import { clientRecord } from './client-records.ts';

interface Answers {
  /** What the server has at the start. By default a client who filled in every page. */
  readonly record?: Partial<ClientRecord>;
  /** The failures of the next reads, in their order. */
  readonly unread?: readonly CallFailure[];
  /** The failures of the next saves, in their order. */
  readonly unsaved?: readonly CallFailure[];
}

/** A server that keeps the record of one client. It remembers the calls, and what each save sent. */
export const recordServer = ({ record = {}, unread = [], unsaved = [] }: Answers = {}) => {
  let now = clientRecord(record);
  const failing = { read: [...unread], save: [...unsaved] };
  const asked: string[] = [];
  const sent: object[] = [];
  const answer = <A>(failure: CallFailure | undefined, of: () => A): TE.TaskEither<CallFailure, A> =>
    failure === undefined ? TE.right(of()) : TE.left(failure);
  const save =
    <V extends object>(call: string, change: (values: V) => Partial<ClientRecord>) =>
    (_: number, values: V): TE.TaskEither<CallFailure, void> =>
    () => {
      asked.push(call);
      sent.push(values);
      return answer(failing.save.shift(), () => void (now = { ...now, ...change(values) }))();
    };
  const clients: ClientRecords = {
    read: () => () => {
      asked.push('read');
      return answer(failing.read.shift(), () => now)();
    },
    saveContact: save('saveContact', (changed) => ({ contact: { ...now.contact, ...changed } })),
    saveEmail: (clientId, email) =>
      save('saveEmail', (changed: { readonly email: Email }) => ({ contact: { ...now.contact, ...changed } }))(
        clientId,
        {
          email,
        },
      ),
    savePlanner: save('savePlanner', ({ hasPlanner, plannerId }) => ({
      hasPlanner,
      plannerId: plannerId === NO_PLANNER_ID ? undefined : plannerId,
    })),
    savePersonalData: save('savePersonalData', (personalData) => ({ personalData })),
    saveAddress: save('saveAddress', (address) => ({ address })),
    saveTaxInformation: save('saveTaxInformation', (taxInformation) => ({ taxInformation })),
  };
  return { clients, asked, sent };
};
