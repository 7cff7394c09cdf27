import type { EsmNode, JsxElement, JsxFlowElement } from '../tree.ts';
import { element, flagAttribute, importOf, propAttribute, variablesAttribute } from './nodes.ts';

/**
 * `<Demo of="multi-sorting" />` becomes a static frame around one island. Both are imported by the page, so that a page
 * brings exactly the demos it shows. The frame is told its surroundings by whoever renders the page, as `props.demo`, and
 * which frames come before it, so that it need not repeat what one of them says.
 */
export function renderDemos(demos: ReadonlyMap<JsxElement, string>): { frames: Map<JsxElement, JsxFlowElement>; imports: EsmNode[] } {
  const frames = new Map<JsxElement, JsxFlowElement>();
  const imports: EsmNode[] = [];
  const before: string[] = [];
  for (const [node, folder] of demos) {
    const number = frames.size + 1;
    const frame = `DemoFrame${number}`;
    const file = `./demos/${folder}/demo.ts`;
    imports.push(importOf(frame, `${file}?demo-frame`), importOf(`DemoIsland${number}`, `${file}?demo`));
    const attributes = [propAttribute('around', 'demo'), ...(before.length > 0 ? [variablesAttribute('after', before)] : [])];
    frames.set(node, element(frame, attributes, [element(`DemoIsland${number}`, [flagAttribute('client:near')], [])]));
    before.push(frame);
  }
  return { frames, imports };
}
