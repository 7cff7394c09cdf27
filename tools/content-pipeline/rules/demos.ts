import type { PageContext, PageReading } from '../page.ts';
import { quote } from '../problem.ts';
import { type JsxElement, lineOf } from '../tree.ts';
import type { Literal } from './literal.ts';
import { isDemoFolder } from './vocabulary.ts';

/** A demo lies beside the page, in a folder of its name, and stands on the page once: its anchors are ids. */
export function readDemo(node: JsxElement, folder: Literal | undefined, page: PageReading, { hasFile, report }: PageContext) {
  // What is no name of a folder was reported with the other attributes.
  if (typeof folder !== 'string' || !isDemoFolder(folder)) return;
  if ([...page.demos.values()].includes(folder)) report(lineOf(node), `Demo ${quote(folder)} is already on the page.`, 'Show it once, and link to it.');
  else if (hasFile(`./demos/${folder}/demo.ts`)) page.demos.set(node, folder);
  else report(lineOf(node), `Demo ${quote(folder)} does not lie beside the page.`, `Add demos/${folder}/demo.ts, or correct the name.`);
}
