import { planOfImports } from '#model/package-plan';
import type { DemoFacts, DemoShape } from '#model/demo';
import type { DemoSource } from '../demoSource.ts';
import { importsOf } from './imports.ts';

/** Properties derived from the packages of a demo. */
export interface DemoTraits {
  plan: DemoFacts['plan'];
  layout: DemoFacts['layout'];
  /** The placeholder before hydration, if the demo is not rendered on the server. */
  shape: DemoShape;
  isServerRendered: boolean;
  usesIconFont: boolean;
}

export function traitsOf({ definition, files }: DemoSource): DemoTraits {
  const imports = [...files.values()].flat().flatMap(importsOf);
  const packages = imports.flatMap(({ packageName, isTypeOnly }) => (packageName && !isTypeOnly ? [packageName] : []));
  const uses = (pattern: RegExp) => packages.some((name) => pattern.test(name));
  // The grid renders nothing on the server, so its demos need no `ssr: false`; with `ssr: true`, they have a substitute.
  const isGrid = uses(/^@mui\/x-data-grid/);
  const isChart = uses(/^@mui\/x-charts/);
  // The Tree View Pro watermark is a line of text across the whole tree; in a narrow one it would cover items.
  const isTreePro = uses(/^@mui\/x-tree-view-pro$/);
  return {
    plan: planOfImports(packages),
    layout: definition?.layout ?? (isGrid || isChart || isTreePro ? 'fill' : 'center'),
    shape: shapeOf(isGrid, isChart),
    isServerRendered: definition?.ssr ?? !isGrid,
    usesIconFont: imports.some(({ specifier }) => specifier === '@mui/material/Icon'),
  };
}

function shapeOf(isGrid: boolean, isChart: boolean): DemoShape {
  if (isGrid) return 'grid';
  return isChart ? 'chart' : 'plain';
}
