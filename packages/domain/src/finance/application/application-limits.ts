const msPerDay = 86_400_000;

/** How long an application that was begun waits for its writer: it says so beside every step. */
export const draftDays = 30;

export function draftEnd(now: Date): Date {
  return new Date(now.getTime() + draftDays * msPerDay);
}

/** When an application that was sent is removed, whatever became of it (FIN-1). */
export function applicationEnd(
  now: Date,
  { keepsApplicationDays }: { readonly keepsApplicationDays: number },
): Date {
  return new Date(now.getTime() + keepsApplicationDays * msPerDay);
}
