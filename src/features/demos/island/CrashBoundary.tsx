import { Component, type ReactNode } from 'react';
import { CrashPanel } from './CrashPanel.tsx';

interface Props {
  onReset: () => void;
  children: ReactNode;
}

/** Contains errors thrown by a demo, so that they don't affect the page. */
export class CrashBoundary extends Component<Props, { error: Error | undefined }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    return error ? <CrashPanel error={error} onReset={this.props.onReset} /> : this.props.children;
  }
}
