import type { Demo } from '../controllers/readDemo.ts';
import { DemoCode } from './DemoCode.tsx';
import { mountInFrame } from './mountInFrame.tsx';

const mounted = new WeakSet<Demo>();

/** Shows the code of a demo in its frame, from now on whenever it is open. */
export function mountCode(demo: Demo) {
  if (mounted.has(demo)) return;
  mounted.add(demo);
  mountInFrame(demo, 'code', <DemoCode demo={demo} />);
}
