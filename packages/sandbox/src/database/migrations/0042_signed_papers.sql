-- What a client signed at the provider, among their documents. The server makes the PDF from these facts.
create table signed_papers (
  document_id integer primary key references stored_documents (id) on delete cascade,
  template_name text not null check (
    template_name in (
      'adesao_rv', 'adesao_internacional', 'adesao_mm', 'adesao_rf', 'renovacao_cadastral', 'desenquadramento'
    )
  ),
  -- Only an adhesion has a fund.
  fund_id integer references funds (id),
  signed_at timestamptz not null
);

-- What clients signed before this migration: the terms of the funds that they hold, and the last conformity term.
with signed as materialized (
  select nextval('stored_document_ids')::integer as id, papers.* from (
    select terms.client_id, terms.fund_id, terms.signed_at,
      case funds.type
        when 'RENDA_FIXA' then 'adesao_rf'
        when 'RENDA_MULTIMERCADO' then 'adesao_mm'
        when 'ACOES' then 'adesao_rv'
        else 'adesao_internacional'
      end as template_name
    from signed_fund_terms terms
    join funds on funds.id = terms.fund_id and funds.needs_terms
    join positions on positions.client_id = terms.client_id and positions.fund_id = terms.fund_id
    union all
    select client_id, null, max(signed_at), 'desenquadramento' from term_papers
    where has_conformity and signed_at is not null group by client_id
  ) papers
), stored as (
  insert into stored_documents (id, client_id, doc_type, file_name)
  select id, client_id, 10, 'termo-assinado-' || id || '.pdf' from signed
)
insert into signed_papers (document_id, template_name, fund_id, signed_at)
select id, template_name, fund_id, signed_at from signed;
