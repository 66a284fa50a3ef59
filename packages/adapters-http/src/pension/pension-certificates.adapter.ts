import type { CallFailure } from '@aroeira/domain/kernel';
import { insurerStatus, type PensionCertificates, type PensionFailure } from '@aroeira/domain/pension';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { HttpClient } from '../http/http-client.ts';
import { CertificateWire, InsurerStatusWire } from './pension.codecs.ts';

/** A refusal has the insurer's status, else the answer's. @see spec B §7, B §8 Pension page; decisions Q110, 0190 */
export const makeHttpPensionCertificates = (http: HttpClient): PensionCertificates => ({
  of: (document) =>
    pipe(
      http.get(`icatu/certificates/${document}`, t.array(CertificateWire), {
        acts: false,
        isRelayed: true,
        shows: ['numeroCertificado', 'nomeFundo', 'tipoPlano', 'regimeTributacao', 'httpStatus'],
      }),
      TE.mapLeft(insurerFailure),
    ),
});

const insurerFailure = (failure: CallFailure): PensionFailure =>
  failure._tag === 'Refused'
    ? {
        _tag: 'InsurerRefused',
        status: insurerStatus({ status: failure.status, bodyStatus: bodyStatus(failure.detail) }),
      }
    : failure;

const bodyStatus = (detail: string): number | undefined =>
  pipe(
    E.tryCatch(
      (): unknown => JSON.parse(detail),
      () => undefined,
    ),
    E.chainW(InsurerStatusWire.decode),
    E.getOrElseW(() => undefined),
  );
