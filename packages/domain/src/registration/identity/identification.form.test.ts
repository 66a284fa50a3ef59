import { describe, expect, it } from 'vitest';
import { calendarDay } from '../../kernel/days.ts';
import { emptyForm, visibleFields, type Typed } from '../../kernel/fields/index.ts';
import { identificationForm } from './identification.form.ts';
import { FOREIGN_ISSUING_BODIES, ISSUING_BODIES, type IdentityType } from './identity-document.ts';
import { registrationFieldMessage } from '../registration.messages.ts';
import { errorsOf, photo } from '../testing/index.ts';

const context = { today: calendarDay('2026-11-20') };
const filled: Typed<typeof identificationForm.fields> = {
  documentType: 'RG',
  number: '12.345.678-9',
  issuingBody: 'SSP',
  foreignIssuingBody: 'CGPI/DIREX/PF',
  placeOfIssue: 'SP',
  issuedOn: '10/03/2020',
  validUntil: '10/03/2030',
  motherName: 'Rosa Nogueira',
  fatherName: 'Paulo Nogueira',
  frontPhoto: photo(),
  backPhoto: photo('verso.jpg'),
};
const visible = (documentType: IdentityType) => visibleFields(identificationForm, { ...filled, documentType });
const errors = (changes: Partial<typeof filled>) => errorsOf(identificationForm, { ...filled, ...changes }, context);
const required = { _tag: 'Required' };

describe('the fields of the form', () => {
  it('have a validity for a CNH and an RNE, not for an RG [R272]', () => {
    expect((['RG', 'CNH', 'RNE'] as const).filter((type) => visible(type).includes('validUntil'))).toEqual([
      'CNH',
      'RNE',
    ]);
  });

  it('have a place of issue for a CNH and an RG, not for an RNE [R273]', () => {
    expect((['RG', 'CNH', 'RNE'] as const).filter((type) => visible(type).includes('placeOfIssue'))).toEqual([
      'RG',
      'CNH',
    ]);
  });

  it('need both photos of an RG and of an RNE [R274] [R277]', () => {
    for (const documentType of ['RG', 'RNE'] as const) {
      expect(errors({ documentType })).toEqual({});
      expect(errors({ documentType, frontPhoto: undefined, backPhoto: undefined })).toEqual({
        frontPhoto: required,
        backPhoto: required,
      });
    }
  });

  it('need one photo of a CNH, and no other [R276]', () => {
    expect(visible('CNH')).not.toContain('backPhoto');
    expect(errors({ documentType: 'CNH', backPhoto: undefined })).toEqual({});
    expect(errors({ documentType: 'CNH', frontPhoto: undefined })).toEqual({ frontPhoto: required });
  });

  it('need the issuing body of an RG [R275]', () => {
    expect(errors({ issuingBody: undefined })).toEqual({ issuingBody: required });
    expect(visible('CNH')).not.toContain('issuingBody');
  });

  it('offer three bodies, and a separate one for a foreigner [R280]', () => {
    expect(ISSUING_BODIES.map(({ label }) => label)).toEqual(['SSP', 'Detran', 'IFP']);
    expect(FOREIGN_ISSUING_BODIES).toHaveLength(1);
    expect(visible('RNE')).toContain('foreignIssuingBody');
    expect(visible('RNE')).not.toContain('issuingBody');
    expect(visible('RG')).not.toContain('foreignIssuingBody');
  });

  it('have the names of both parents [R278] [R279]', () => {
    expect(errors({ motherName: '', fatherName: ' ' })).toEqual({ motherName: required, fatherName: required });
  });

  it('are only the kind of document while none is chosen', () => {
    const open = visibleFields(identificationForm, emptyForm(identificationForm));
    expect(open).not.toContain('validUntil');
    expect(open).not.toContain('backPhoto');
  });
});

describe('the validity', () => {
  const validity = (validUntil: string) => errors({ documentType: 'CNH', validUntil });

  it('is at least a day after the issue [R270] [R271]', () => {
    const notAfter = { validUntil: { _tag: 'NotAfterIssue' } };
    expect(validity('09/03/2020')).toEqual(notAfter);
    expect(validity('10/03/2020')).toEqual(notAfter);
    expect(validity('11/03/2020')).toEqual({});
    expect(registrationFieldMessage(identificationForm.fields.validUntil, { _tag: 'NotAfterIssue' })).toBe(
      'Deve ser maior que a data de emissão',
    );
  });

  it('is not compared for a document without one', () => {
    expect(errors({ documentType: 'RG', validUntil: '01/01/2000' })).toEqual({});
  });
});
