import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { group, hash, page, subheader, type NavEntry } from '#model/nav';
import { translator } from '#services/i18n';
import { entryTitle } from '#services/navigation';
import { NavTree } from './NavTree.tsx';

function render(entries: readonly NavEntry[], currentPath?: string, trail: readonly NavEntry[] = []) {
  const context = { language: 'en', t: translator('en'), hrefOf: (path: string) => `${path}/` };
  const html = renderToStaticMarkup(
    <NavTree
      context={context}
      entries={entries}
      titleOf={(entry) => entryTitle(entry, [])}
      currentPath={currentPath}
      trail={trail}
    />,
  );
  return html.replaceAll(/ class="[^"]*"/g, '');
}

describe('the navigation tree', () => {
  it.each([
    [{ plan: 'pro' }, 'Pro'],
    [{ plan: 'premium' }, 'Premium'],
    [{ isNew: true }, 'New'],
    [{ status: 'planned' }, 'Planned'],
    [{ status: 'unstable' }, 'Preview'],
  ] as const)('labels an entry with %j as %s, and still links it', (labels, word) => {
    expect(render([page('/x/a', { title: 'A', ...labels })])).toBe(
      `<ul><li><a href="/x/a/"><span>A</span><span>${word}</span></a></li></ul>`,
    );
  });

  it('labels groups and subheaders too', () => {
    expect(render([group({ title: 'Funnel', plan: 'pro' })])).toContain(
      '<summary><span>Funnel</span><span>Pro</span></summary>',
    );
    expect(render([subheader({ title: 'Pivoting', isNew: true })])).toContain(
      '<p><span>Pivoting</span><span>New</span></p>',
    );
  });

  it('opens the groups around the current page and marks it', () => {
    const inner = group('Bars', page('/x/a', { title: 'A' }));
    const outer = group('Charts', inner);
    const html = render([outer, group('Other', page('/x/b'))], '/x/a', [outer, inner]);
    expect(html.match(/<details open="">/g)).toHaveLength(2);
    expect(html.match(/<details>/g)).toHaveLength(1);
    expect(html).toContain('<a href="/x/a/" aria-current="page">');
  });

  it('links to anchors', () => {
    expect(render([hash('/x/react-charts', 'planned-charts', 'Future', { status: 'planned' })])).toContain(
      'href="/x/react-charts/#planned-charts"',
    );
  });
});
