import { Component, Suspense, type ReactNode } from 'react';

/** Error boundary of a part that is loaded later: where it cannot be drawn, the page goes on without it. */
export class PartBoundary extends Component<
  { readonly children: ReactNode },
  { readonly isBroken: boolean }
> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? null : <Suspense>{this.props.children}</Suspense>;
  }
}
