import type { EsmNode, JsxElement, JsxFlowElement } from '../tree.ts';
import { element, flagAttribute, importOf, propAttribute, variablesAttribute } from './nodes.ts';

/**
 * `<Demo of="multi-sorting" />` becomes a static frame around one island. The page imports both, so that it loads exactly
 * the demos it shows. The code that renders the page passes the frame's context as `props.demo`; `after` lists the preceding
 * frames, so that the frame need not repeat what they contain.
 */
export function renderDemos(demos: ReadonlyMap<JsxElement, string>): {
  frames: Map<JsxElement, JsxFlowElement>;
  imports: EsmNode[];
} {
  const frames = new Map<JsxElement, JsxFlowElement>();
  const imports: EsmNode[] = [];
  const before: string[] = [];
  for (const [node, folder] of demos) {
    const number = frames.size + 1;
    const frame = `DemoFrame${number}`;
    const file = `./demos/${folder}/demo.ts`;
    imports.push(importOf(frame, `${file}?demo-frame`), importOf(`DemoIsland${number}`, `${file}?demo`));
    const attributes = [
      propAttribute('around', 'demo'),
      ...(before.length > 0 ? [variablesAttribute('after', before)] : []),
    ];
    frames.set(node, element(frame, attributes, [element(`DemoIsland${number}`, [flagAttribute('client:near')], [])]));
    before.push(frame);
  }
  return { frames, imports };
}
