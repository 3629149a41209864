import { WifiOff } from 'lucide-react';
import { useOnline } from '../shared/use-online.ts';

/** Without a signal: what still works. */
export function OfflineBanner() {
  const isOnline = useOnline();
  return (
    <div className="offline" role="status">
      {!isOnline && (
        <div className="banner warn">
          <WifiOff className="i" />
          <span>
            <b>No signal.</b> <span className="only-d">You see what was read last. </span>What you type stays
            on this device<span className="only-d"> until it’s sent</span>.
          </span>
        </div>
      )}
    </div>
  );
}
