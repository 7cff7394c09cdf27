import type { ComponentType } from 'react';
import type { CodeStyling, DemoShape } from '#model/demo';
import { DemoHost } from './DemoHost.tsx';

export interface DemoOptions {
  /** Missing on the server where the demo is not rendered there. */
  Demo?: ComponentType;
  shape: DemoShape;
  isServerRendered: boolean;
  /** The demo in other stylings, fetched when a reader prefers one. */
  stylings?: { readonly [styling in CodeStyling]?: () => Promise<{ default: ComponentType }> };
}

/** A demo as an island. Nothing is passed to it from the page, so nothing has to be serialized. */
export function createDemo(options: DemoOptions): ComponentType {
  return function DemoIsland() {
    return <DemoHost {...options} />;
  };
}
