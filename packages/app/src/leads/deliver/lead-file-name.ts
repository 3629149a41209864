/** The name of the file in which a delivery lies, by its key. */
export function leadFileName(deliveryKey: string): string {
  return `${deliveryKey.replaceAll(/[^A-Za-z0-9-]/g, '_')}.csv`;
}
