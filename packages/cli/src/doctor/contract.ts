import { Ajv, type ValidateFunction } from 'ajv';
import * as t from 'io-ts';

/** Who asks, and what the paths of the calls name of them. */
export interface Caller {
  readonly document: string;
  readonly clientId: number;
  /** Of the client's registration, once it is known. */
  readonly formId: number | undefined;
}

/** A call that only reads, as the contract describes it. */
export interface Read {
  /** `GET /clients/{id}` */
  readonly name: string;
  /** The path for a caller. `undefined` when nobody can know a value in it without other calls. */
  readonly pathFor: (caller: Caller) => string | undefined;
  /** Whether the answer is a file: it may hold anything. */
  readonly isFile: boolean;
  /** What an answer has that is not described. `undefined` for none. */
  readonly faultIn: (status: number, body: unknown) => string | undefined;
}

/** The reads in which `{id}` is the client's. Elsewhere it is that of a fund, a file or an order. */
const OF_CLIENT =
  /^\/(?:clients|mailing|registrationForm\/clients|checkListForm|clientPep\/client|fatcas|professionalInformations\/client|renew|investments\/(?:list|listFundsWithTermsSignature|clientHasInvestedByFund)|suitabilities)\//;

/** The values that are right for everybody: the contract's examples of them are. */
const FOR_ALL: readonly string[] = ['kind', 'type', 'period', 'refresh'];

/** A GET that sends an e-mail. */
const ACTS: readonly string[] = ['/investorPosition/sendInvestToolsPDFByEmail'];

const Parameter = t.type({
  name: t.string,
  in: t.string,
  required: t.union([t.boolean, t.undefined]),
  example: t.unknown,
});
const Described = t.type({
  parameters: t.union([t.array(Parameter), t.undefined]),
  responses: t.record(t.string, t.type({ content: t.record(t.string, t.type({ schema: t.UnknownRecord })) })),
});
const Contract = t.type({ paths: t.record(t.string, t.type({ get: t.union([Described, t.undefined]) })) });

type Described = t.TypeOf<typeof Described>;

/** @param contract an OpenAPI document @throws Error for another one */
export const readsOf = (contract: unknown): readonly Read[] => {
  const read = Contract.decode(contract);
  if (read._tag === 'Left') throw new Error('The contract is no OpenAPI document of the portal.');
  return Object.entries(read.right.paths).flatMap(([whole, { get }]) => {
    const path = whole.replace(/^\/api/, '');
    return get === undefined || path === whole || ACTS.includes(path) ? [] : [readOf(path, get)];
  });
};

const readOf = (path: string, { parameters = [], responses }: Described): Read => ({
  name: `GET ${path}`,
  isFile: schemaOf(responses, 200)?.['format'] === 'binary',
  pathFor: (caller) => {
    const needed = parameters.filter((each) => each.in === 'path' || each.required === true);
    const values = needed.map((each) => [each, valueOf(each, path, caller)] as const);
    if (values.some(([, value]) => value === undefined)) return undefined;
    const query = values.filter(([each]) => each.in === 'query').map(([{ name }, value]) => `${name}=${String(value)}`);
    const filled = values.reduce((until, [{ name }, value]) => until.replace(`{${name}}`, String(value)), path);
    return query.length === 0 ? filled : `${filled}?${query.join('&')}`;
  },
  faultIn: (status, body) => {
    if (status >= 500) return `a resposta é ${status}`;
    const schema = schemaOf(responses, status);
    if (schema === undefined) return `a resposta ${status} não está descrita`;
    const fits = compiled(schema);
    if (fits(body)) return undefined;
    const [error] = fits.errors ?? [];
    return `a resposta ${status} é outra em ${error?.instancePath || '/'}: ${error?.message ?? ''}`;
  },
});

const schemaOf = (responses: Described['responses'], status: number): Record<string, unknown> | undefined =>
  (responses[status] ?? responses[`${String(status).slice(0, 1)}XX`])?.content['application/json']?.schema;

const valueOf = ({ name, example }: t.TypeOf<typeof Parameter>, path: string, caller: Caller): unknown => {
  if (FOR_ALL.includes(name)) return example;
  if (name === 'document' || path.startsWith('/icatu/')) return caller.document;
  if (name === 'formId') return caller.formId;
  return OF_CLIENT.test(path) && (name === 'id' || name === 'clientId') ? caller.clientId : undefined;
};

const ajv = new Ajv({ strict: false, validateFormats: false });
const known = new WeakMap<object, ValidateFunction>();
const compiled = (schema: object): ValidateFunction => {
  const check = known.get(schema) ?? ajv.compile(schema);
  known.set(schema, check);
  return check;
};
