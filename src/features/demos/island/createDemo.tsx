import type { ComponentType } from 'react';
import { DemoHost } from './DemoHost.tsx';
import type { DemoOptions } from './options.ts';

export type Island = ComponentType & Pick<DemoOptions, 'shape'>;

/** Wraps a demo as an island. The page passes no props, so nothing has to be serialized. */
export function createDemo({ idPrefix, ...options }: DemoOptions): Island {
  function DemoIsland() {
    return <DemoHost {...options} />;
  }
  return Object.assign(DemoIsland, { idPrefix, shape: options.shape });
}
