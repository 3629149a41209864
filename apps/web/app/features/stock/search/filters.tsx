import { memo, useRef } from 'react';
import type { FiltersView, SearchPageView } from '@forecourt/app/stock/search/search-page.view';
import { Disclosure } from '@forecourt/ui/disclosure';
import { CarTypeChoices } from './car-type-choices.tsx';
import { CheckList } from './check-list.tsx';
import { FilterChangesProvider, useFormChanges } from './filter-changes.ts';
import { MakeChoices } from './make-choices.tsx';
import { RangeFilter } from './range-filter.tsx';
import { SearchBox } from './search-box.tsx';

export interface FiltersProps {
  readonly filters: FiltersView;
  readonly controls: SearchPageView['controls'];
  /** Where a link without JavaScript jumps to; once in a page. */
  readonly id?: string;
  /** In the sheet a button of its own leads to the results, and words come last: the field for them is over the results. */
  readonly isSheet?: boolean;
}

/** The sidebar (SRCH-6): one plain form, whose controls change the results at once where there is JavaScript. */
export const Filters = memo(function Filters({ filters, controls, id, isSheet = false }: FiltersProps) {
  const form = useRef<HTMLFormElement>(null);
  const changes = useFormChanges(filters, form);
  const words = (
    <Disclosure heading={filters.box.label} isOpen>
      <SearchBox box={filters.box} action={filters.action} controls={controls} />
    </Disclosure>
  );
  return (
    <form
      ref={form}
      className="side"
      id={id}
      action={filters.action}
      method="get"
      aria-label="Filters"
      data-keep-scroll=""
    >
      {filters.hidden.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <FilterChangesProvider value={changes}>
        {!isSheet && words}
        {filters.sections.map((section) => (
          <Disclosure
            key={section.key}
            heading={section.label}
            chosen={section.stated}
            isOpen={section.isOpen}
          >
            {section.kind === 'choices' && <CarTypeChoices options={section.options} />}
            {section.kind === 'checks' && <CheckList name={section.name} values={section.values} />}
            {section.kind === 'makes' && <MakeChoices section={section} />}
            {section.kind === 'range' && <RangeFilter section={section} delayMs={controls.sliderDelayMs} />}
          </Disclosure>
        ))}
        {isSheet && words}
      </FilterChangesProvider>
      {!isSheet && (
        <button type="submit" className="btn block">
          {filters.showText}
        </button>
      )}
    </form>
  );
});
