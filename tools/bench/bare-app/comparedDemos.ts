import { basename, dirname } from 'node:path';
import { nameOfDemo } from '#model/demo';
import { pathOfFolder } from '#model/page';

/** A demo that is compared with a bare app that runs the same file. */
export interface ComparedDemo {
  title: string;
  /** Path of the page that shows it. */
  page: string;
  /** Name of the component, which identifies the demo on the page. */
  demo: string;
  /** Path of its file, relative to the repository root. */
  file: string;
}

export const COMPARED_DEMOS: readonly ComparedDemo[] = [
  compared('bar chart', 'charts/bars/smallest-bars'),
  compared('date picker', 'date-pickers/date-picker/basic-date-picker'),
  compared('grid', 'data-grid/quickstart/first-grid'),
];

function compared(title: string, id: string): ComparedDemo {
  const [guide, folder] = [dirname(id), basename(id)];
  const demo = nameOfDemo(folder);
  return { title, page: `${pathOfFolder(guide)}/`, demo, file: `content/${guide}/demos/${folder}/${demo}.tsx` };
}
