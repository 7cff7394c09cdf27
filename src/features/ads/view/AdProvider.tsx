import { createContext, useContext, type ReactNode } from 'react';
import { DEFAULT_DISPLAY_RATIO } from '../slot/displayEvent.ts';

interface AdConfig {
  /** Share of ads whose display is reported to analytics. */
  displayRatio: number;
}

const AdConfigContext = createContext<AdConfig | undefined>(undefined);

export function AdProvider({
  displayRatio = DEFAULT_DISPLAY_RATIO,
  children,
}: Partial<AdConfig> & { children: ReactNode }) {
  return <AdConfigContext value={{ displayRatio }}>{children}</AdConfigContext>;
}

/** The specification prescribes the error message (§8). */
export function useAdConfig(): AdConfig {
  const config = useContext(AdConfigContext);
  if (!config) {
    throw new Error(
      'Could not find docs ad config context value; please ensure the component is wrapped in an AdProvider',
    );
  }
  return config;
}
