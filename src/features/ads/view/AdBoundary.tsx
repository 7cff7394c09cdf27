import { Component, type ReactNode } from 'react';

interface Props {
  onCrash: () => void;
  children: ReactNode;
}

/** An ad that crashes is removed and reported once; the rest of the page is unaffected (specification §8). */
export class AdBoundary extends Component<Props, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch() {
    this.props.onCrash();
  }

  override render() {
    return this.state.hasCrashed ? null : this.props.children;
  }
}
