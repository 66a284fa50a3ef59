import { examples, type AddCommand } from '../command.ts';
import { addRulesIndependence } from '../independence/rules-independence.command.ts';
import { addRulesBusinessHours } from '../movements/rules-business-hours.command.ts';
import { addRulesInvestment } from '../movements/investing/rules-investment.command.ts';
import { addRulesRedemption } from '../movements/redeeming/rules-redemption.command.ts';
import { addRulesPosition } from '../position/rules-position.command.ts';
import { addRulesApproval } from '../registration/flags/rules-approval.command.ts';
import { addRulesRenewal } from '../renewal/rules-renewal.command.ts';
import { addRulesValidate } from './rules-validate.command.ts';

/** The rules that have their own command, in the order of the help. */
const RULES: readonly AddCommand[] = [
  addRulesValidate,
  addRulesApproval,
  addRulesInvestment,
  addRulesRedemption,
  addRulesIndependence,
  addRulesBusinessHours,
  addRulesRenewal,
  addRulesPosition,
];

export const addRules: AddCommand = (parent, run) => {
  const rules = parent
    .command('rules')
    .description('Run the rules on their own: field checks, flags, orders, plan. Offline, JSON in, JSON out.')
    .addHelpText(
      'after',
      examples('portal rules validate cpf 63287253026', 'portal rules position --file position.json'),
    );
  for (const add of RULES) add(rules, run);
};
