import type { ComponentType } from 'react';
import type { CodeStyling, DemoShape } from '#model/demo';

export interface DemoOptions {
  /** Prefix of all ids in the markup; the browser reads it from there. */
  idPrefix?: string;
  /** Missing on the server if the demo is not server-rendered. */
  Demo?: ComponentType;
  shape: DemoShape;
  isServerRendered: boolean;
  /** The demo in other stylings, loaded when the user prefers one. */
  stylings?: { readonly [styling in CodeStyling]?: () => Promise<{ default: ComponentType }> };
}
