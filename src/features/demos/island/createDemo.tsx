import type { ComponentType } from 'react';
import { DemoHost } from './DemoHost.tsx';
import type { DemoOptions } from './options.ts';

/** A demo as an island. Nothing is passed to it from the page, so nothing has to be serialized. */
export function createDemo(options: DemoOptions): ComponentType {
  return function DemoIsland() {
    return <DemoHost {...options} />;
  };
}
