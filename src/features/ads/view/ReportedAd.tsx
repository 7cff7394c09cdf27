import { useEffect, type ReactNode } from 'react';
import { track } from '#services/analytics';
import { createDisplayReporter } from '../slot/displayEvent.ts';
import { AdBoundary } from './AdBoundary.tsx';
import { useAdConfig } from './AdProvider.tsx';

interface Props {
  /** Analytics label of the ad. */
  label: string;
  onCrash: () => void;
  children: ReactNode;
}

/** Mounts an ad, contains its crash, and reports its display in the share of cases that the provider configures. */
export function ReportedAd({ label, onCrash, children }: Props) {
  // Outside of the boundary: a missing provider is a mistake of ours, not a crash of the ad.
  const { displayRatio } = useAdConfig();
  return (
    <AdBoundary onCrash={onCrash}>
      <DisplayEvent label={label} ratio={displayRatio} />
      {children}
    </AdBoundary>
  );
}

/** Beside the ad, so that an ad that crashes while it renders is not reported as displayed. */
function DisplayEvent({ label, ratio }: { label: string; ratio: number }) {
  useEffect(() => {
    const report = createDisplayReporter({
      ratio,
      roll: Math.random,
      report: (shown) => track({ type: 'ad', action: 'display', label: shown }),
    });
    report(label);
    return () => report(undefined);
  }, [label, ratio]);
  return null;
}
