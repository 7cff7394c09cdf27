import type { EsmNode, JsxElement, JsxFlowElement } from '../tree.ts';
import { element, flagAttribute, importOf, propAttribute } from './nodes.ts';

/**
 * `<Demo of="multi-sorting" />` becomes a static frame around one island. Both are imported by the page, so that a page
 * brings exactly the demos it shows. The frame is told its surroundings by whoever renders the page, as `props.demo`.
 */
export function renderDemos(demos: ReadonlyMap<JsxElement, string>): { frames: Map<JsxElement, JsxFlowElement>; imports: EsmNode[] } {
  const frames = new Map<JsxElement, JsxFlowElement>();
  const imports: EsmNode[] = [];
  for (const [node, folder] of demos) {
    const number = frames.size + 1;
    const file = `./demos/${folder}/demo.ts`;
    imports.push(importOf(`DemoFrame${number}`, `${file}?demo-frame`), importOf(`DemoIsland${number}`, `${file}?demo`));
    frames.set(node, element(`DemoFrame${number}`, [propAttribute('around', 'demo')], [element(`DemoIsland${number}`, [flagAttribute('client:near')], [])]));
  }
  return { frames, imports };
}
