import { TermsWire } from '@aroeira/adapters-http/movements';
import { formatBrl, punctuateCnpj, type Cents } from '@aroeira/domain/kernel';
import { minimumInvestment, termItems, type Fund, type TermsToSign } from '@aroeira/domain/movements';
import { LIST_TEXTS, RISK_CAPTIONS, termCaption, termText } from '@aroeira/domain/movements/messages';
import type { Answer } from '../../output.ts';
import { facts, left, right, table } from '../../table.ts';

/** The funds as a table: the position in each, and the least that the client may invest now. */
export const fundsTable = (funds: readonly Fund[]): string =>
  funds.length === 0
    ? LIST_TEXTS.noFunds
    : table(
        [right('Id'), left('Fundo'), right('Posição'), right('Aplicação mínima')],
        funds.map((fund) => [
          String(fund.id),
          fund.name,
          positionText(fund.position),
          formatBrl(minimumInvestment(fund)),
        ]),
      );

export const fundFacts = (fund: Fund, hasInvested: boolean): string =>
  facts([
    ['Fundo', fund.name],
    ['Id', String(fund.id)],
    ['Risco', fund.risk === undefined ? '–' : RISK_CAPTIONS[fund.risk]],
    ['Posição', positionText(fund.position)],
    ['Já investiu', hasInvested ? 'Sim' : 'Não'],
    ['Primeira aplicação', formatBrl(fund.minimumInitialInvestment)],
    ['Aplicação adicional', formatBrl(fund.minimumAdditionalInvestment)],
    ['Resgate mínimo', formatBrl(fund.minimumRedemption)],
    ['Permanência', formatBrl(fund.minimumHolding)],
    ['Cotização', termText(fund.pricingTerm)],
    ['Pagamento', termText(fund.settlementTerm)],
    ['CNPJ', punctuateCnpj(fund.transfer.cnpj)],
    ['Banco', fund.transfer.bank],
    ['Agência', fund.transfer.branch],
    ['Conta', `${fund.transfer.number}-${fund.transfer.checkDigit}`],
  ]);

/** A position that is not known is not zero. */
const positionText = (position: Cents | undefined): string => (position === undefined ? '–' : formatBrl(position));

/** What is to be signed and where. The document is in the words of the wire. @see spec B §3 Sign terms data */
export const termsAnswer = (terms: TermsToSign | undefined): Answer => ({
  json: TermsWire.encode(terms),
  text: terms === undefined ? ALL_SIGNED : [...termItems(terms).map(termCaption), '', terms.signUrl].join('\n'),
});

const ALL_SIGNED = 'Todos os termos estão assinados.';
