import './finance-steps.css';

/** How a loan comes about, step by step; none: the site tells none. */
export function FinanceSteps({
  heading,
  steps,
}: {
  readonly heading: string;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
}) {
  if (steps.length === 0) return null;
  return (
    <section className="fin-sec">
      <h2>{heading}</h2>
      <ol className="fin-steps">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
