import type { AddCommand } from '../command.ts';
import { addRulesPosition } from '../position/rules-position.command.ts';

/** Every rule that can be run on its own. */
const RULES: readonly AddCommand[] = [addRulesPosition];

/** `portal rules`: the domain's rules on their own, offline: no API, no session. */
export const addRules: AddCommand = (parent, run) => {
  const rules = parent.command('rules').description("The domain's rules on their own: offline, JSON in, JSON out.");
  for (const add of RULES) add(rules, run);
};
