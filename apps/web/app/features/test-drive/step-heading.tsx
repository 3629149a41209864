interface StepHeadingProps {
  readonly heading: string;
  readonly number: 1 | 2;
  /** Null: there is one step only. */
  readonly text: string | null;
}

/** What the page is for, and how far the visitor has come. */
export function StepHeading({ heading, number, text }: StepHeadingProps) {
  return (
    <div className="jr-h">
      <h1>{heading}</h1>
      {text !== null && (
        <>
          <div className="steps" aria-hidden="true">
            <i className="on" />
            <i className={number === 2 ? 'on' : undefined} />
          </div>
          <p className="stepno">
            Step {number} of 2: <span>{text}</span>
          </p>
        </>
      )}
    </div>
  );
}
