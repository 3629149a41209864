import { leadStages, type LeadStage, type LeadView } from '@forecourt/app/leads/inbox/lead.view';
import { Ellipsis, Merge, UserPlus } from 'lucide-react';
import { Kbd } from '../../../shared/keys/kbd.tsx';
import { Menu } from '../../../shared/overlays/menu.tsx';
import { PersonMark } from '../../../shared/person-mark.tsx';
import { useSession } from '../../staff/session-query.ts';
import { assignChange } from './undoable-change.ts';
import { stageWords, whyWords } from './stage-words.ts';
import type { LeadChanges } from './use-lead-changes.ts';

interface AssignProps {
  readonly lead: LeadView;
  readonly changes: LeadChanges;
  /** Without its word, where there is no room for it. */
  readonly isIcon?: boolean;
  readonly className?: string;
}

/** To whom a lead is given. Who may not give it away has no such button. */
export function AssignMenu({
  lead,
  changes,
  isIcon = false,
  className = isIcon ? 'btn ico line' : 'btn line',
}: AssignProps) {
  const { person } = useSession();
  if (!canAssign(lead, person.id)) return null;
  return (
    <Menu
      label="Assign"
      name="assign"
      className={className}
      isIcon={isIcon}
      sections={[
        {
          heading: 'Give it to',
          items: lead.colleagues.map((colleague) => ({
            text: colleague.id === person.id ? `${colleague.name} (you)` : colleague.name,
            icon: <PersonMark person={colleague} />,
            isChosen: colleague.id === lead.assignee?.id,
            run: () => changes.change(assignChange(colleague)),
          })),
        },
        {
          items: [
            {
              text: 'Nobody',
              icon: <PersonMark person={null} />,
              isChosen: lead.assignee === null,
              run: () => changes.change(assignChange(null)),
            },
          ],
        },
      ]}
    >
      <UserPlus className="i" />
      {!isIcon && 'Assign'}
      {!isIcon && <Kbd name="assign" />}
    </Menu>
  );
}

/** Who may only take a lead has nothing to choose until it is theirs, and can be given back. */
export function canAssign({ colleagues, assignee }: LeadView, staffId: string): boolean {
  return colleagues.length > 1 || assignee?.id === staffId;
}

interface StageProps {
  readonly lead: LeadView;
  readonly onStage: (stage: LeadStage) => void;
  /** Null where there is no other lead of theirs to merge it with. */
  readonly onMerge: (() => void) | null;
  readonly className?: string;
}

/** How far a lead has come. */
export function StageMenu({ lead, onStage, onMerge, className = 'btn ico line' }: StageProps) {
  const open = leadStages.filter((stage) => whyWords[stage] === undefined);
  const ends = leadStages.filter((stage) => whyWords[stage] !== undefined);
  const itemOf = (stage: LeadStage) => ({
    text: stageWords[stage],
    isChosen: stage === lead.stage,
    run: () => onStage(stage),
  });
  return (
    <Menu
      label="Change the stage"
      name="stage"
      className={className}
      isIcon
      sections={[
        { heading: 'Stage', items: open.map(itemOf) },
        { items: ends.map(itemOf) },
        ...(onMerge
          ? [
              {
                items: [
                  {
                    text: 'Merge with another',
                    icon: <Merge className="i s" />,
                    end: <Kbd name="merge" />,
                    run: onMerge,
                  },
                ],
              },
            ]
          : []),
      ]}
    >
      <Ellipsis className="i" />
    </Menu>
  );
}
