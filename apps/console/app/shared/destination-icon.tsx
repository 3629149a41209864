import { Braces, FileText, Mail, Webhook } from 'lucide-react';

/** How a lead leaves, by the word for it: email, ADF, webhook, file. */
export function DestinationIcon({ kind }: { readonly kind: string }) {
  if (/mail/i.test(kind)) return <Mail className="i" />;
  if (/hook/i.test(kind)) return <Webhook className="i" />;
  return kind === 'file' ? <FileText className="i" /> : <Braces className="i" />;
}
