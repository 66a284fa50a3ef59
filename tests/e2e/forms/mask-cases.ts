import type { Step } from '../../pages/forms/masked-field.ts';

/** What a masked field must show after a sequence of inputs, as a browser delivers them. */
interface MaskCase {
  readonly steps: readonly Step[];
  readonly value: string;
  /** Other forms that are as good. */
  readonly alsoOk?: readonly string[];
  /** The place of the caret in `value`, where it matters. */
  readonly caret?: number;
  readonly alsoOkCaret?: number;
}

/**
 * The cases, by the kind of their field, a number and a title. Many masks get several of these wrong: a pasted +55 or
 * trunk 0, ISO dates, pasted money with a dot.
 */
export const MASK_CASES: Readonly<Record<string, MaskCase>> = {
  'cpfCnpj-01: type a CPF': { steps: [{ t: '52998224725' }], value: '529.982.247-25', caret: 14 },
  'cpfCnpj-02: partial: no trailing literal before the next digit': { steps: [{ t: '529' }], value: '529', caret: 3 },
  'cpfCnpj-04: 12th digit switches to CNPJ and regroups': {
    steps: [{ t: '529982247251' }],
    value: '52.998.224/7251',
    caret: 15,
  },
  'cpfCnpj-06: 15th digit is ignored': { steps: [{ t: '545507520001559' }], value: '54.550.752/0001-55', caret: 18 },
  'cpfCnpj-11: backspace over a literal removes the digit before it too': {
    steps: [{ t: '5299' }, { k: 'Backspace' }],
    value: '529',
    alsoOk: ['529.'],
    caret: 3,
  },
  'cpfCnpj-14: delete key in the middle': {
    steps: [{ t: '52998224725' }, { s: [4, 4] }, { k: 'Delete' }],
    value: '529.822.472-5',
    caret: 4,
  },
  'cpfCnpj-17: select a range and replace it by one digit': {
    steps: [{ t: '52998224725' }, { s: [4, 7] }, { t: '1' }],
    value: '529.124.725',
    caret: 5,
  },
  'cpfCnpj-18: select all and type': {
    steps: [{ t: '52998224725' }, { k: 'Control+a' }, { t: '1' }],
    value: '1',
    caret: 1,
  },
  'cpfCnpj-19: select all and delete': {
    steps: [{ t: '52998224725' }, { k: 'Control+a' }, { k: 'Backspace' }],
    value: '',
    caret: 0,
  },
  'cpfCnpj-21: paste a plain CPF': { steps: [{ p: '52998224725' }], value: '529.982.247-25', caret: 14 },
  'cpfCnpj-22: paste a formatted CPF': { steps: [{ p: '529.982.247-25' }], value: '529.982.247-25', caret: 14 },
  'cpfCnpj-23: paste with spaces, tab and a label': {
    steps: [{ p: ' CPF: 529.982.247-25\t' }],
    value: '529.982.247-25',
    caret: 14,
  },
  'cpfCnpj-24: paste a formatted CNPJ': {
    steps: [{ p: '54.550.752/0001-55' }],
    value: '54.550.752/0001-55',
    caret: 18,
  },
  'cpfCnpj-25: paste a CNPJ over a full CPF (select all)': {
    steps: [{ t: '52998224725' }, { k: 'Control+a' }, { p: '54550752000155' }],
    value: '54.550.752/0001-55',
    caret: 18,
  },
  'cpfCnpj-26: paste too long: cut at 14 digits': { steps: [{ p: '5455075200015599' }], value: '54.550.752/0001-55' },
  'cpfCnpj-27: paste with Unicode dashes/NBSP from a PDF': {
    steps: [{ p: '529.982.247\u201125\u00a0' }],
    value: '529.982.247-25',
    caret: 14,
  },
  'cpfCnpj-30: autofill of a formatted CNPJ in one event': {
    steps: [{ i: '54.550.752/0001-55' }],
    value: '54.550.752/0001-55',
    caret: 18,
  },
  'cpfCnpj-32: Android delete: deleteContentBackward without keydown, over a literal': {
    steps: [{ t: '5299' }, { d: 1 }],
    value: '529',
    alsoOk: ['529.'],
    caret: 3,
  },
  'cpfCnpj-33: Android delete x3 at the end of a CPF': {
    steps: [{ t: '52998224725' }, { d: 3 }],
    value: '529.982.24',
    caret: 10,
  },
  'cpfCnpj-34: undo after typing (Ctrl+Z) leaves a well formed value': {
    steps: [{ t: '52998' }, { k: 'Control+z' }],
    value: '',
    alsoOk: ['529.9', '529.98', '529'],
  },
  'cpfCnpj-35: Home then type when full (14 digits): nothing or replaced, never garbage': {
    steps: [{ t: '54550752000155' }, { k: 'Home' }, { t: '9' }],
    value: '54.550.752/0001-55',
    alsoOk: ['95.455.075/2000-15'],
  },
  "cpfCnpjAlnum-01: type the Receita's alphanumeric CNPJ": {
    steps: [{ t: '12ABC34501DE35' }],
    value: '12.ABC.345/01DE-35',
    caret: 18,
  },
  'cpfCnpjAlnum-02: lower case is raised': { steps: [{ t: '12abc34501de35' }], value: '12.ABC.345/01DE-35', caret: 18 },
  'cpfCnpjAlnum-03: letters in the check digits are refused': {
    steps: [{ t: '12ABC34501DEX' }],
    value: '12.ABC.345/01DE',
    alsoOk: ['12.ABC.345/01DE-'],
  },
  'cpfCnpjAlnum-04: a CPF still formats as CPF': { steps: [{ t: '52998224725' }], value: '529.982.247-25', caret: 14 },
  'cpfCnpjAlnum-05: the first letter switches to CNPJ with few characters': {
    steps: [{ t: '123A' }],
    value: '12.3A',
    caret: 5,
  },
  'date-01: type a date': { steps: [{ t: '21112026' }], value: '21/11/2026', caret: 10 },
  'date-02: user types the slashes': { steps: [{ t: '21/11/2026' }], value: '21/11/2026', caret: 10 },
  'date-04: first digit 4 of the day: zero is put before it': { steps: [{ t: '41' }], value: '04/1', alsoOk: ['4'] },
  'date-05: month 13 refused': { steps: [{ t: '2113' }], value: '21/1', alsoOk: ['21/13'] },
  'date-09: paste dd-mm-yyyy': { steps: [{ p: '21-11-2026' }], value: '21/11/2026' },
  'date-10: backspace over a slash': { steps: [{ t: '211' }, { k: 'Backspace' }], value: '21', alsoOk: ['21/'] },
  'date-11: correct the month in the middle': {
    steps: [{ t: '21112026' }, { s: [3, 5] }, { t: '12' }],
    value: '21/12/2026',
    caret: 5,
    alsoOkCaret: 6,
  },
  'date-12: Android delete of the year': { steps: [{ t: '21112026' }, { d: 4 }], value: '21/11', alsoOk: ['21/11/'] },
  'money-01: type with a comma': { steps: [{ t: '1234,56' }], value: '1.234,56' },
  'money-02: thousands appear while typing': {
    steps: [{ t: '1234567' }],
    value: '1.234.567',
    alsoOk: ['1.234.567,00'],
  },
  'money-04: third decimal refused': { steps: [{ t: '1,239' }], value: '1,23' },
  'money-06: blur on an integer pads the cents': { steps: [{ t: '10' }, { b: 1 }], value: '10,00', alsoOk: ['10'] },
  'money-07: paste Brazilian format': { steps: [{ p: 'R$ 1.234,56' }], value: '1.234,56' },
  'money-08: paste US format': { steps: [{ p: '1234.56' }], value: '1.234,56' },
  'money-11: backspace over the thousands point': {
    steps: [{ t: '1234' }, { s: [2, 2] }, { k: 'Backspace' }],
    value: '1.234',
    alsoOk: ['234', '234,00'],
    caret: 1,
  },
  'money-12: delete in the middle regroups': {
    steps: [{ t: '1234567' }, { s: [9, 9] }, { k: 'Backspace' }],
    value: '123.456',
    alsoOk: ['123.456,00'],
    caret: 7,
  },
  'money-13: leading zeros': { steps: [{ t: '007' }, { b: 1 }], value: '7,00', alsoOk: ['7'] },
  'money-14: comma first': { steps: [{ t: ',5' }, { b: 1 }], value: '0,50' },
  'moneyCents-01: cents first: one digit': { steps: [{ t: '1' }], value: 'R$ 0,01' },
  'moneyCents-02: cents first: 123456': { steps: [{ t: '123456' }], value: 'R$ 1.234,56' },
  'moneyCents-04: cents first: Android delete': { steps: [{ t: '123456' }, { d: 2 }], value: 'R$ 12,34' },
  'moneyCents-08: cents first: caret set at the start still appends': {
    steps: [{ t: '123' }, { k: 'Home' }, { t: '4' }],
    value: 'R$ 12,34',
    alsoOk: ['R$ 41,23'],
  },
  'moneyCents-09: cents first: clear all': {
    steps: [{ t: '123' }, { k: 'Control+a' }, { k: 'Backspace' }],
    value: '',
    alsoOk: ['R$ 0,00'],
  },
  'percent-02: more than 100 refused': { steps: [{ t: '101' }], value: '10', alsoOk: ['100'] },
  'percent-03: 100 accepted': { steps: [{ t: '100' }], value: '100' },
  'percent-04: paste with a sign': { steps: [{ p: '12,5%' }], value: '12,5' },
  'percent-06: third decimal refused': { steps: [{ t: '1,234' }], value: '1,23' },
  'phone-02: type a landline': { steps: [{ t: '1133334444' }], value: '(11) 3333-4444', caret: 14 },
  'phone-03: 11th digit regroups': { steps: [{ t: '1198765432' }, { t: '1' }], value: '(11) 98765-4321', caret: 15 },
  'phone-04: partial: area code only': { steps: [{ t: '11' }], value: '(11', alsoOk: ['(11)', '(11) '] },
  'phone-05: backspace to empty leaves nothing': { steps: [{ t: '1' }, { k: 'Backspace' }], value: '' },
  "phone-06: backspace through ') '": {
    steps: [{ t: '119' }, { k: 'Backspace' }],
    value: '(11',
    alsoOk: ['(11)', '(11) '],
  },
  'phone-08: paste with trunk 0': { steps: [{ p: '011 98765-4321' }], value: '(11) 98765-4321' },
  'phone-09: autofill tel (E.164) in one event': { steps: [{ i: '+5511987654321' }], value: '(11) 98765-4321' },
  'phone-10: autofill tel-national': { steps: [{ i: '(11) 98765-4321' }], value: '(11) 98765-4321', caret: 15 },
  'phone-11: 12th digit ignored': { steps: [{ t: '119876543210' }], value: '(11) 98765-4321' },
  // One delete per digit: two deletes remove two digits.
  "phone-13: Android delete over '-'": { steps: [{ t: '11333344' }, { d: 2 }], value: '(11) 3333' },
};
