/** A car in a few lines, where there is no photograph of one. */
export function DrawnCar() {
  return (
    <svg
      className="car"
      viewBox="0 0 120 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path
        d="M8 36H5c-2 0-3-1-3-3v-7c0-3 2-5 5-6l19-4 13-9c3-2 7-3 11-3h20c5 0 10 2 14 5l12 9 14 3c5 1 8 4 8 9v4c0 2-1 3-3 3h-4"
        strokeLinecap="round"
      />
      <path d="M34 36h50M30 18h62M60 5v13" strokeLinecap="round" />
      <circle cx="21" cy="36" r="9" />
      <circle cx="97" cy="36" r="9" />
    </svg>
  );
}
