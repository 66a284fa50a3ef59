import { Command } from '@commander-js/extra-typings';
import manifest from '../../../package.json' with { type: 'json' };
import { addAccounts } from './access/returning/accounts.command.ts';
import { addDevice } from './access/devices/device.command.ts';
import { addLogin } from './access/sign-in/login.command.ts';
import { addLogout } from './access/session/logout.command.ts';
import { addMfa } from './access/two-step/mfa.command.ts';
import { addPassword } from './access/password/password.command.ts';
import { addWhoami } from './access/whoami.command.ts';
import { examples, type AddProgramCommand } from './command.ts';
import { addCompletion } from './completion.command.ts';
import { addContact, addRate } from './contact/contact.command.ts';
import { addPlanner } from './contact/planner.command.ts';
import { addDoctor } from './doctor/doctor.command.ts';
import { addExport } from './export/export.command.ts';
import { addGen } from './gen/gen.command.ts';
import { addLiberty } from './independence/liberty.command.ts';
import { addObjectives } from './independence/objectives.command.ts';
import type { Io } from './io.ts';
import { addFunds } from './movements/funds/funds.command.ts';
import { addInvest } from './movements/investing/invest.command.ts';
import { addMovements } from './movements/history/movements.command.ts';
import { addRedeem } from './movements/redeeming/redeem.command.ts';
import { addPension } from './pension/pension.command.ts';
import { addMyData } from './profile/my-data.command.ts';
import { addPosition } from './position/position.command.ts';
import { addYield } from './position/yield.command.ts';
import { addProfile } from './profile/profile.command.ts';
import { addFlags } from './registration/flags/flags.command.ts';
import { addLists } from './registration/lists/lists.command.ts';
import { addRegistration } from './registration/registration.command.ts';
import { addRenewal } from './renewal/renewal.command.ts';
import { addSignature } from './signature/signature.command.ts';
import { addSuitability } from './suitability/suitability.command.ts';
import { addReports } from './reports/reports.command.ts';
import { addRules } from './rules/rules.command.ts';
import { addSandbox } from './sandbox/sandbox.command.ts';
import { addScenario } from './scenario/scenario.command.ts';

/** Every command, in the order of the help. */
export const COMMANDS: readonly AddProgramCommand[] = [
  addLogin,
  addLogout,
  addWhoami,
  addAccounts,
  addMfa,
  addDevice,
  addPassword,
  addRegistration,
  addLists,
  addFlags,
  addSuitability,
  addSignature,
  addRenewal,
  addPosition,
  addYield,
  addMovements,
  addFunds,
  addInvest,
  addRedeem,
  addPension,
  addReports,
  addLiberty,
  addObjectives,
  addProfile,
  addPlanner,
  addContact,
  addRate,
  addMyData,
  addExport,
  addRules,
  addGen,
  addScenario,
  addSandbox,
  addDoctor,
  addCompletion,
];

/** Makes the program with its global options. They may stand before or after a command. It never exits by itself. */
export const makeProgram = (io: Pick<Io, 'out' | 'err'>) => {
  const program = new Command('portal')
    .description('The investor portal on the command line.')
    .version(manifest.version)
    .option('--api <url>', "the API's base (env PORTAL_API; default http://localhost:4300/api)")
    .option('--home <dir>', 'where sessions and accounts are kept (env PORTAL_HOME)')
    .option('--world <name>', 'a world of the sandbox (env PORTAL_WORLD; default: its main one)')
    .option('--json', 'print exactly one JSON document on stdout, refusals as JSON on stderr')
    .option('--trace', 'show requests and answers on stderr, secrets masked')
    .option('--dry-run', 'print the request that would go out instead of sending it')
    .option('--yes', 'answer every question with yes')
    .addHelpText('after', '\nPRODUCT_NAME names the asset manager in sentences (default Aroeira).')
    .addHelpText(
      'after',
      examples('portal login 63287253026 --password-stdin < password.txt', 'portal position --json'),
    )
    .configureHelp({ showGlobalOptions: true })
    .exitOverride();
  return program.configureOutput({
    writeOut: io.out,
    // Help instead of a missing command is for people only.
    writeErr: (help) => (program.opts().json ? undefined : io.err(help)),
    // We print parse errors ourselves, as JSON with --json.
    outputError: () => undefined,
  });
};
