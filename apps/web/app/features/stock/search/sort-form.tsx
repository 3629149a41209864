import type { SortView } from '@forecourt/app/stock/search/search-page.view';
import { Select } from '@forecourt/ui/select';
import { NearField } from './near-field.tsx';
import { useNavigation } from '../../../navigation/use-navigation.ts';

interface SortFormProps {
  readonly sort: SortView;
  /** There is room for a postcode beside it; else the filters ask for one. */
  readonly isWide?: boolean;
}

/** The order of the results: at once where there is JavaScript, else by a button. */
export function SortForm({ sort, isWide = false }: SortFormProps) {
  const navigation = useNavigation();
  const chosen = sort.options.find(({ isChosen }) => isChosen)?.value;
  const go = async (href: string, select: HTMLSelectElement) => {
    await navigation.go(href, { keepsScroll: true });
    // The results are those from before: so is what the select says.
    if (navigation.state().hasFailed) select.value = chosen ?? '';
  };
  const near = sort.near !== null && <NearField near={sort.near} />;
  return (
    <form className="sort" action={sort.action} method="get">
      {sort.hidden.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Select
        key={chosen}
        name="sortBy"
        aria-label={sort.label}
        defaultValue={chosen}
        options={sort.options}
        onChange={({ currentTarget }) => {
          const option = sort.options.find(({ value }) => value === currentTarget.value);
          if (option) void go(option.href, currentTarget);
        }}
      />
      {isWide && near}
      <noscript>
        {!isWide && near}
        <button type="submit" className="btn line">
          Sort
        </button>
      </noscript>
    </form>
  );
}
