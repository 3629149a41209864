interface PhotoRequest {
  readonly request: string | null;
  readonly message: string | null;
}

/** What staff read of a request for photos (VDP-8): the request, and below it what the visitor added. */
export function photoRequestMessage({ request, message }: PhotoRequest, requestPhotosText: string): string {
  const asked = request ?? requestPhotosText;
  return message === null ? asked : `${asked}\n\n${message}`;
}
