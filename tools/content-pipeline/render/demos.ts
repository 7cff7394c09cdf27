import type { EsmNode, JsxElement, JsxFlowElement } from '../tree.ts';
import { element, flagAttribute, importOf, propAttribute } from './nodes.ts';

/**
 * `<Demo of="multi-sorting" />` becomes a static frame around one island. The page imports both, so that it loads exactly
 * the demos it shows. The code that renders the page passes the frame's context as `props.demo`.
 */
export function renderDemos(demos: ReadonlyMap<JsxElement, string>): {
  frames: Map<JsxElement, JsxFlowElement>;
  imports: EsmNode[];
} {
  const frames = new Map<JsxElement, JsxFlowElement>();
  const imports: EsmNode[] = [];
  for (const [node, folder] of demos) {
    const number = frames.size + 1;
    const frame = `DemoFrame${number}`;
    const file = `./demos/${folder}/demo.ts`;
    imports.push(importOf(frame, `${file}?demo-frame`), importOf(`DemoIsland${number}`, `${file}?demo`));
    const island = element(`DemoIsland${number}`, [flagAttribute('client:near')], []);
    frames.set(node, element(frame, [propAttribute('around', 'demo')], [island]));
  }
  return { frames, imports };
}
