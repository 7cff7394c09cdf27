import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { ApiFolder } from '#model/api';
import type { Translate } from '#services/i18n';
import type { UsesOf } from '#services/api-reference';

/** What every part of an API page needs; the page is given it once. */
export interface ApiContextValue {
  folder: ApiFolder;
  t: Translate;
  /** The language of the packages' own texts, where it is not that of the page. */
  textLanguage: string | undefined;
  /** The address of a place on this site in the reader's language; nothing for a page that does not exist. */
  addressOf: (href: string) => string | undefined;
  /** The address of a named type of the product. */
  typeAddress: (key: string) => string;
  /** The address of a source file at the version that is documented. */
  sourceAddress: (file: string) => string;
  usesOf: UsesOf;
  /** The panel of code, which belongs to another room. */
  CodeBlock: ComponentType<{ language: string; title?: string; children: ReactNode }>;
}

export const ApiContext = createContext<ApiContextValue | undefined>(undefined);

export function useApi(): ApiContextValue {
  const value = useContext(ApiContext);
  if (!value) throw new Error('A part of the API reference was rendered outside of <ApiReference>.');
  return value;
}
