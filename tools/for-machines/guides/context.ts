import type { ApiNames } from '../../api-extractor/index.ts';
import type { PageReading } from '../../content-pipeline/index.ts';
import type { Addresses } from '../addresses.ts';

/** Code of the files a page has shown, by name: demos share data, and each file is told once. */
export type ShownFiles = Map<string, string>;

/** What is known of the page that is written. */
export interface GuideContext {
  /** The checkout. */
  root: string;
  /** Where the page is read: `/x/react-data-grid/sorting`. */
  path: string;
  /** Folder of the page, relative to the checkout. */
  folder: string;
  reading: PageReading;
  api: Pick<ApiNames, 'find'>;
  addresses: Addresses;
  /** Files of demos the page has shown so far. */
  shown: ShownFiles;
}
