import { Type } from '@sinclair/typebox';
import type { Routes } from '../http/api.ts';
import { providerPage, withEntities } from '../movements/terms/signing-page.ts';
import { saidInSaoPaulo } from '../time/sao-paulo-moment.ts';
import { documentBy, signByToken } from './renewal.sql.ts';

const PATH = '/assinatura/renovacao/:token';
const HIDDEN = { hide: true, params: Type.Object({ token: Type.String({ format: 'uuid' }) }) };
const TITLE = 'Renovação cadastral';

/** The provider's page for a renewal: who signs, and the button that signs it or the time when it was signed. */
const renewalPage = ({ name, signedAt, isAwaited }: NonNullable<Awaited<ReturnType<typeof documentBy>>>): string => {
  const signer = `<p>${withEntities(name)}</p>`;
  if (signedAt !== null)
    return providerPage(
      'Renovação assinada',
      `${signer}<p>Assinada em ${saidInSaoPaulo(signedAt)}. Volte ao portal para concluir a renovação.</p>`,
    );
  const declaration =
    '<p>Declaro que as informações cadastrais e o perfil de investimento que confirmei são verdadeiros.</p>';
  return isAwaited
    ? providerPage(TITLE, `${signer}${declaration}<form method="post"><button>Assinar</button></form>`)
    : providerPage(TITLE, `${signer}<p>Conclua antes as etapas anteriores da renovação no portal.</p>`);
};

const noDocument = (): string =>
  providerPage(
    'Documento não encontrado',
    '<p>Este link não existe ou expirou. Volte ao portal e tente novamente.</p>',
  );

/** The page where a renewal is signed. The token lets in, so it needs no session. @see decision 0213 */
export const renewalSigningRoutes: Routes = (api, { db, clock }) => {
  api.get(PATH, { schema: HIDDEN }, async (request, reply) => {
    const document = await documentBy(db, request.params.token);
    if (document === undefined) void reply.code(404);
    return document === undefined ? noDocument() : renewalPage(document);
  });

  api.post(PATH, { schema: HIDDEN }, async (request, reply) => {
    const { token } = request.params;
    if (!(await signByToken(db, token, clock.now()))) return reply.code(404).send(noDocument());
    return reply.redirect(PATH.replace(':token', token), 303);
  });
};
