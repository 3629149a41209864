import { handKinds, type HandKindName, type HandWay } from '@forecourt/domain/leads/by-hand';
import type { FormProblem } from '@forecourt/domain/form/form-problem';
import type { HandDraft } from './hand-draft.ts';

export interface FieldProps {
  readonly draft: HandDraft;
  readonly problems: readonly FormProblem[];
  readonly onChange: (changed: Partial<HandDraft>) => void;
}

type Text = 'name' | 'phone' | 'email';
const labels: Readonly<Record<Text, string>> = { name: 'Name', phone: 'Phone', email: 'Email' };
const kinds: Readonly<Record<Text, string>> = { name: 'text', phone: 'tel', email: 'email' };

interface TextProps extends FieldProps {
  readonly name: Text;
}

/** One line of who it is, with what is wrong with it beneath. */
export function TextField({ draft, problems, onChange, name }: TextProps) {
  const problem = problems.find(({ field }) => field === name);
  const id = `hand-${name}`;
  return (
    <div className="field">
      <label htmlFor={id}>{labels[name]}</label>
      <input
        id={id}
        className="in"
        // Checked by the rules of the site's forms, in words of ours.
        type="text"
        inputMode={kinds[name] as 'text' | 'tel' | 'email'}
        value={draft[name]}
        autoComplete="off"
        autoCapitalize={name === 'name' ? 'words' : 'none'}
        maxLength={254}
        {...(problem && { 'aria-invalid': true, 'aria-describedby': `${id}-wrong` })}
        onChange={({ target }) => onChange({ [name]: target.value })}
      />
      {problem && (
        <span id={`${id}-wrong`} className="hint bad">
          {problem.message}
        </span>
      )}
    </div>
  );
}

const ways: Readonly<Record<HandWay, string>> = {
  walked_in: 'Walked in',
  phoned: 'Phoned',
  email: 'Email',
  text: 'Text',
  other: 'Other',
};

interface SegmentsProps<Value extends string> {
  readonly label: string;
  readonly name: string;
  readonly options: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few, all of them seen. */
function Segments<Value extends string>({ label, name, options, value, onChange }: SegmentsProps<Value>) {
  return (
    <fieldset className="field plain">
      <legend className="lab">{label}</legend>
      <div className="seg">
        {(Object.keys(options) as Value[]).map((one) => (
          <label key={one}>
            <input type="radio" name={name} checked={one === value} onChange={() => onChange(one)} />
            {options[one]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function WayField({ draft, onChange }: Omit<FieldProps, 'problems'>) {
  return (
    <Segments
      label="How did they come?"
      name="way"
      options={ways}
      value={draft.way}
      onChange={(way) => onChange({ way })}
    />
  );
}

interface WaitProps {
  readonly waits: boolean;
  readonly onWaits: (waits: boolean) => void;
}

/** Whoever was spoken with is answered already: no clock runs for them. */
export function WaitField({ waits, onWaits }: WaitProps) {
  return (
    <div>
      <Segments
        label="Do they wait for an answer?"
        name="waits"
        options={{ no: 'No, they have one', yes: 'Yes' }}
        value={waits ? 'yes' : 'no'}
        onChange={(value) => onWaits(value === 'yes')}
      />
      <span className="hint" role="status">
        {waits ? 'The clock starts as you take it down.' : 'It begins as answered, with the next step open.'}
      </span>
    </div>
  );
}

export function KindField({ draft, onChange }: Omit<FieldProps, 'problems'>) {
  return (
    <div className="field">
      <label htmlFor="hand-kind">About</label>
      <select
        id="hand-kind"
        className="in"
        value={draft.kind}
        onChange={({ target }) => onChange({ kind: target.value as HandKindName })}
      >
        {Object.entries(handKinds).map(([name, { text }]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

interface PlaceProps extends Omit<FieldProps, 'problems'> {
  readonly places: readonly { readonly id: string; readonly name: string }[];
}

/** Which yard has it; whoever works at one has nothing to choose. */
export function PlaceField({ draft, places, onChange }: PlaceProps) {
  if (places.length < 2) return null;
  return (
    <div className="field">
      <label htmlFor="hand-yard">Yard</label>
      <select
        id="hand-yard"
        className="in"
        value={draft.at}
        // A car is of one yard.
        onChange={({ target }) => onChange({ at: target.value, car: null })}
      >
        {places.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

interface TickProps {
  readonly text: string;
  readonly hint: string;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
}

export function Tick({ text, hint, isTicked, onTick }: TickProps) {
  return (
    <label className="tick">
      <input type="checkbox" checked={isTicked} onChange={({ target }) => onTick(target.checked)} />
      <span>
        {text}
        <span className="xs mut blk">{hint}</span>
      </span>
    </label>
  );
}
