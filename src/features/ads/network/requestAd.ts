import type { SlotSettings } from '../slot/settings.ts';

interface Options {
  place: Element;
  settings: SlotSettings;
  /** Analytics label for ads of the network. */
  label: string;
  /** Aborted when the user leaves the page or hides the tab. */
  signal: AbortSignal;
  /** The feed returned only its house link to the backers page. */
  onBackers: () => void;
  /** The network's script threw. */
  onScriptError: () => void;
  /** Our component for the network's ad threw. */
  onCrash: () => void;
}

/** Requests an ad through the network's script or, without one, its feed. The code for each is loaded on demand. */
export async function requestAd({ place, settings, label, signal, onBackers, onScriptError, onCrash }: Options) {
  if (settings.script) {
    const { loadNetworkScript } = await import('./loadScript.ts');
    loadNetworkScript(place, settings.script, settings, onScriptError);
  } else if (settings.feed) {
    const { placeFeedAd } = await import('./placeFeedAd.ts');
    await placeFeedAd(place, settings.feed, { settings, label, signal, onBackers, onCrash });
  }
}
