import { mark } from '#lib/hook';
import { LATE } from '#model/hooks';
import type { SiteConfig } from '#model/site-config';

/** Configuration that browser code reads from meta tags, so that scripts are identical for all deployments. */
const NAMES = { docsHost: 'docs-host', measurementId: 'measurement-id', analyticsDebug: 'analytics-debug' } as const;

interface ServiceSettings {
  docsHost: string | undefined;
  measurementId: string | undefined;
  isAnalyticsDebugged: boolean;
}

/** A meta tag for each configured service; none by default. */
export function serviceMetas(config: SiteConfig): { name: string; content: string }[] {
  const metas = [
    { name: NAMES.docsHost, content: config.hasServiceWorker ? config.docsHost : undefined },
    { name: NAMES.measurementId, content: config.measurementId },
    { name: NAMES.analyticsDebug, content: config.isAnalyticsDebugged ? 'true' : undefined },
  ];
  return metas.flatMap(({ name, content }) => (content ? [{ name, content, ...mark(LATE) }] : []));
}

export function readServiceSettings(page: ParentNode): ServiceSettings {
  const read = (name: string) => page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || undefined;
  return {
    docsHost: read(NAMES.docsHost),
    measurementId: read(NAMES.measurementId),
    isAnalyticsDebugged: read(NAMES.analyticsDebug) === 'true',
  };
}
