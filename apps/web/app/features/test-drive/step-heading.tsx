interface StepHeadingProps {
  readonly heading: string;
  readonly number: 1 | 2 | 3;
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
            {[1, 2, 3].map((step) => (
              <i key={step} className={step <= number ? 'on' : undefined} />
            ))}
          </div>
          <p className="stepno">
            Step {number} of 3: <span>{text}</span>
          </p>
        </>
      )}
    </div>
  );
}
