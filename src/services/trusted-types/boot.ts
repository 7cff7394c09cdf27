import { createDefaultPolicyIn } from './policyFactory.ts';
import { sanitizerOf } from './sanitizerSlot.ts';

/**
 * Every string that reaches a script or HTML sink goes through here first: scripts come from this origin or from a
 * configured host, HTML passes the sanitizer (none is there until a room brings one), text never becomes a script.
 */
export function createDefaultPolicy() {
  const hosts = [location.origin, ...(document.documentElement.dataset['scriptHosts'] ?? '').split(' ')];
  createDefaultPolicyIn(window, {
    createScriptURL: (address) => (hosts.includes(new URL(address, location.href).origin) ? address : undefined),
    createHTML: (html) => sanitizerOf(window as object)?.(html),
  });
}
