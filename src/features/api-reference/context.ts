import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { ApiFolder } from '#model/api';
import type { ImportCost } from '#model/import-costs';
import type { RowHistory } from '#model/row-history';
import type { Translate } from '#services/i18n';
import type { UsesOf } from '#services/api-reference';

/** Shared by all components of an API page. */
export interface ApiContextValue {
  folder: ApiFolder;
  t: Translate;
  /** Language of the package descriptions, if it differs from that of the page. */
  textLanguage: string | undefined;
  /** Localizes a link within this site; `undefined` if the page does not exist. */
  addressOf: (href: string) => string | undefined;
  /** URL of a named type of the product. */
  typeAddress: (key: string) => string;
  /** URL of a source file at the documented version. */
  sourceAddress: (file: string) => string;
  usesOf: UsesOf;
  /** The explorer of a component, with a prop set; `undefined` if it has none. */
  explorerOf: (component: string, prop?: string) => string | undefined;
  /** The page that compares releases. */
  changesAddress: string;
  /** What releases did to the row at an anchor, or to an export by its name. */
  historyOf: (anchor: string) => RowHistory | undefined;
  /** What importing a component costs, by usage key, and when that was measured. */
  costOf: (key: string) => (ImportCost & { date: string }) | undefined;
  /** Injected, because features must not import each other. */
  CodeBlock: ComponentType<{ language: string; title?: string; children: ReactNode }>;
}

export const ApiContext = createContext<ApiContextValue | undefined>(undefined);

export function useApi(): ApiContextValue {
  const value = useContext(ApiContext);
  if (!value) throw new Error('API reference components must be rendered inside <ApiReference>.');
  return value;
}
