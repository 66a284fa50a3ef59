import { declareForm, moneyField, optional, textField } from '../../kernel/fields/index.ts';
import { zero } from '../../kernel/money.ts';
import { isPatrimonyEnough } from './equity.rules.ts';
import type { ProfessionalType } from './professional-record.ts';
import { isIncomeRequired } from './professional.rules.ts';
import type { RegistrationFieldError } from '../registration.errors.ts';

const wholeReais = (caption: string) => moneyField({ caption, decimals: 0 });

const patrimonies = {
  realEstate: optional(wholeReais('Bens imóveis')),
  movable: optional(wholeReais('Bens móveis')),
  financialInvestments: optional(wholeReais('Aplicações financeiras')),
};

const PATRIMONIES = ['realEstate', 'movable', 'financialInvestments'] as const;

/**
 * Income and patrimony, in whole reais. Each patrimony may be empty. The form checks their sum and shows the error at
 * the last one. It does not check the sum when one of the three has its own error.
 *
 * @param type the client's professional type; `undefined` for a client with a PEP role instead
 * @see spec A §5 Registration, Equity; decisions Q016, Q053, 0054
 */
export const equityDataForm = (type: ProfessionalType | undefined) =>
  declareForm({
    fields: {
      income: isIncomeRequired(type) ? wholeReais('Renda mensal') : optional(wholeReais('Renda mensal')),
      otherIncome: optional(wholeReais('Outras rendas')),
      otherIncomeDescription: optional(textField({ caption: 'Descrição de outras rendas' })),
      ...patrimonies,
    },
    rules: {
      otherIncomeDescription: ({ values: { otherIncome = zero, otherIncomeDescription } }) =>
        otherIncome > 0 && otherIncomeDescription === undefined ? { _tag: 'Required' } : undefined,
      financialInvestments: ({ typed, values }): RegistrationFieldError | undefined => {
        if (PATRIMONIES.some((name) => values[name] === undefined && !patrimonies[name].isBlank(typed[name])))
          return undefined;
        const { realEstate = zero, movable = zero, financialInvestments = zero } = values;
        return isPatrimonyEnough({ realEstate, movable, financialInvestments })
          ? undefined
          : { _tag: 'PatrimonyTooLow' };
      },
    },
    shared: { financialInvestments: PATRIMONIES },
  });
