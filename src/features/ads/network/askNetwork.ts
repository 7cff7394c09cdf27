import type { SlotSettings } from '../slot/settings.ts';

interface Options {
  place: Element;
  settings: SlotSettings;
  /** What analytics calls an ad of the network. */
  label: string;
  /** Aborted when the reader leaves or hides the tab. */
  signal: AbortSignal;
  /** The feed had nothing but the house link. */
  onBackers: () => void;
  /** The network's script threw. */
  onScriptError: () => void;
  /** Our view of its ad threw. */
  onCrash: () => void;
}

/** Asks the network for an ad, by its script or else by its feed; each brings its code along. Without either, nobody is asked. */
export async function askNetwork({ place, settings, label, signal, onBackers, onScriptError, onCrash }: Options) {
  if (settings.script) {
    const { loadNetworkScript } = await import('./loadScript.ts');
    loadNetworkScript(place, settings.script, settings, onScriptError);
  } else if (settings.feed) {
    const { placeFeedAd } = await import('./placeFeedAd.ts');
    await placeFeedAd(place, settings.feed, { settings, label, signal, onBackers, onCrash });
  }
}
