/** A PNG of one pixel, in base64. */
export const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** An identity document without its pictures. */
export const RG = {
  documentType: 'RG',
  identificationNumber: '123456789',
  issuingBody: 'SSP',
  placeofemission: 'SP',
  expeditiondate: '2015-03-10',
  validDate: null,
  motherName: 'Maria Prado',
  fatherName: 'José Prado',
};

/** A residential address. */
export const HOME = {
  typeAddress: 1,
  cep: '20040020',
  street: 'Praça Floriano',
  number: '7',
  neighborhood: 'Centro',
  city: 'Rio de Janeiro',
  state: 'RJ',
  complement: '',
};

/** An account at Bradesco without co-holders. */
export const ACCOUNT = {
  bankId: 53,
  bank: { id: 53, name: 'Banco Bradesco S.A.', code: '237' },
  agency: '0123456789',
  accountNumber: '9876543210',
  digit: '7',
  debitAuthorization: 1,
  haveCoHolders: false,
  coHolders: [],
};

/** A tax declaration of a client who pays taxes in another country too. */
export const FATCA = {
  requestType: 'crs',
  hasOtherNationality: null,
  hasOtherFiscalResidence: 1,
  hasOtherVisa: false,
  hasRenouncedNationality: true,
  renouncedNationalities: [5],
  answers: [{ countryId: 30, nif: '123', isWaitingNif: false, hasNif: true, dontNeedNif: false, type: 'crs' }],
  bornEua: null,
  isNorthAmerican: null,
  isPermanentEua: null,
  isFiscalEua: null,
  refuseSsn: null,
  ssn: null,
  isEuaLearner: false,
  isPolitical: false,
  isResponsible: false,
  isNotIrs: false,
  isResignedCln: false,
  isResignedCitizen: false,
  isWithoutGcNotRequested: false,
  isWithoutGc: false,
  isWithoutFiscalResidence: false,
};
