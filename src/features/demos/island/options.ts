import type { ComponentType } from 'react';
import type { CodeStyling, DemoShape } from '#model/demo';

export interface DemoOptions {
  /** Missing on the server where the demo is not rendered there. */
  Demo?: ComponentType;
  shape: DemoShape;
  isServerRendered: boolean;
  /** The demo in other stylings, fetched when a reader prefers one. */
  stylings?: { readonly [styling in CodeStyling]?: () => Promise<{ default: ComponentType }> };
}
