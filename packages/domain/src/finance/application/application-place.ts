/** What the seal of an application that was sent is bound to: moved to another row or site it does not open. */
export function applicationPlace(siteId: string, applicationId: string): string {
  return `finance application ${siteId} ${applicationId}`;
}

/** The same of its draft. */
export function draftPlace(siteId: string, applicationId: string): string {
  return `finance draft ${siteId} ${applicationId}`;
}
