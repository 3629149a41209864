import { Button } from '@forecourt/ui/button';

interface AccountActProps {
  readonly does: { readonly action: string; readonly text: string };
  readonly id: string;
  /** Which of several it is about, for who hears the page. */
  readonly whose: string;
}

/** Does something with one line of the account, without a script too. */
export function AccountAct({ does, id, whose }: AccountActProps) {
  return (
    <form method="post" action={does.action} data-document="">
      <input type="hidden" name="id" value={id} />
      <Button type="submit" look="line" isSmall aria-label={`${does.text}: ${whose}`}>
        {does.text}
      </Button>
    </form>
  );
}
