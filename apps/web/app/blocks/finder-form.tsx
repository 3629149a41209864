import type { FinderChoice, FinderView } from '@forecourt/app/pages/blocks/finder';
import { readTypedAmount, writeTypedAmount } from '@forecourt/domain/core/typed-amount';
import {
  moveThumb,
  rangeOf,
  stepThumb,
  typeThumb,
  type SliderRange,
} from '@forecourt/domain/stock/sidebar/slider-range';
import { Icon } from '@forecourt/ui/icon';
import { chevronDownIcon } from '@forecourt/ui/icons';
import { RangeSlider } from '@forecourt/ui/range-slider';
import { useRef, useState } from 'react';
import { useLiveCount } from './use-live-count.ts';

export interface FinderFormProps {
  readonly finder: FinderView;
  readonly look: 'dock' | 'panel' | 'line';
}

const rules = { moveThumb, stepThumb, typeThumb };
const dollars = (amount: number) => writeTypedAmount(amount, 'dollars');
const classes = { dock: 'finder', panel: 'm-finder', line: 'l-finder' } as const;

/** The search of the first screen. It is a plain form; with a script its button counts along. */
export function FinderForm({ finder, look }: FinderFormProps) {
  const { action, label, choices, price } = finder;
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const { text, recount } = useLiveCount(finder);
  const range = useRef(rangeOf(price.slider));
  // In the next animation frame, when React has written what was chosen into the lists.
  const later = () => requestAnimationFrame(() => form.current && recount(form.current, range.current));

  return (
    <form
      ref={form}
      className={classes[look]}
      data-look={look}
      action={action}
      method="get"
      aria-label={label}
    >
      {look === 'panel' && <h2 className="finder-h">{label}</h2>}
      <div className="finder-choices" data-count={choices.length}>
        {choices.map((choice) => (
          <Choice
            key={choice.name}
            choice={choice}
            group={choice.within === null ? '' : (chosen[choice.within] ?? '')}
            onChoose={(value) => {
              setChosen((before) => ({ ...before, [choice.name]: value }));
              later();
            }}
          />
        ))}
      </div>
      <FinderPrice
        price={price}
        look={look}
        onSettle={(slider) => {
          range.current = rangeOf(slider);
          later();
        }}
      />
      <button className={look === 'line' ? 'btn spot' : 'btn'}>{text}</button>
      <p className="vh" role="status">
        {text === finder.button.text ? '' : text}
      </p>
    </form>
  );
}

interface FinderPriceProps extends Pick<FinderFormProps, 'look'> {
  readonly price: FinderView['price'];
  readonly onSettle: (slider: SliderRange) => void;
}

function FinderPrice({ price, look, onSettle }: FinderPriceProps) {
  return (
    <div className="finder-price">
      <span className="k">{price.label}</span>
      <RangeSlider
        label={price.label}
        slider={price.slider}
        rules={rules}
        histogram={look === 'panel' ? price.bars : []}
        wordsOf={dollars}
        read={readTypedAmount}
        followsTyping
        names={price.names}
        onSettle={onSettle}
        hasFields={look === 'panel'}
      />
      {look !== 'panel' && price.bands.length > 0 && (
        <label className="scriptless">
          <span className="vh">{price.label}</span>
          <select name={price.name} className="sel">
            <option value="">Any price</option>
            {price.bands.map(({ value, label: words }) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

interface ChoiceProps {
  readonly choice: FinderChoice;
  /** The only group that is offered; none: all of them. */
  readonly group: string;
  readonly onChoose: (value: string) => void;
}

function Choice({ choice: { name, label, anyText, groups }, group, onChoose }: ChoiceProps) {
  const offered = group === '' ? groups : groups.filter((one) => one.label === group);
  return (
    <label className="finder-choice">
      <span className="k">{label}</span>
      <span className="selbox">
        {/* The key mounts the list anew for another group: its models are others, and what was chosen is dropped. */}
        <select
          key={group}
          name={name}
          className="sel"
          onChange={(event) => onChoose(event.currentTarget.value)}
        >
          <option value="">{anyText}</option>
          {offered.map(({ label: heading, options }) =>
            heading === null ? (
              <Options key="" options={options} />
            ) : (
              <optgroup key={heading} label={heading}>
                <Options options={options} />
              </optgroup>
            ),
          )}
        </select>
        <Icon path={chevronDownIcon} />
      </span>
    </label>
  );
}

function Options({ options }: Pick<FinderChoice['groups'][number], 'options'>) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
