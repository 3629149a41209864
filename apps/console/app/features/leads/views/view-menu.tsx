import { ArrowLeft, ArrowRight, ChevronDown, Pencil, Trash } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Menu, type MenuItem } from '../../../shared/overlays/menu.tsx';
import { filtersAddress, wholeTab } from '../inbox/inbox-filters.ts';
import { movedView, renamedView, withoutView } from './view-changes.ts';
import { ViewNameDialog } from './view-name-dialog.tsx';
import type { SavedViews } from './use-saved-views.ts';

interface Props {
  readonly saved: SavedViews;
  readonly at: number;
}

/** What can be done with the view that is open. */
export function ViewMenu({ saved: { views, change }, at }: Props) {
  const navigate = useNavigate();
  const [isNaming, setNaming] = useState(false);
  const view = views[at];
  if (!view || !change) return null;
  const move = (text: string, step: 1 | -1): MenuItem | false =>
    views[at + step] !== undefined && {
      text,
      icon: step < 0 ? <ArrowLeft className="i" /> : <ArrowRight className="i" />,
      run: () => change(movedView(views, at, step), `Moved ${view.name}`),
    };
  const items: readonly (MenuItem | false)[] = [
    { text: 'Rename', icon: <Pencil className="i" />, run: () => setNaming(true) },
    move('Move left', -1),
    move('Move right', 1),
    {
      text: 'Remove',
      icon: <Trash className="i" />,
      run: () => {
        change(withoutView(views, at), `Removed ${view.name}`);
        void navigate(filtersAddress('/leads', wholeTab(view.filters.tab)));
      },
    },
  ];
  return (
    <>
      <Menu
        label={`What to do with ${view.name}`}
        name="view"
        className="btn ico ghost s"
        isIcon
        sections={[{ items: items.filter((item) => item !== false) }]}
      >
        <ChevronDown className="i s" />
      </Menu>
      {isNaming && (
        <ViewNameDialog
          title="Rename this view"
          act="Rename"
          name={view.name}
          hint="Its filters stay as they are."
          onClose={() => setNaming(false)}
          onName={(name) => change(renamedView(views, at, name), `Renamed to ${name}`)}
        />
      )}
    </>
  );
}
