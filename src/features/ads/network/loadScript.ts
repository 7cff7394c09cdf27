import { allowHtml } from '#services/trusted-types/browser';
import type { SlotSettings } from '../slot/settings.ts';
import { containScript } from './containScript.ts';
import { createNetworkSanitizer } from './networkHtml.ts';

/** The network's script looks itself up by this id. */
const SCRIPT_ID = '_carbonads_js';

/** Inserts the network's script once per document. Polling finds out whether it delivers an ad. */
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
    // The Trusted Types policy rejects the host. Without an ad, the slot falls back to an in-house one.
  }
}
