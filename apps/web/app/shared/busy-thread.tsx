import './busy-thread.css';

/** A line that moves while something is asked for elsewhere. */
export function BusyThread() {
  return (
    <div className="thread" aria-hidden="true">
      <i />
    </div>
  );
}
