import type { HostingPolicy } from './policy.ts';

/** Target of the "open in a sandbox" form of a demo. */
const FORM_TARGET = 'https://stackblitz.com';

/** The Trusted Types policies of the site: the one that writes HTML, and the default one created at boot. */
const TRUSTED_TYPES_POLICIES = 'docs-html default';

/** The Content-Security-Policy of every page; external hosts are listed only if they are configured. */
export function contentSecurityPolicy(policy: HostingPolicy): string {
  const hashes = [...policy.inlineScriptHashes, ...policy.previousInlineScriptHashes].map(quotedHash);
  const directives = [
    `default-src 'none'`,
    sources('script-src', `'self'`, ...hashes, ...policy.scriptHosts.map(checkedHost)),
    // Emotion and the Data Grid create style elements at run time, so their hashes cannot be listed.
    sources('style-src-elem', `'self'`, `'unsafe-inline'`, ...policy.styleHosts.map(checkedHost)),
    `style-src-attr 'unsafe-inline'`,
    // Charts draw exported images from blob: addresses and fonts from data: addresses.
    sources('img-src', `'self'`, 'data:', 'blob:', 'https:', ...(policy.imageHosts ?? []).map(checkedHost)),
    sources('font-src', `'self'`, 'data:', ...policy.fontHosts.map(checkedHost)),
    sources('connect-src', `'self'`, ...policy.connectHosts.map(checkedHost)),
    `frame-src 'self'`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `form-action ${FORM_TARGET}`,
    `frame-ancestors 'self'`,
    ...(policy.isHttps ? ['upgrade-insecure-requests'] : []),
    `require-trusted-types-for 'script'`,
    `trusted-types ${TRUSTED_TYPES_POLICIES}`,
  ];
  return directives.join('; ');
}

function sources(directive: string, ...values: readonly string[]): string {
  return [directive, ...new Set(values)].join(' ');
}

function quotedHash(hash: string): string {
  if (!/^sha256-[A-Za-z0-9+/]{43}=$/.test(hash)) {
    throw new Error(`"${hash}" is not the hash of an inline script; expected "sha256-" and 44 base64 characters.`);
  }
  return `'${hash}'`;
}

/** A space or semicolon in a configured host would inject sources or directives into the policy. */
function checkedHost(host: string): string {
  if (!/^(?:https?:\/\/)?(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/.test(host)) {
    throw new Error(`"${host}" is not valid in the Content-Security-Policy; write a host as "https://example.com".`);
  }
  return host;
}
