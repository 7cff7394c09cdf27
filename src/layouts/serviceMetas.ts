import type { SiteConfig } from '#model/site-config';

/** Configuration that code in the browser reads from the page, so that scripts are the same for every site. */
const NAMES = { docsHost: 'docs-host', measurementId: 'measurement-id', analyticsDebug: 'analytics-debug' } as const;

export interface ServiceSettings {
  docsHost: string | undefined;
  measurementId: string | undefined;
  isAnalyticsDebugged: boolean;
}

/** A meta for each service that is configured; none by default. `data-late` asks for the code that waits until idle. */
export function serviceMetas(config: SiteConfig): { name: string; content: string; 'data-late': '' }[] {
  const metas = [
    { name: NAMES.docsHost, content: config.hasServiceWorker ? config.docsHost : undefined },
    { name: NAMES.measurementId, content: config.measurementId },
    { name: NAMES.analyticsDebug, content: config.isAnalyticsDebugged ? 'true' : undefined },
  ];
  return metas.flatMap(({ name, content }) => (content ? [{ name, content, 'data-late': '' as const }] : []));
}

export function readServiceSettings(page: ParentNode): ServiceSettings {
  const read = (name: string) => page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || undefined;
  return {
    docsHost: read(NAMES.docsHost),
    measurementId: read(NAMES.measurementId),
    isAnalyticsDebugged: read(NAMES.analyticsDebug) === 'true',
  };
}
