import { useState } from 'react';
import { Button } from '@forecourt/ui/button';
import { Dialog } from '@forecourt/ui/dialog';
import { showToast } from '@forecourt/ui/toast';

const looks = ['dialog', 'sheet', 'drawer'] as const;

/** What lies over the page, each behind a button. */
export function DesignOverlays() {
  const [open, setOpen] = useState<(typeof looks)[number] | null>(null);
  return (
    <section className="sect">
      <h2>Over the page</h2>
      <div className="chips">
        {looks.map((look) => (
          <Button look="line" key={look} onClick={() => setOpen(look)}>
            Open the {look}
          </Button>
        ))}
        <Button
          look="line"
          onClick={() => showToast({ text: 'Car saved', action: { label: 'View list', href: '#top' } })}
        >
          Show a toast
        </Button>
      </div>
      {looks.map((look) => (
        <Dialog
          key={look}
          look={look}
          title={`A ${look}`}
          isOpen={open === look}
          onClose={() => setOpen(null)}
          foot={<Button onClick={() => setOpen(null)}>Done</Button>}
        >
          <p>It keeps the focus until it is closed.</p>
        </Dialog>
      ))}
    </section>
  );
}
