import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { clientRecord } from '../testing/index.ts';
import { makeLoadFlowFacts } from './load-flow-facts.use-case.ts';

const DECLARED = { taxDeclaration: undefined, isCurrentlyInOffice: true };
const facts = (hasWorked: 'yes' | 'no') =>
  makeLoadFlowFacts({
    clients: {
      read: () => TE.right(clientRecord({ taxInformation: { hasWorked, hasRelation: 'no', hasFatca: 'yes' } })),
    },
    loadDeclared: () => TE.right(DECLARED),
  })(7)();

it('counts the role of a client who answered that they worked in an office', async () => {
  expect(await facts('yes')).toMatchObject(E.right({ hasWorked: true, hasFatca: true, isCurrentlyInOffice: true }));
});

it('counts no role of a client who answered no, even when a saved role lasts today [R294]', async () => {
  expect(await facts('no')).toMatchObject(E.right({ hasWorked: false, isCurrentlyInOffice: false }));
});
