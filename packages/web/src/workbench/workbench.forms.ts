import {
  dateField,
  declareForm,
  numberField,
  optional,
  passwordField,
  selectField,
  textField,
  timeField,
} from '@aroeira/domain/kernel';

/** The key of the controls, when others can reach the server. */
export const KEY_FORM = { key: passwordField({ caption: 'Chave', autocomplete: 'off' }) };

export const OPEN_FORM = {
  path: textField({
    caption: 'Página do portal',
    hint: 'Como /movements/last-movements.',
    maxLength: 500,
  }),
};

/** A new world. @param snapshots what it may begin from, by name. Without one nothing is asked */
export const worldForm = (snapshots: readonly string[]) =>
  declareForm({
    fields: {
      name: optional(
        textField({
          caption: 'Nome',
          hint: 'Letras minúsculas, algarismos e hífens. Sem um nome, o sandbox escolhe um.',
          maxLength: 40,
        }),
      ),
      from: optional(
        selectField({
          caption: 'A partir do instantâneo',
          hint: 'Sem um instantâneo, começa da semente.',
          choices: snapshots.map((name) => ({ value: name, label: name })),
        }),
      ),
    },
    visibleWhen: { from: () => snapshots.length > 0 },
  });

export const SNAPSHOT_FORM = {
  name: textField({ caption: 'Nome do instantâneo', hint: 'Letras minúsculas, algarismos e hífens.', maxLength: 40 }),
};

export const CLOCK_FORM = { day: dateField({ caption: 'Dia' }), time: timeField({ caption: 'Hora de São Paulo' }) };

const EFFECTS = [
  { value: 'status', label: 'Responde com um status' },
  { value: 'delay', label: 'Demora' },
  { value: 'drop', label: 'Cai sem resposta' },
  { value: 'malformed', label: 'Responde algo que não é JSON' },
] as const;

export const FAULT_FORM = declareForm({
  fields: {
    on: textField({ caption: 'Chamada', hint: 'Método e caminho, como GET /investorPosition.', maxLength: 200 }),
    effect: selectField({ caption: 'O que acontece', choices: EFFECTS }),
    status: numberField({ caption: 'Status', minLength: 3, maxLength: 3 }),
    code: optional(textField({ caption: 'Código', hint: 'Como ERR150.', maxLength: 40 })),
    delayMs: numberField({ caption: 'Milissegundos', maxLength: 6 }),
    times: optional(numberField({ caption: 'Quantas vezes', hint: 'Sem um número, sempre.', maxLength: 4 })),
  },
  visibleWhen: {
    status: ({ effect }) => effect === 'status',
    code: ({ effect }) => effect === 'status',
    delayMs: ({ effect }) => effect === 'delay',
  },
});
