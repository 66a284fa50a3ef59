import type { TwoStepChoice } from '@aroeira/domain/access';
import * as t from 'io-ts';
import { inOurWords } from '../../http/ours.codec.ts';
import { field } from '../../http/record.codec.ts';
import { wordsOnWire } from '../../http/words.codec.ts';

/** The client, as far as two-step verification goes: the server's flag has three values. @see spec A §3 Dashboard user */
export const TwoStepChoiceRead = inOurWords(
  field('mfa_enabled', t.union([t.boolean, t.null])),
  (isOn): TwoStepChoice => (isOn === null ? 'not-chosen' : isOn ? 'on' : 'off'),
);

/** @see spec A §7 "answers carry data.status" */
export const DisableWire = field(
  'data',
  field('status', wordsOnWire('Disable', { 'code-sent': 'code_sended', disabled: 'disabled' })),
);

/** @see spec B §4 Two-step authentication */
export const ConfirmDisableWire = field('data', field('status', t.keyof({ disabled: null, invalid_code: null })));
