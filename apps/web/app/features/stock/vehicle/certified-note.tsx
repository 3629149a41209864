import type { CertifiedView } from '@forecourt/app/stock/vehicle/vehicle-page.view';
import { Icon } from '@forecourt/ui/icon';
import { badgeCheckIcon } from '@forecourt/ui/icons';

/** The sign of a certified car (RULE-8), which folds out to say what it stands for. */
export function CertifiedNote({ certified }: { readonly certified: CertifiedView }) {
  const { name, logoUrl, text } = certified;
  return (
    <details className="certified">
      <summary>
        {logoUrl === null ? (
          <>
            <Icon path={badgeCheckIcon} />
            {name}
          </>
        ) : (
          <img src={logoUrl} alt={name} height={28} />
        )}
      </summary>
      <p className="small">{text}</p>
    </details>
  );
}
