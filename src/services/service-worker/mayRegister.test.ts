import { describe, expect, it } from 'vitest';
import { SERVICE_WORKER_PATH, SERVICE_WORKER_SCOPE } from './address.ts';
import { mayRegister } from './mayRegister.ts';

describe('the service worker', () => {
  it('lives at the path of the specification', () => {
    expect([SERVICE_WORKER_PATH, SERVICE_WORKER_SCOPE]).toEqual(['/x/sw.js', '/x/']);
  });

  it('may be registered by a production build on exactly the configured host', () => {
    expect(mayRegister({ isProduction: true, docsHost: 'mui.com', hostname: 'mui.com' })).toBe(true);
    expect(mayRegister({ isProduction: false, docsHost: 'mui.com', hostname: 'mui.com' })).toBe(false);
    expect(mayRegister({ isProduction: true, docsHost: undefined, hostname: 'mui.com' })).toBe(false);
  });

  it.each(['mui.com.evil.test', 'notmui.com', 'www.mui.com', 'mui.co', 'mui.com.', 'MUI.COM', '', 'localhost'])(
    'F65 may not be registered on %s',
    (hostname) => expect(mayRegister({ isProduction: true, docsHost: 'mui.com', hostname })).toBe(false),
  );
});
