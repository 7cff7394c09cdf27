import { siteNamed } from '../build/siteTarget.ts';

/** Host names that Chromium resolves to localhost, so that one build works with any port. */
export const DOCS_HOST = 'docs.localhost';
export const NETWORK_HOST = 'ads.localhost';
export const NETWORK_ORIGIN = `http://${NETWORK_HOST}`;
export const ICON_FONT_URL = 'https://fonts.localhost/icons.css';
export const FEEDBACK_URL = 'https://feedback.localhost/';
export const MEASUREMENT_ID = 'G-TEST123456';
export const ANALYTICS_ORIGIN = 'https://www.googletagmanager.com';

/**
 * The site for browser tests: all pages and demos, with ads, analytics, feedback and a docs host configured. On any other host, and
 * for the headless browser of the tests, it behaves like a site without them.
 */
export const testSite = siteNamed('tests', {
  // Not https, which would add headers that need a certificate.
  SITE_URL: `http://${DOCS_HOST}`,
  MEASUREMENT_ID,
  AD_SCRIPT_URL: `${NETWORK_ORIGIN}/script.js`,
  AD_FEED_URL: `${NETWORK_ORIGIN}/feed.json`,
  FEEDBACK_URL,
  LOOPBACK_IS_SECURE: 'true',
  ICON_FONT_URL,
  EDIT_URL: 'https://github.com/mui/mui-x/edit/master',
});
