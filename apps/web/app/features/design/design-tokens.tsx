const sizes = ['xs', 'small', 'lead', 'h3'] as const;
const surfaces = ['sunk', 'brandband', 'notice', 'notice good'] as const;

/** The type scale and the surfaces of the theme. */
export function DesignTokens() {
  return (
    <section className="sect">
      <h2>Type and surfaces</h2>
      <div className="stack">
        <p className="display">Display</p>
        {sizes.map((size) => (
          <p className={size} key={size}>
            {size}: The price, the day, the person.
          </p>
        ))}
        <p className="muted">muted: secondary text</p>
        <p className="num">num: $12,345 and $67,890</p>
        {surfaces.map((surface) => (
          <div className={surface} key={surface}>
            {surface}
          </div>
        ))}
      </div>
    </section>
  );
}
