import { useEffect, useRef } from 'react';
import { Icon } from '@forecourt/ui/icon';
import { triangleAlertIcon } from '@forecourt/ui/icons';
import { isOffline, offlineResults } from '../../../browser/offline.ts';
import { useNavigation, useNavigationState } from '../../../navigation/use-navigation.ts';

/** A request failed: the results before it stay, and this says so (SRCH-9). */
export function RefreshNotice({ text }: { readonly text: string }) {
  const navigation = useNavigation();
  const { address, nextAddress, hasFailed } = useNavigationState();
  const tried = useRef<string | null>(null);
  useEffect(() => {
    if (nextAddress !== null) tried.current = nextAddress;
  }, [nextAddress]);
  return (
    <div role="alert">
      {hasFailed && (
        <p className="notice">
          <Icon path={triangleAlertIcon} />
          <span>
            {isOffline() ? offlineResults : text}{' '}
            <button
              type="button"
              className="link"
              onClick={() => void navigation.go(tried.current ?? address, { keepsScroll: true })}
            >
              Try again
            </button>
          </span>
        </p>
      )}
    </div>
  );
}
