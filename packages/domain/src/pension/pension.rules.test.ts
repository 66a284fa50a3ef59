import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { refused, unreachable } from '../kernel/testing/index.ts';
import { pensionPanelText, supportMessage } from './pension.messages.ts';
import type { PensionFailure } from './pension.ports.ts';
import { insurerStatus, panelFor, pensionViewOf } from './pension.rules.ts';
import { certificate } from './testing/index.ts';

const view = (failure: PensionFailure) => pensionViewOf(E.left(failure));
const panelOf = (status: number) => panelFor({ _tag: 'InsurerRefused', status });
const insurer = (status: number): PensionFailure => ({ _tag: 'InsurerRefused', status });

describe('the pension page', () => {
  it('shows the certificates', () => {
    const certificates = [certificate()];
    expect(pensionViewOf(E.right(certificates))).toEqual({ _tag: 'Certificates', certificates });
  });

  it('says that there is no plan for status 400 and for an empty list [R542]', () => {
    expect(view(insurer(400))).toEqual({ _tag: 'NoPlan' });
    expect(pensionViewOf(E.right([]))).toEqual({ _tag: 'NoPlan' });
  });

  it('says why there may be no plan yet [R539] [R540] [R541]', () => {
    const text = pensionPanelText(panelOf(400));
    expect(text[0]).toContain('Não existe plano de previdência para este CPF');
    expect(text[1]).toContain('6 dias úteis após a primeira contribuição');
    expect(text[2]).toContain('portabilidade');
  });

  it('asks to try later for the other statuses, with the number of the error [R543] [R544]', () => {
    for (const status of [401, 403, 404, 422, 500]) {
      expect(view(insurer(status))).toEqual({ _tag: 'TryLater', errorNumber: status });
      const [first, whatsApp] = pensionPanelText(panelOf(status));
      expect(first).toBe('Por favor, tente mais tarde.');
      expect(whatsApp).toContain(`WhatsApp e informe o erro ${status}`);
      expect(supportMessage(status)).toContain(`Erro ${status}`);
    }
  });

  it('counts any other status as 500, and a missing answer too [R545]', () => {
    for (const status of [399, 402, 418, 502]) expect(panelOf(status)).toEqual({ _tag: 'TryLater', errorNumber: 500 });
    const unread = { _tag: 'Unreadable', path: '0' } as const;
    for (const failure of [unreachable, refused('ERR999'), unread, { _tag: 'RefreshFailed' } as const])
      expect(view(failure)).toEqual({ _tag: 'TryLater', errorNumber: 500 });
  });

  it('takes the status of the body, or otherwise of the answer [R538]', () => {
    expect(insurerStatus({ status: 500, bodyStatus: 400 })).toBe(400);
    expect(insurerStatus({ status: 404, bodyStatus: undefined })).toBe(404);
  });

  it('leaves an ended session to the portal (decision Q108)', () => {
    expect(view({ _tag: 'NoSession', reason: 'expired' })).toEqual({ _tag: 'SignedOut' });
  });
});
