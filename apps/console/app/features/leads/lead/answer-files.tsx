import type { AnswerFileView } from '@forecourt/app/leads/inbox/lead.view';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { PictureDialog, type PictureView } from './picture-dialog.tsx';

/** What a buyer answered with: pictures small, which open large, and documents by their names. */
export function AnswerFiles({ files }: { readonly files: readonly AnswerFileView[] }) {
  const [openId, setOpen] = useState<string | null>(null);
  const pictures = files.filter((file): file is PictureView => file.preview !== null);
  const open = pictures.find(({ id }) => id === openId);
  return (
    <>
      <ul className="files">
        {files.map((file) => (
          <li key={file.id}>
            {file.preview ? (
              <button
                type="button"
                className="pic"
                aria-label={`Open ${file.name}, ${file.size}`}
                onClick={() => setOpen(file.id)}
              >
                <img src={file.preview.src} alt="" width={96} height={72} loading="lazy" decoding="async" />
              </button>
            ) : (
              <a className="doc" href={file.href} download={file.name}>
                <FileText className="i" />
                <span className="el">{file.name}</span>
                <span className="xs mut nw">PDF, {file.size}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
      {open && (
        <PictureDialog
          picture={open}
          others={pictures}
          onShow={({ id }) => setOpen(id)}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
