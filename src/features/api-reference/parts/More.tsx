import type { ReactNode } from 'react';

/** Collapsed content. A `details` element, so that find-in-page can reveal it. */
export function More({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="ui-disclosure">
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
