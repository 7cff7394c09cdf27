import type { FeedOptions } from './showFeedAd.ts';

interface Options extends FeedOptions {
  place: Element;
  /** The network's script threw. */
  onScriptError: () => void;
}

/** Requests an ad through the network's script or, without one, its feed. The code for each is loaded on demand. */
export async function requestAd({ place, onScriptError, ...options }: Options) {
  const { settings } = options;
  if (settings.script) {
    const { loadNetworkScript } = await import('./loadScript.ts');
    loadNetworkScript(place, settings.script, settings, onScriptError);
  } else if (settings.feed) {
    const { showFeedAd } = await import('./showFeedAd.ts');
    await showFeedAd(place, settings.feed, options);
  }
}
