import type { SpinPageView } from '@forecourt/app/promotions/spin-page.view';
import type { Ref } from 'react';

interface SpinWheelProps {
  readonly wheel: SpinPageView['wheel'];
  /** What turns. */
  readonly disc: Ref<SVGGElement>;
}

const middle = 260;
const radius = 250;

/** The wheel shows a result that was drawn before it moves: a picture of it, and nothing more (PAGE-4). */
export function SpinWheel({ wheel, disc }: SpinWheelProps) {
  const { slices, turn, label, mark } = wheel;
  const each = 360 / slices.length;
  return (
    <svg className="spin-wheel" viewBox="0 0 520 540" role="img" aria-label={label}>
      <g transform="translate(0 14)">
        <g className="spin-disc" ref={disc} transform={`rotate(${turn} ${middle} ${middle})`}>
          {slices.map(({ prize, text }, at) => (
            // Slices with the same prize differ by their place alone.
            // oxlint-disable-next-line react/no-array-index-key
            <g key={at} data-tone={prize === null ? 'nothing' : toneOf(at, slices.length)}>
              <path d={slicePath(at * each, each)} />
              <text
                transform={`translate(${middle} ${middle}) rotate(${at * each - 90})`}
                x="228"
                y="5"
                textAnchor="end"
              >
                {text}
              </text>
            </g>
          ))}
        </g>
        <circle className="spin-rim" cx={middle} cy={middle} r={radius} />
        <circle className="spin-hub" cx={middle} cy={middle} r="44" />
        <text className="spin-mark" x={middle} y="266" textAnchor="middle">
          {mark}
        </text>
      </g>
      <path className="spin-pointer" d="M236 0h48l-24 44z" />
    </svg>
  );
}

/** The first prize stands out, another is told from its neighbours by one of two colours. */
function toneOf(at: number, count: number): string {
  if (at === 0) return 'first';
  return at === Math.floor(count / 2) + 1 ? 'second' : 'plain';
}

const along = (value: number) => (middle + radius * value).toFixed(1);

function point(angle: number): string {
  const turned = ((angle - 90) * Math.PI) / 180;
  return `${along(Math.cos(turned))} ${along(Math.sin(turned))}`;
}

function slicePath(degrees: number, each: number): string {
  const [from, to] = [degrees - each / 2, degrees + each / 2];
  return `M${middle} ${middle}L${point(from)}A${radius} ${radius} 0 0 1 ${point(to)}Z`;
}
