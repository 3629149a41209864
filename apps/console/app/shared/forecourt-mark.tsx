export function ForecourtMark() {
  return (
    <span className="mark">
      <svg viewBox="0 0 18 18" fill="currentColor" aria-hidden="true">
        <path d="M1.5 3h15v3.2h-15z" />
        <path d="M3.6 7.6h2.4V16H3.6zM12 7.6h2.4V16H12z" />
        <path d="M7.4 12.4h3.2V16H7.4z" />
      </svg>
    </span>
  );
}
