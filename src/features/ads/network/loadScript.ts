import { allowHtml } from '#services/trusted-types/browser';
import type { SlotSettings } from '../slot/settings.ts';
import { containScript } from './containScript.ts';
import { createNetworkSanitizer } from './networkHtml.ts';

/** The network finds its own script by this id. */
const SCRIPT_ID = '_carbonads_js';

/** Brings the network's script into its place, once per document. Whether an ad comes of it, looking will tell. */
export function loadNetworkScript(place: Element, address: string, settings: SlotSettings, onError: () => void) {
  if (document.getElementById(SCRIPT_ID)) return;
  allowHtml(createNetworkSanitizer(settings.isLoopbackSecure));
  containScript({ place, hosts: settings.hosts, onError });
  const script = document.createElement('script');
  script.id = SCRIPT_ID;
  script.async = true;
  try {
    script.src = address;
    place.append(script);
  } catch {
    // The policy of the page does not know the host; no ad comes, and the slot fills itself.
  }
}
