import { SignedInClientWire } from '@aroeira/adapters-http/access';
import { orNothing } from '@aroeira/adapters-http/http';
import { RenewalStatusWord, RenewalStepWord } from '@aroeira/adapters-http/renewal';
import { renewalOutcome } from '@aroeira/domain/renewal';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { pathOf } from '../registration/flow/next-page.ts';
import { jsonRule } from '../rules/json-rule.ts';

const RenewalRuleWire = t.type({
  status: RenewalStatusWord,
  step: orNothing(t.keyof({ ...RenewalStepWord.keys, done: null })),
  holder: t.type({ document: t.string, [SignedInClientWire.names.isCoHolder]: t.boolean }),
});

export const addRulesRenewal = jsonRule({
  name: 'renewal',
  description:
    'Tell what the dashboard does about a renewal when it first loads. The one company with renewals is that of RENEW_COMPANY_DOCUMENT.',
  example: '{"status":"available","step":null,"holder":{"document":"63287253026","isCoholder":false}}',
  input: RenewalRuleWire,
  answer: ({ status, step, holder }, { settings }) => {
    const { redirect, modal, isRequested } = renewalOutcome(
      { status, step, holder: { document: holder.document, isCoHolder: holder.isCoholder } },
      settings.renewalCompany,
    );
    return E.right({
      redirect: redirect === undefined ? null : pathOf(redirect),
      modal: modal ?? null,
      requested: isRequested,
    });
  },
});
