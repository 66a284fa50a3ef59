import type { CalendarDay } from '../../kernel/days.ts';
import type { Cnpj, Cpf } from '../../kernel/document.ts';
import type { Values } from '../../kernel/fields/index.ts';
import type { pepDataForm } from './pep-data.form.ts';

/** A public role of the client. */
export interface PepRole {
  readonly functionId: number;
  readonly startedOn: CalendarDay;
  /** `undefined` while the role lasts. */
  readonly endedOn: CalendarDay | undefined;
  readonly company: string | undefined;
  readonly cnpj: Cnpj | undefined;
}

/**
 * A person in a public role, with the client's family or close relation to them. Never both. @see spec A §3 PEP record
 */
interface PepRelation {
  readonly name: string;
  readonly cpf: Cpf;
  readonly functionId: number;
  /** Each kind has an id of its own list. */
  readonly kind:
    | { readonly _tag: 'family'; readonly parentId: number }
    | { readonly _tag: 'close'; readonly relationId: number };
}

/** A client's declaration about politically exposed persons. @see spec A §3 PEP record */
export interface PepRecord {
  readonly role: PepRole | undefined;
  readonly relation: PepRelation | undefined;
}

type PepForm = ReturnType<typeof pepDataForm>;

/** The values of the PEP page. A half that the page did not ask for has no values. */
type PepDataValues = Values<PepForm['fields'], keyof PepForm['visibleWhen']>;

/** Makes the record from the page's values. @see decision Q051 */
export const pepRecordOf = (values: PepDataValues): PepRecord => ({
  role: roleOf(values),
  relation: relationOf(values),
});

const roleOf = ({ functionId, startedOn, endedOn, company, cnpj }: PepDataValues): PepRole | undefined =>
  functionId === undefined || startedOn === undefined ? undefined : { functionId, startedOn, endedOn, company, cnpj };

const relationOf = (values: PepDataValues): PepRelation | undefined => {
  const { relatedName: name, relatedCpf: cpf, relatedFunctionId: functionId } = values;
  const kind = kindOf(values);
  return name === undefined || cpf === undefined || functionId === undefined || kind === undefined
    ? undefined
    : { name, cpf, functionId, kind };
};

const kindOf = ({ relationType, parentId, relationId }: PepDataValues): PepRelation['kind'] | undefined => {
  if (relationType === 'family') return parentId === undefined ? undefined : { _tag: 'family', parentId };
  return relationType === undefined || relationId === undefined ? undefined : { _tag: 'close', relationId };
};

/** The values of the page for a saved record. */
export const pepValuesOf = ({ role, relation }: PepRecord): PepDataValues => ({
  functionId: role?.functionId,
  startedOn: role?.startedOn,
  endedOn: role?.endedOn,
  company: role?.company,
  cnpj: role?.cnpj,
  relatedName: relation?.name,
  relatedCpf: relation?.cpf,
  relatedFunctionId: relation?.functionId,
  relationType: relation?.kind._tag,
  parentId: relation?.kind._tag === 'family' ? relation.kind.parentId : undefined,
  relationId: relation?.kind._tag === 'close' ? relation.kind.relationId : undefined,
});
