import { PepRecordWire, RelationType } from '@aroeira/adapters-http/registration';
import type { CallFailure } from '@aroeira/domain/kernel';
import { choosePlannerForm, type OptionList } from '@aroeira/domain/registration';
import { sequenceS } from 'fp-ts/Apply';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { cleared } from '../../access/signed-in.ts';
import { examples, type AddCommand } from '../../command.ts';
import type { App } from '../../composition.ts';
import { callRefusal } from '../../refusal.ts';
import { left, right, table } from '../../table.ts';

const TYPE = PepRecordWire.names.relationType;

/** An entry of a list: its id, its name, and what else a file of `registration submit` needs to know. */
interface Listed {
  readonly id: number;
  readonly name: string;
  /** The code of a bank. */
  readonly code?: string;
  /** The type of a relation, by its name on the wire. */
  readonly [TYPE]?: number;
}

type Listing = (app: Pick<App, 'registration'>) => TE.TaskEither<CallFailure, readonly Listed[]>;

const named = (list: OptionList): TE.TaskEither<CallFailure, readonly Listed[]> =>
  pipe(
    list,
    TE.map((choices) => choices.map(({ value, label }) => ({ id: value, name: label }))),
  );

/** Both lists of relations, each entry with the type that the file names beside it. */
const relations: Listing = ({ registration: { lists } }) =>
  pipe(
    sequenceS(TE.ApplyPar)({ family: named(lists.familyRelations), close: named(lists.closeRelations) }),
    TE.map(({ family, close }) => [
      ...family.map((each): Listed => ({ ...each, [TYPE]: RelationType.wire.family })),
      ...close.map((each): Listed => ({ ...each, [TYPE]: RelationType.wire.close })),
    ]),
  );

const planners: Listing = ({ registration }) =>
  pipe(
    registration.planners,
    TE.map((all) =>
      choosePlannerForm(all).fields.plannerId.choices.map(({ value, label }) => ({ id: value, name: label })),
    ),
  );

const LISTS: readonly (readonly [name: string, description: string, listing: Listing])[] = [
  ['banks', 'The banks: bankId of an account.', ({ registration }) => registration.lists.banks],
  ['functions', 'Public offices: functionId and functionRelationId.', (app) => named(app.registration.lists.functions)],
  ['careers', 'Careers: carrerId.', (app) => named(app.registration.lists.careers)],
  ['relations', 'Relations to a person in office: parentId of type 1, relationId of type 2.', relations],
  ['countries', 'Countries: countryId.', (app) => named(app.registration.lists.countries)],
  ['planners', 'The planners: associateId.', planners],
];

/** `portal lists`: the server's lists with the ids that `registration submit` takes. */
export const addLists: AddCommand = (parent, run) => {
  const lists = parent
    .command('lists')
    .description('Show a list of the server with the ids that registration submit takes.')
    .addHelpText('after', examples('portal lists banks', 'portal lists relations --json'));
  for (const [name, description, listing] of LISTS)
    lists
      .command(name)
      .description(description)
      .addHelpText('after', examples(`portal lists ${name} --json`))
      .action(() =>
        run((app) =>
          pipe(
            cleared(app),
            TE.chain(() => pipe(listing(app), TE.bimap(callRefusal, listAnswer))),
          ),
        ),
      );
};

const listAnswer = (listed: readonly Listed[]) => ({
  json: listed,
  text: table(
    [right('Id'), left('Nome'), left('')],
    listed.map(({ id, name, code, [TYPE]: type }) => [String(id), name, String(code ?? type ?? '')]),
  ),
});
