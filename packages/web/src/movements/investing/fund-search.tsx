import { typesOfFunds, type Fund } from '@aroeira/domain/movements';
import { INVESTING_TEXTS } from '@aroeira/domain/movements/messages';
import { observer } from 'mobx-react-lite';
import { useId, type KeyboardEvent } from 'react';
import type { FundDraft } from './fund-draft.ts';

interface Props {
  readonly draft: FundDraft;
  readonly funds: readonly Fund[];
}

/** The form around would send itself. */
const stay = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

/** Looks for funds by name and type. It works at once and keeps what is chosen. */
export const FundSearch = observer(({ draft: { filter, look }, funds }: Props) => {
  const [search, type] = [useId(), useId()];
  return (
    <div className="stack fund-search">
      <div className="field">
        <label htmlFor={search} className="field-label">
          {INVESTING_TEXTS.search}
        </label>
        <input
          id={search}
          className="input"
          type="search"
          placeholder={INVESTING_TEXTS.searchHint}
          value={filter.search}
          onChange={({ currentTarget }) => look({ search: currentTarget.value })}
          onKeyDown={stay}
        />
      </div>
      <fieldset>
        <legend className="sr-only">{INVESTING_TEXTS.type}</legend>
        <div className="chips">
          {[undefined, ...typesOfFunds(funds)].map((each) => (
            <label key={each ?? ''} className="chip">
              <input
                className="sr-only"
                type="radio"
                name={type}
                checked={each === filter.type}
                onChange={() => look({ type: each })}
                onKeyDown={stay}
              />
              {each ?? INVESTING_TEXTS.everyType}
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
});
