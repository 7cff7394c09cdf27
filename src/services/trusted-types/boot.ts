import { sanitizerOf } from './sanitizerSlot.ts';

interface PolicyFactory {
  createPolicy: (name: string, rules: Record<string, (input: string) => string | undefined>) => unknown;
}

/**
 * Every string that reaches a script or HTML sink goes through here first: scripts come from this origin or from a
 * configured host, HTML passes the sanitizer (none is there until a room brings one), text never becomes a script.
 */
export function createDefaultPolicy() {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  const hosts = [location.origin, ...(document.documentElement.dataset['scriptHosts'] ?? '').split(' ')];
  try {
    trustedTypes?.createPolicy('default', {
      createScriptURL: (address) => (hosts.includes(new URL(address, location.href).origin) ? address : undefined),
      createHTML: (html) => sanitizerOf(window as object)?.(html),
    });
  } catch {
    // A policy of that name exists already, or a header forbids it; sinks then refuse every string, which is safe.
  }
}
