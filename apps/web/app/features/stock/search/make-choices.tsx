import { useState } from 'react';
import type { MakeView, SectionView } from '@forecourt/app/stock/search/search-page.view';
import { LateDetails } from '../../../shared/late-details.tsx';
import { MakeMark } from '../../../shared/make-mark.tsx';
import { Checks } from './check-list.tsx';
import './make-choices.css';

interface MakeChoicesProps {
  readonly section: Extract<SectionView, { readonly kind: 'makes' }>;
}

/** The make cards (SRCH-6): a whole make by its row, single models by unfolding it. */
export function MakeChoices({ section }: MakeChoicesProps) {
  const { first, rest, words } = section;
  const isInRest = rest.some(({ isChosen, isPart }) => isChosen || isPart);
  return (
    <>
      {words.popular !== null && <p className="small muted">{words.popular}</p>}
      <MakeCards makes={first} section={section} hasMarks={section.hidesMarks !== true} />
      {rest.length > 0 && (
        <LateDetails
          className="more"
          isOpen={isInRest}
          summary={
            <summary className="link small">
              <span className="closed">{words.showAll}</span>
              <span className="opened">{words.hideExtra}</span>
            </summary>
          }
        >
          <MakeCards makes={rest} section={section} hasMarks={false} />
        </LateDetails>
      )}
    </>
  );
}

interface MarkedProps extends MakeChoicesProps {
  readonly hasMarks: boolean;
}

function MakeCards({ makes, ...section }: MarkedProps & { readonly makes: readonly MakeView[] }) {
  return (
    <ul className="makes">
      {makes.map((make) => (
        <MakeCard key={make.value} make={make} {...section} />
      ))}
    </ul>
  );
}

/** Ticking a make opens nothing, and unticking its last model closes nothing: no row moves under the finger. */
function MakeCard({ make, section, hasMarks }: MarkedProps & { readonly make: MakeView }) {
  const { name, modelName, words } = section;
  const [isOpen, setOpen] = useState(make.isPart);
  if (make.isPart && !isOpen) setOpen(true);
  return (
    <li className={make.isChosen || make.isPart ? 'make on' : 'make'}>
      <Checks
        name={name}
        values={[make]}
        mark={hasMarks && <MakeMark name={make.label} url={make.logoUrl} />}
      />
      {make.models.length > 0 && (
        <LateDetails
          isOpen={isOpen}
          summary={
            <summary className="t">
              <span className="closed">{words.selectModels}</span>
              <span className="opened">{words.hideModels}</span>
              <span className="vh"> of {make.label}</span>
            </summary>
          }
        >
          <div className="models">
            <Checks name={modelName} values={make.models} />
          </div>
        </LateDetails>
      )}
    </li>
  );
}
