import { createDefaultPolicyIn } from './policyFactory.ts';
import { sanitizerOf } from './sanitizerSlot.ts';
import { SCRIPT_HOSTS_ATTRIBUTE } from './scriptHosts.ts';

/**
 * Checks every string that reaches a script or HTML sink: script URLs must have this origin or a configured host, HTML is
 * sanitized (rejected until a sanitizer is set), and text never becomes a script.
 */
export function createDefaultPolicy() {
  const hosts = [location.origin, ...(document.documentElement.getAttribute(SCRIPT_HOSTS_ATTRIBUTE) ?? '').split(' ')];
  createDefaultPolicyIn(window, {
    createScriptURL: (address) => (hosts.includes(new URL(address, location.href).origin) ? address : undefined),
    // Picker fields set `innerHTML` to their text. Text without markup and character references needs no sanitizer. Image
    // export passes a copy of the chart to `DOMParser`; a parsed document runs no script, and `script-src` blocks its event
    // handlers.
    createHTML: (html, _type, sink) =>
      /[<&]/.test(html) && !/Parser/.test(sink) ? sanitizerOf(window as object)?.(html) : html,
  });
}
