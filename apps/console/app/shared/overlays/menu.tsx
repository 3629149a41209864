import { Check } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode, type ToggleEvent } from 'react';

export interface MenuItem {
  readonly text: string;
  readonly icon?: ReactNode;
  /** What stands at its end: a key. */
  readonly end?: ReactNode;
  /** One of several, and this is it or is not. */
  readonly isChosen?: boolean;
  readonly run: () => void;
}

export interface MenuSection {
  readonly heading?: string;
  readonly items: readonly MenuItem[];
}

interface Props {
  readonly label: string;
  /** By which `openMenu` finds it. */
  readonly name: string;
  readonly className: string;
  /** The button shows no words of its own. */
  readonly isIcon?: boolean;
  readonly sections: readonly MenuSection[];
  readonly children: ReactNode;
}

/** A button with a list of acts. Arrows, Home, End and first letters move in it; Escape gives the focus back. */
export function Menu({ label, name, className, isIcon = false, sections, children }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  const onBeforeToggle = ({ newState }: ToggleEvent) => {
    if (newState === 'open' && button.current && list.current) standBy(button.current, list.current);
  };
  const onToggle = ({ newState }: ToggleEvent) => {
    setOpen(newState === 'open');
    if (newState === 'open') focusFirst(list.current);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        {...(isIcon && { 'aria-label': label, title: label })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        popoverTarget={id}
        data-menu={name}
      >
        {children}
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        className="menu"
        tabIndex={-1}
        onBeforeToggle={onBeforeToggle}
        onToggle={onToggle}
        onKeyDown={moveByKeys}
      >
        {isOpen &&
          sections.map((section, at) => (
            <MenuPart key={section.heading ?? at} section={section} isFirst={at === 0} list={list} />
          ))}
      </div>
    </>
  );
}

interface PartProps {
  readonly section: MenuSection;
  readonly isFirst: boolean;
  readonly list: { readonly current: HTMLDivElement | null };
}

function MenuPart({ section: { heading, items }, isFirst, list }: PartProps) {
  const headingId = useId();
  const run = (item: MenuItem) => {
    list.current?.hidePopover();
    item.run();
  };
  return (
    <div role="group" {...(heading !== undefined && { 'aria-labelledby': headingId })}>
      {!isFirst && <hr />}
      {heading !== undefined && (
        <div className="heading" id={headingId} aria-hidden="true">
          {heading}
        </div>
      )}
      {items.map((item) => (
        <button
          key={item.text}
          type="button"
          tabIndex={-1}
          {...(item.isChosen === undefined
            ? { role: 'menuitem' }
            : { role: 'menuitemradio', 'aria-checked': item.isChosen })}
          onClick={() => run(item)}
        >
          {item.icon}
          <span className="grow">{item.text}</span>
          {item.isChosen === true && <Check className="i s r" />}
          {item.end}
        </button>
      ))}
    </div>
  );
}

/** Opens the menu of this name that is seen: a head and a phone's bar may both have it. */
export function openMenu(name: string): void {
  const buttons = document.querySelectorAll<HTMLButtonElement>(`[data-menu="${name}"]`);
  [...buttons].find((button) => button.offsetParent !== null)?.click();
}

const room = { width: 240, height: 300 };

/** Under the button, or over it near the foot of the screen; on a phone the styles lay it at the foot. */
function standBy(button: HTMLElement, list: HTMLElement): void {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const isLow = bottom + room.height > innerHeight && top > innerHeight / 2;
  list.style.top = isLow ? 'auto' : `${bottom + 4}px`;
  list.style.bottom = isLow ? `${innerHeight - top + 4}px` : 'auto';
  const isAtRight = left + room.width > innerWidth;
  list.style.left = isAtRight ? 'auto' : `${left}px`;
  list.style.right = isAtRight ? `${innerWidth - right}px` : 'auto';
}

function itemsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
}

function focusFirst(list: HTMLElement | null): void {
  // They are drawn once it is open.
  requestAnimationFrame(() => {
    const items = itemsOf(list);
    (items.find((item) => item.ariaChecked === 'true') ?? items[0])?.focus();
  });
}

function moveByKeys(event: KeyboardEvent<HTMLElement>): void {
  const items = itemsOf(event.currentTarget);
  const at = items.indexOf(document.activeElement as HTMLElement);
  const next = itemAfter(items, at, event.key);
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

function itemAfter(items: readonly HTMLElement[], at: number, key: string): HTMLElement | undefined {
  if (key === 'ArrowDown') return items[(at + 1) % items.length];
  if (key === 'ArrowUp') return items.at(at - 1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  if (key.length !== 1) return undefined;
  const startsSo = (item: HTMLElement) => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase());
  return items.slice(at + 1).find(startsSo) ?? items.find(startsSo);
}
