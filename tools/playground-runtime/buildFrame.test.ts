import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../workspace/paths.ts';
import { buildFrame } from './buildFrame.ts';

const FONT = Buffer.from('a font');

describe('the frame of the runner', async () => {
  const { html, rules } = await buildFrame(join(root, 'src/services/runner/frame/main.ts'), FONT);
  const policy = rules[0]?.headers['Content-Security-Policy'] ?? '';

  it('is a small document with one inline script, which its policy allows', () => {
    const scripts = [...html.matchAll(/<script>([^]*?)<\/script>/g)];
    expect(scripts).toHaveLength(1);
    expect(policy).toContain(
      `'sha256-${createHash('sha256')
        .update(scripts[0]?.[1] ?? '')
        .digest('base64')}'`,
    );
    expect(html.length).toBeLessThan(10_000);
    expect(html).not.toMatch(/\b(?:src|href)=/);
  });

  it('embeds the font of the site', () => {
    expect(html).toContain(`url(data:font/woff2;base64,${FONT.toString('base64')})`);
    expect(policy.split('; ')).toContain('font-src data:');
  });

  it('may run scripts but not access the network', () => {
    const directives = policy.split('; ');
    expect(directives).toEqual(
      expect.arrayContaining([
        'sandbox allow-scripts',
        "default-src 'none'",
        "connect-src 'none'",
        "worker-src 'none'",
        "frame-src 'none'",
        "form-action 'none'",
        "frame-ancestors 'self'",
      ]),
    );
    expect(policy.replace("style-src 'unsafe-inline'", '')).not.toMatch(
      /unsafe-inline|https?:|allow-same-origin|blob:/,
    );
  });
});
