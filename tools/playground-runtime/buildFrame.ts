import { createHash } from 'node:crypto';
import { FRAME_PATH } from '#model/playground';
import { CACHE_CONTROL, type HeaderRule } from '../hosting/index.ts';
import { bundleScript } from '../workspace/bundleScript.ts';

interface BuiltFrame {
  html: string;
  rules: HeaderRule[];
}

/**
 * The document in which user code runs: one inline script, the font of the site, and headers that block all network
 * access.
 */
export async function buildFrame(entry: string, font: Buffer): Promise<BuiltFrame> {
  const script = await bundleScript(entry);
  // A closing script tag in the text would end the script element.
  if (/<\/script/i.test(script)) throw new Error(`The script of ${entry} contains a closing script tag.`);
  const hash = createHash('sha256').update(script).digest('base64');
  return { html: documentOf(script, font.toString('base64')), rules: [{ path: FRAME_PATH, headers: headersOf(hash) }] };
}

function documentOf(script: string, font: string): string {
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Preview</title>
<style>@font-face{font-family:'Inter Variable';font-weight:400 700;font-display:block;src:url(data:font/woff2;base64,${font}) format('woff2')}:root{--font-sans:'Inter Variable',system-ui,sans-serif}body{margin:0}#root{box-sizing:border-box;min-height:100vh;padding:24px}</style>
</head>
<body>
<main id="root"></main>
<script>${script}</script>
</body>
</html>
`;
}

function headersOf(scriptHash: string): Record<string, string> {
  const policy = [
    'sandbox allow-scripts',
    `default-src 'none'`,
    // This is the only script in the document; it evaluates text received from the page.
    `script-src 'sha256-${scriptHash}' 'unsafe-eval'`,
    `style-src 'unsafe-inline'`,
    `img-src 'self' data:`,
    'font-src data:',
    `connect-src 'none'`,
    `worker-src 'none'`,
    `frame-src 'none'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'self'`,
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'Cache-Control': CACHE_CONTROL.hashed,
    'Referrer-Policy': 'no-referrer',
  };
}
