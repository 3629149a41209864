import type { VehicleTruthView } from '@forecourt/app/stock/vehicle/vehicle-truth.view';
import type { TruthFact } from '@forecourt/domain/stock/vehicle-page/truth-fact';
import { Icon } from '@forecourt/ui/icon';
import {
  badgeCheckIcon,
  calendarIcon,
  checkIcon,
  fileTextIcon,
  gaugeIcon,
  infoIcon,
  trendingDownIcon,
  userIcon,
  wrenchIcon,
} from '@forecourt/ui/icons';
import { LikeCarsPlot } from './like-cars-plot.tsx';
import { Section } from './section.tsx';

const icons: Readonly<Record<TruthFact['name'], string>> = {
  priceDrops: trendingDownIcon,
  market: gaugeIcon,
  daysHere: calendarIcon,
  owners: userIcon,
  ppsr: fileTextIcon,
  historyReport: fileTextIcon,
  inspection: checkIcon,
  service: wrenchIcon,
  ancap: badgeCheckIcon,
};

const short: ReadonlySet<TruthFact['name']> = new Set(['owners', 'daysHere']);

/** Two in a word or two share a row; what has its own history or a plot has the whole of it. */
function shapeOf({ name, steps }: TruthFact, hasPlot: boolean): string | undefined {
  if (name === 'market' && hasPlot) return 'w plotted';
  if (steps.length > 0) return 'w';
  return short.has(name) ? 's' : undefined;
}

/** What is known of this one, each fact with its source and its day, and what nobody wrote down (VDP-3). */
export function TruthPanel({ truth }: { readonly truth: VehicleTruthView }) {
  return (
    <Section section={{ kind: 'truth', heading: truth.heading }}>
      <div className="truth">
        {truth.facts.map((fact) => {
          const { name, label, text, source, steps, href } = fact;
          return (
            <div key={name} className={shapeOf(fact, truth.likeCars !== null)}>
              <h3>
                <Icon path={icons[name]} />
                {label}
              </h3>
              <p>
                <b>{text}</b>
              </p>
              {steps.length > 0 && (
                <ol>
                  {steps.map((step) => (
                    <li key={`${step.day} ${step.cents}`}>
                      <b>{step.amount}</b> <span>{step.day}</span>
                    </li>
                  ))}
                </ol>
              )}
              <p className="small muted">
                {source}{' '}
                {href !== null && (
                  <a className="link" href={href} target="_blank" rel="noopener">
                    Open it
                  </a>
                )}
              </p>
              {name === 'market' && truth.likeCars && <LikeCarsPlot plot={truth.likeCars} />}
            </div>
          );
        })}
        {truth.unknown.length > 0 && (
          <div className="w unknown">
            <h3>
              <Icon path={infoIcon} />
              {truth.unknownHeading}
            </h3>
            {truth.unknown.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        )}
      </div>
    </Section>
  );
}
