import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, it } from 'vitest';
import { readSiteConfig } from '../../tools/workspace/siteConfig.ts';
import { hostingPolicyOf } from '../../tools/build/hostingPolicy.ts';
import { contentSecurityPolicy } from '../../tools/hosting/contentSecurityPolicy.ts';
import { NETWORK_HOST, NETWORK_ORIGIN, testSite } from '../../tools/testing/testSite.ts';

/** Google's scale: lower is worse; below 45 a policy is not strict. */
const WORST_ALLOWED = 45;

const findingsIn = (policy: string) => new CspEvaluator(new CspParser(policy).csp).evaluate();
const severe = (policy: string) =>
  findingsIn(policy)
    .filter(({ severity }) => severity <= WORST_ALLOWED)
    .map(({ severity, directive, description }) => `${severity} ${directive}: ${description}`);

describe('content security policies, checked by csp_evaluator', () => {
  const built = readFileSync(join(testSite.folder, '_headers'), 'utf8').matchAll(
    /^\s+Content-Security-Policy: (.*)$/gm,
  );
  // The mock ad network is local and has no certificate.
  const policies = Array.from(built, ([, policy = '']) => policy.replaceAll(NETWORK_ORIGIN, `https://${NETWORK_HOST}`));

  it('of the built site, its pages and the playground frame have no severe findings', () => {
    expect(policies.length).toBeGreaterThanOrEqual(2);
    expect(policies.flatMap(severe)).toEqual([]);
  });

  it('with an ad network and analytics have no severe findings', () => {
    const config = readSiteConfig({
      SITE_URL: 'https://docs.example.com',
      AD_SCRIPT_URL: 'https://ads.example.com/serve.js',
      AD_FEED_URL: 'https://feed.example.com/ads.json',
      MEASUREMENT_ID: 'G-ABC123DEF4',
    });
    expect(
      severe(
        contentSecurityPolicy(hostingPolicyOf(config, ['sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='], [])),
      ),
    ).toEqual([]);
  });

  it('are distinguished from one that allows scripts', () => {
    expect(severe("script-src 'unsafe-inline' https:; object-src *")).not.toEqual([]);
  });
});
