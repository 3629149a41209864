import type { ApplicationStepView } from '@forecourt/app/finance/application/application-page.view';
import type { LoanView } from '@forecourt/app/finance/loan.view';
import type { Field } from '@forecourt/domain/form/field-description';
import { costSums, incomeSums } from '@forecourt/domain/finance/application/weekly-budget';
import { FormField } from '../../leads/form-field.tsx';
import { fieldId } from '../../leads/form-problems.ts';
import { RadioQuestion } from '../../leads/radio-rows.tsx';
import { Consents } from './consents.tsx';
import type { DrawField } from './draw-field.ts';
import { LoanStepSums } from './loan-step-sums.tsx';
import { MoneySum } from './money-sum.tsx';

interface StepFieldsProps {
  readonly view: ApplicationStepView;
  readonly id: string;
  /** Those that nobody has touched since they were told. */
  readonly problems: ApplicationStepView['problems'];
  readonly onLoan: (loan: LoanView) => void;
}

/** Chosen at a glance: each answer is a row. */
const radios: ReadonlySet<string> = new Set(['living', 'earning', 'purpose']);

/** The questions of a step, what is one thing to whoever fills it in side by side. */
export function StepFields({ view, id, problems, onLoan }: StepFieldsProps) {
  const { step, form, entries, hints } = view;
  const draw: DrawField = (name) => {
    const field = form.fields.find((one) => one.name === name);
    if (!field) return null;
    const given = {
      field,
      id: fieldId(id, name),
      entry: entries[name],
      error: problems.find((one) => one.field === name)?.message ?? null,
    };
    return isRadio(field) ? (
      <RadioQuestion
        key={name}
        {...given}
        className="app-choice"
        isRequired={field.required}
        options={(field.options ?? []).map(({ value, label }) => ({ value, label, hint: hints[value] }))}
      />
    ) : (
      <FormField key={name} {...given} termsHref="" />
    );
  };
  if (step === 'you') return <AboutYou draw={draw} />;
  if (step === 'money') return <Money view={view} id={id} problems={problems} draw={draw} />;
  if (step === 'consent') return <Consents view={view} draw={draw} />;
  return (
    <>
      {view.calculator && <LoanStepSums calculator={view.calculator} onWorked={onLoan} />}
      <div className="f2">
        {draw('amount')}
        {draw('term')}
      </div>
      <div className="f2 keep">
        {draw('deposit')}
        {draw('trade_in')}
      </div>
      {draw('purpose')}
    </>
  );
}

const isRadio = ({ name, kind }: Field) => kind === 'choice' && radios.has(name);

function AboutYou({ draw }: { readonly draw: DrawField }) {
  return (
    <>
      <div className="f2 keep">
        {draw('name')}
        {draw('last_name')}
      </div>
      {draw('birth_date')}
      {draw('phone')}
      {draw('email')}
      {draw('address')}
      {draw('living')}
      {draw('stay')}
    </>
  );
}

interface MoneyProps extends Pick<StepFieldsProps, 'view' | 'id' | 'problems'> {
  readonly draw: DrawField;
}

function Money({ view, id, problems, draw }: MoneyProps) {
  const sumOf = ([name, every]: readonly [string, string]) => (
    <MoneySum key={name} view={view} id={id} problems={problems} name={name} every={every} />
  );
  return (
    <>
      {draw('earning')}
      <fieldset className="form app-costs">
        <legend>What comes in</legend>
        <div className="app-sums">{incomeSums.map(sumOf)}</div>
      </fieldset>
      <fieldset className="form app-costs">
        <legend>What you spend</legend>
        <div className="app-sums">{costSums.map(sumOf)}</div>
      </fieldset>
    </>
  );
}
