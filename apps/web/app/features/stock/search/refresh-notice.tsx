import { useEffect, useRef } from 'react';
import { Icon } from '@forecourt/ui/icon';
import { triangleAlertIcon } from '@forecourt/ui/icons';
import { isOffline, offlineResults } from '../../../browser/offline.ts';
import { useNavigation, useNavigationState } from '../../../navigation/use-navigation.ts';

interface RefreshNoticeProps {
  readonly text: string;
  /** Tries again by itself once there is a network; one of a page does. */
  readonly retries?: boolean;
}

/** A request failed: the results before it stay, and this says so (SRCH-9). */
export function RefreshNotice({ text, retries = false }: RefreshNoticeProps) {
  const navigation = useNavigation();
  const { address, nextAddress, hasFailed, failedHref } = useNavigationState();
  const tried = useRef<string | null>(null);
  useEffect(() => navigation.tellFailures(), [navigation]);
  useEffect(() => {
    if (nextAddress !== null) tried.current = nextAddress;
  }, [nextAddress]);
  const isWaiting = retries && hasFailed && failedHref === null;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const retry = () => void navigation.go(tried.current ?? address, { keepsScroll: true });
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isWaiting, navigation, address]);
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
