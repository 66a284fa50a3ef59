import type { Instant } from '@aroeira/domain/kernel';
import manifest from '../../../../package.json' with { type: 'json' };
import type { ApiProbe } from './api-probe.ts';
import { NO_SUCH_WORLD } from '../refusal.ts';
import { ok, problem, skipped, type Finding } from './finding.ts';

export const checkApi = (api: string, { api: found }: ApiProbe): Finding => {
  switch (found) {
    case 'answers':
      return ok(api);
    case 'has-no-such-world':
      return problem(NO_SUCH_WORLD);
    case 'answers-something-else':
      return problem(`${api} responde, mas não como a API do portal. Confira --api.`, 3);
    case 'silent':
      return problem(`${api} não respondeu. Confira --api e se o servidor está no ar.`, 3);
  }
};

/** @param ours of this command line */
export const checkVersion = ({ api, version }: ApiProbe, ours: string = manifest.version): Finding => {
  if (api !== 'answers') return skipped;
  if (version === undefined) return ok(`${ours}; a API não informa a sua.`);
  return version === ours ? ok(ours) : problem(`A API é a ${version} e este programa é a ${ours}.`);
};

/** The largest harmless difference, in milliseconds. Tokens live for ten minutes. */
const TOLERATED = 60_000;

/** @param here the clock of this machine */
export const checkClock = ({ api, now }: ApiProbe, here: Instant): Finding => {
  if (api !== 'answers') return skipped;
  if (now === undefined) return ok('A API não informa a sua hora.');
  const ahead = now - here;
  if (Math.abs(ahead) <= TOLERATED) return ok('A mesma hora da API, com um minuto de diferença no máximo.');
  return problem(`A API está ${inWords(Math.abs(ahead))} ${ahead > 0 ? 'adiantada' : 'atrasada'}.`);
};

/** The two largest units, the smaller one cut off: `1 d 3 h`, `2 h 0 min`, `3 min`. */
const inWords = (milliseconds: number): string => {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? `${hours} h ${minutes % 60} min` : `${Math.floor(hours / 24)} d ${hours % 24} h`;
};

export const checkControls = ({ api, controls }: ApiProbe): Finding => {
  if (api !== 'answers') return skipped;
  switch (controls) {
    case 'on':
      return ok('Ligados.');
    case 'closed':
      return ok('Fechados: só com SANDBOX_KEY, se é que estão ligados.');
    case 'none':
      return ok('Não há: não é um sandbox.');
  }
};
