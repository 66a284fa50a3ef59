import type { Fault } from './controls.schemas.ts';

/** Faults that come together, under one name. */
interface FaultPreset {
  /** One line for the help, and in Portuguese for the page of the controls. */
  readonly does: string;
  readonly caption: string;
  readonly faults: readonly Fault[];
}

const table = <Name extends string>(presets: Readonly<Record<Name, FaultPreset>>) => presets;

/** Every call of the API. */
const ALL = '* /**';

/** A system behind the server does not answer it. */
const down = (on: string): Fault => ({ on, status: 503 });

/** What often goes wrong, by its word. It loads nothing, so that a command starts fast. @see decision 0340 */
export const FAULT_PRESETS = table({
  offline: {
    does: 'no call gets an answer',
    caption: 'nenhuma chamada tem resposta',
    faults: [{ on: ALL, drop: true }],
  },
  'slow-3g': {
    does: 'every answer comes two seconds late',
    caption: 'cada resposta chega dois segundos depois',
    faults: [{ on: ALL, delayMs: 2000 }],
  },
  'server-down': { does: 'every call is answered with 503', caption: 'toda chamada responde 503', faults: [down(ALL)] },
  'broken-json': {
    does: 'every answer is cut off in the middle of its JSON',
    caption: 'toda resposta é cortada no meio do JSON',
    faults: [{ on: ALL, malformed: true }],
  },
  'session-expired': {
    does: 'the next call finds the session over, and nothing renews it; a new sign-in works',
    caption: 'a próxima chamada encontra a sessão encerrada, e nada a renova; entrar de novo funciona',
    faults: [
      { on: 'GET /**', status: 401, times: 1 },
      { on: 'POST /client/refresh-token/:id', status: 401, times: 1 },
    ],
  },
  'login-busy': {
    does: 'the sign-in is overloaded',
    caption: 'a entrada está sobrecarregada',
    faults: [down('POST /auth/login/1')],
  },
  'code-not-sent': {
    does: 'the two-step code is not sent',
    caption: 'o código de duas etapas não é enviado',
    faults: [down('POST /auth/login/1/send_mfa')],
  },
  'position-down': {
    does: 'the position is being updated and can not be read',
    caption: 'a posição está em atualização e não pode ser lida',
    faults: [{ on: 'GET /investorPosition', status: 500, code: 'ERR150' }],
  },
  'orders-slow': {
    does: 'an order is answered after three seconds',
    caption: 'uma ordem demora três segundos para ter resposta',
    faults: [{ on: 'POST /investments/create/v2', delayMs: 3000 }],
  },
  'orders-cut': {
    does: 'the connection breaks when an order is sent',
    caption: 'a conexão cai quando uma ordem é enviada',
    faults: [{ on: 'POST /investments/create/v2', drop: true }],
  },
  'signing-provider-down': {
    does: 'nothing is learned from the provider that has papers signed',
    caption: 'o provedor de assinaturas não dá notícia nenhuma',
    faults: [
      'POST /investments/verifySignedTerms',
      'POST /investments/verifyCompliance',
      'GET /investments/checkSignedStatus/:id',
      'GET /renew/signature/status/:id',
      'GET /renew/activeDocument',
    ].map(down),
  },
  'report-never-ready': {
    does: 'a report stays in preparation',
    caption: 'um relatório fica sempre em preparação',
    faults: [{ on: 'GET /reports/generated', body: '{"status":"agendado"}' }],
  },
  'insurer-down': {
    does: 'the pension plans can not be read',
    caption: 'os planos de previdência não podem ser lidos',
    faults: [down('GET /icatu/certificates/:id')],
  },
  'postal-codes-down': {
    does: 'no address is found by its CEP',
    caption: 'nenhum endereço é encontrado pelo CEP',
    faults: [down('POST /cep-new/:cep')],
  },
  'uploads-fail': {
    does: 'no picture of a document arrives',
    caption: 'nenhuma foto de documento chega',
    faults: [down('PUT /clients/update/:id/ocr'), down('PUT /clients/proof-of-residence/:id')],
  },
  'messages-fail': {
    does: 'what a client writes does not arrive, nor does a rating',
    caption: 'o que um cliente escreve não chega, nem uma avaliação',
    faults: [down('POST /user/talktous'), down('POST /associates/sendMessage/:id'), down('POST /user/rateapp')],
  },
});

export type FaultPresetName = keyof typeof FAULT_PRESETS;
