/**
 * What readers type when they look for a section, in words that its text doesn't use: symptoms, names in other libraries,
 * former names of props. Separated by commas, in any order. The build fails if a section doesn't exist.
 */
import { chartsPhrases } from './charts.ts';
import { dataGridPhrases } from './data-grid.ts';
import { datePickersPhrases } from './date-pickers.ts';
import { generalPhrases } from './general.ts';
import { treeViewPhrases } from './tree-view.ts';
import type { SearchPhrases } from './types.ts';

export const searchPhrases: SearchPhrases = {
  ...dataGridPhrases,
  ...datePickersPhrases,
  ...chartsPhrases,
  ...treeViewPhrases,
  ...generalPhrases,
};

/** The same for all explorers of components. */
export const explorerPhrases = 'playground, try props live, interactive props, sandbox, configurator, generate code';
