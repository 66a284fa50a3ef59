import type { Flag, Flags } from '@aroeira/domain/registration';
import { flagMessage } from '@aroeira/domain/registration/messages';
import type { Answer } from '../../output.ts';
import { left, table } from '../../table.ts';

type NamedFlag = readonly [name: string, flag: Flag];

/** The flags under the contract's names, in its order. @see the command line's contract, `rules approval` */
export const namedFlags = (flags: Flags): readonly NamedFlag[] => [
  ['register', flags.hasRegister],
  ['suitability', flags.hasSuitability],
  ['signature', flags.hasSignature],
  ['approvedAdm', flags.isApproved],
  ['blockedRenew', flags.isRenewalBlocked],
  ['canSeeReports', flags.canSeeReports],
  ['canCompleteRegistration', flags.canCompleteRegistration],
  ['canInvest', flags.canInvest],
  ['investmentsDisabled', flags.isInvestingDisabled],
];

export const flagValues = (flags: readonly NamedFlag[]) =>
  Object.fromEntries(flags.map(([name, { value }]) => [name, value]));

export const flagReasons = (flags: readonly NamedFlag[]) =>
  Object.fromEntries(flags.map(([name, { reason }]) => [name, flagMessage(reason)]));

const HEADS = ['Indicador', 'Valor', 'Motivo'].map(left);

/** Every flag with its reason. The JSON document is that of `rules approval --reasons`. */
export const flagsAnswer = (flags: Flags): Answer => {
  const all = namedFlags(flags);
  return {
    json: { ...flagValues(all), reasons: flagReasons(all) },
    text: table(
      HEADS,
      all.map(([name, { value, reason }]) => [name, value ? 'sim' : 'não', flagMessage(reason)]),
    ),
  };
};
