import { Button } from '@forecourt/ui/button';
import { Dialog } from '@forecourt/ui/dialog';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useCostlyProof } from '../../browser/use-costly-proof.ts';
import { useNavigation } from '../../navigation/use-navigation.ts';
import type { FormDialogProps } from '../leads/form-dialog.tsx';
import { DialogDetails, DialogTimes } from './dialog-steps.tsx';
import { PressForm } from './press-form.tsx';
import { requestStep, type DialogStep } from './request-step.ts';
// oxlint-disable-next-line import/no-unassigned-import -- a stylesheet has nothing to name
import '../../shared/journey.css';
import '../../shared/day-picker.css';
import './test-drive.css';
import './drive-dialog.css';

/**
 * Booking a test drive over the page of the car (VDP-2): the steps of the booking's own pages, which is where the
 * visitor is sent for whatever cannot be had here.
 */
export function DriveDialog({ href, isOpen, onClose }: FormDialogProps) {
  const { state } = useNavigation();
  const { build } = state().page;
  const [address, setAddress] = useState(href);
  const [view, setView] = useState<DialogStep | null>(null);
  const inside = useRef<HTMLDivElement>(null);
  // What a post has brought already: fetched again, a form would lose what is typed into it meanwhile.
  const brought = useRef<string | null>(null);
  const { start, sendWithProof } = useCostlyProof();
  const press = view?.step === 'times' ? view.press : null;
  const canPress = press !== null;
  useEffect(() => {
    const isThere = brought.current === address;
    brought.current = null;
    if (!isOpen || isThere) return undefined;
    const left = new AbortController();
    void (async () => {
      const found = await requestStep(address, { build, signal: left.signal });
      if (left.signal.aborted) return;
      if (found) setView(found.view);
      else location.assign(address);
    })();
    return () => left.abort();
  }, [address, build, isOpen]);
  useEffect(() => {
    if (canPress) start();
  }, [canPress, start]);
  const step = view?.step;
  useEffect(() => {
    // The button that had the focus is gone with its step.
    if (step === 'details') inside.current?.focus();
  }, [step]);
  const hold = async (form: HTMLFormElement) => {
    const sent = [...new FormData(form)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : '',
    ]);
    const body = new URLSearchParams(sent);
    const action = form.getAttribute('action') ?? '';
    const found = await requestStep(action, { build, body });
    if (!found) {
      form.submit();
      return;
    }
    // A time that is taken comes back under the address of the post, where there is nothing to read.
    if (found.view.step === 'details') {
      brought.current = found.address;
      setAddress(found.address);
    }
    setView(found.view);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={view?.heading ?? 'One moment'}
      foot={
        press ? (
          <PressForm press={press} className="drive-press" onSend={(form) => sendWithProof(form, hold)}>
            <p>
              <b>{view?.summary.when?.text}</b>
              <span>{view?.summary.location?.name}</span>
            </p>
            <Button type="submit">{press.shortText}</Button>
          </PressForm>
        ) : undefined
      }
    >
      <div ref={inside} className="drive-dialog" tabIndex={-1} onClick={(event) => stay(event, setAddress)}>
        {view?.step === 'times' && <DialogTimes view={view} />}
        {view?.step === 'details' && <DialogDetails view={view} />}
        {!view && <p role="status">Looking up free times</p>}
      </div>
    </Dialog>
  );
}

/** A choice is a link to the same step with it made: here the step is drawn anew where it stands. */
function stay(event: MouseEvent, go: (address: string) => void): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const { target } = event;
  const choice = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-keep-scroll]') : null;
  if (!choice) return;
  event.preventDefault();
  go(choice.pathname + choice.search);
}
