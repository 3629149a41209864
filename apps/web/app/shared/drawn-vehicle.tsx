/** What the site sells in a few lines, where there is no photograph of one; styles choose among the three. */
export function DrawnVehicle() {
  return (
    <svg
      className="car"
      viewBox="0 0 120 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <g className="drawn-car">
        <path d="M8 36H5c-2 0-3-1-3-3v-7c0-3 2-5 5-6l19-4 13-9c3-2 7-3 11-3h20c5 0 10 2 14 5l12 9 14 3c5 1 8 4 8 9v4c0 2-1 3-3 3h-4" />
        <path d="M34 36h50M30 18h62M60 5v13" />
        <circle cx="21" cy="36" r="9" />
        <circle cx="97" cy="36" r="9" />
      </g>
      <g className="drawn-motorcycle">
        <path d="M27 35l14-15h20c3 0 5-7 10-8h9l-9 22H50L41 20H24" />
        <path d="M80 12l13 23M80 12l-4-6h-8" />
        <circle cx="27" cy="35" r="11" />
        <circle cx="93" cy="35" r="11" />
      </g>
      <g className="drawn-caravan">
        <path d="M50 38H10c-2 0-3-1-3-3V11c0-3 2-5 5-5h70c9 0 15 10 15 22v7c0 2-1 3-3 3H68" />
        <path d="M97 36h18M16 14h16v10H16zM70 14h15c3 3 5 6 6 10H70zM44 38V14h12v15" />
        <circle cx="59" cy="38" r="8" />
      </g>
    </svg>
  );
}
