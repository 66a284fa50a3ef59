import type { Correspondent, PlannerMessage, ProviderMessage, Rating } from '@aroeira/domain/contact';
import { NO_PLANNER_ID } from '@aroeira/domain/registration';
import * as t from 'io-ts';
import { Id, wordsOnWire } from '../http/values.codec.ts';
import { orNothing, inOurWords } from '../http/record.codec.ts';

const Text = orNothing(t.string);

/** @see spec B §3 User (profile) */
const ClientWire = t.type({
  id: Id,
  name: t.string,
  email: Text,
  phoneNumber: Text,
  associate: orNothing(t.type({ id: Id, name: t.string, shortName: Text, phone: Text, email: Text })),
});

/** Associate 1 stands for none. @see spec B §2 Profile */
const correspondentOf = ({
  id,
  name,
  email = '',
  phoneNumber = '',
  associate,
}: t.TypeOf<typeof ClientWire>): Correspondent => ({
  clientId: id,
  name,
  email,
  phone: phoneNumber,
  planner:
    associate === undefined || associate.id === NO_PLANNER_ID
      ? undefined
      : {
          id: associate.id,
          name: associate.name,
          shortName: associate.shortName,
          phone: associate.phone,
          email: associate.email,
        },
});

export const CorrespondentRead = inOurWords(ClientWire, correspondentOf);

/** The subjects as the provider reads them. @see spec B §3 Message types for contact; decision 0211 */
const SubjectWire = wordsOnWire('Subject', {
  question: 'Dúvida',
  praise: 'Elogio',
  complaint: 'Reclamação',
  request: 'Solicitação',
  suggestion: 'Sugestão',
  other: 'Outro',
});

/** @see spec B §3 Support message to the provider; decision Q151 */
export const providerMessageOnWire = (from: Correspondent, { subject, message }: ProviderMessage) => ({
  user_id: from.clientId,
  name: from.name,
  email: from.email,
  phone: from.phone,
  subject: SubjectWire.encode(subject),
  message,
  associate_data:
    from.planner === undefined
      ? null
      : { name: from.planner.name, email: from.planner.email ?? '', phone: from.planner.phone ?? '' },
});

/** @see spec B §7 `POST associates/sendMessage/{associateId}` */
export const plannerMessageOnWire = ({ message }: PlannerMessage) => ({ message });

/** @see spec B §3 App rating */
export const ratingOnWire = ({ clientId, name, email, phone }: Correspondent, { stars, message }: Rating) => ({
  user_id: clientId,
  user_data: { name, email, phoneNumber: phone },
  message,
  rate: stars,
});
