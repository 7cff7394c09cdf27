import { describe, expect, it } from 'vitest';
import { pathOfPicture, pathOfMarkdown, PICTURE_SIZE } from '#model/machine-files';
import { pagePaths, readFile, siteUrl } from './builtPages.ts';

const headOf = (html: string) => html.split('</head>')[0] ?? '';
const metaOf = (head: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(head)?.[1];

describe('machine-readable metadata of a page', () => {
  it('includes a Markdown alternate, its own social image, a title and a control to copy the Markdown', () => {
    const faults = pagePaths.flatMap((path) => {
      const html = readFile(`${path}/index.html`);
      const head = headOf(html);
      const facts = {
        alternate: head.includes(
          `<link rel="alternate" type="text/markdown" hreflang="en" href="${siteUrl}${pathOfMarkdown(path)}"`,
        ),
        picture: metaOf(head, 'og:image') === siteUrl + pathOfPicture(path),
        width: metaOf(head, 'og:image:width') === String(PICTURE_SIZE.width),
        height: metaOf(head, 'og:image:height') === String(PICTURE_SIZE.height),
        card: metaOf(head, 'twitter:card') === 'summary_large_image',
        title: Boolean(metaOf(head, 'og:title')),
        // The landing page has no article to copy.
        copyPage: path === '/x' || html.split('data-copy-page').length === 2,
        viewAsMarkdown: path === '/x' || html.includes(`href="${pathOfMarkdown(path)}"`),
      };
      return Object.entries(facts).flatMap(([name, isThere]) => (isThere ? [] : [`${path}: ${name}`]));
    });
    expect(faults).toEqual([]);
  });

  it('is missing on the 404 page', () => {
    for (const file of ['404.html', 'x/demos/introduction/overview/parts-in-stock/index.html']) {
      const html = readFile(file);
      expect(headOf(html)).not.toContain('og:image');
      expect(headOf(html)).not.toContain('text/markdown');
    }
    expect(readFile('404.html')).not.toContain('data-copy-page');
  });
});
