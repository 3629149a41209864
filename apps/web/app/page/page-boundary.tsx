import { Component, type ReactNode } from 'react';

interface PageBoundaryProps {
  readonly address: string;
  readonly children: ReactNode;
}

/** Error boundary: a page that cannot be drawn leaves the layout, so that the visitor can go elsewhere. */
export class PageBoundary extends Component<PageBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <div className="wrap band">
        <h1>Something went wrong on this page</h1>
        <p>
          <a href={this.props.address} data-document="">
            Load it again
          </a>
        </p>
      </div>
    );
  }
}
