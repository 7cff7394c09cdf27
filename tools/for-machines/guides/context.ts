import type { ApiNames } from '../../api-extractor/index.ts';
import type { PageReading } from '../../content-pipeline/index.ts';
import type { Addresses } from '../addresses.ts';

/** Code of the files shown so far, by name. Demos share data files, and each file is shown once. */
type ShownFiles = Map<string, string>;

/** The page that is being converted. */
export interface GuideContext {
  /** The repository root. */
  root: string;
  /** URL path of the page: `/x/react-data-grid/sorting`. */
  path: string;
  /** Folder of the page, relative to the repository root. */
  folder: string;
  reading: PageReading;
  api: Pick<ApiNames, 'find'>;
  addresses: Addresses;
  /** Demo files that the page has shown so far. */
  shown: ShownFiles;
}
