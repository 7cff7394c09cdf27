import type { ComponentType } from 'react';
import { DemoHost } from './DemoHost.tsx';
import type { DemoOptions } from './options.ts';

/** Wraps a demo as an island. The page passes no props, so nothing has to be serialized. */
export function createDemo(options: DemoOptions): ComponentType {
  return function DemoIsland() {
    return <DemoHost {...options} />;
  };
}
