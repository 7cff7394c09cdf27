import type { ReactNode } from 'react';
import { AdProvider, AdSlot, InlineAdPlace } from '#features/ads';
import { Needs, PlanNote } from '#features/lenses';
import { PrivacyChoice } from '#features/privacy';
import type { Plan } from '#model/nav';
import { site } from '#services/site';
import type { ShellContext } from '#shell';
import { consentSubject, PRIVACY_PAGE } from './consent.ts';
import { alternativeTo } from './alternatives.ts';
import { needsOf } from './needs.ts';

const network = {
  script: site.adScriptUrl,
  hosts: site.adScriptHosts,
  feed: site.adFeedUrl,
  isLoopbackSecure: site.isLoopbackSecure || undefined,
};

type Context = Pick<ShellContext, 't' | 'language'>;

/** Content between the title of a page and its article. */
export function belowTitle(path: string, plan: Plan | undefined, hasAds: boolean, context: Context): ReactNode {
  const { t, language } = context;
  if (path === PRIVACY_PAGE) return <PrivacyChoice t={t} subject={consentSubject(t)} />;
  const needs = needsOf(path);
  if (!hasAds && !plan && needs.length === 0) return undefined;
  return (
    <>
      {plan && <PlanNote plan={plan} alternative={alternativeTo(path)} t={t} language={language} />}
      <Needs needs={needs} />
      {hasAds && (
        <AdProvider>
          <AdSlot t={t} network={network} />
        </AdProvider>
      )}
    </>
  );
}

/** The ad placement below a demo, shown once its code is opened. Only the feed has ads of that size. */
export function belowDemo(hasAds: boolean, { t }: Context): ReactNode {
  if (!hasAds || !network.feed) return undefined;
  return (
    <AdProvider>
      <InlineAdPlace t={t} network={network} />
    </AdProvider>
  );
}
