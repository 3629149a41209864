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
            <b>No signal.</b> You see what was read last. What you type stays on this device until it’s sent.
          </span>
        </div>
      )}
    </div>
  );
}
