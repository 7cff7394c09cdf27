import { describe, expect, it } from 'vitest';
import { nav } from '#content/nav.ts';
import { external, group, page, subheader, type PagePath } from '#model/nav';
import { TOP_GROUPS, validateTree } from './validateTree.ts';

const someGroup = (title: string) => group(title, page(`/x/${title.toLowerCase().replaceAll(' ', '-')}`));

describe('validateTree', () => {
  it('accepts the tree of the site', () => {
    expect(validateTree(nav)).toEqual([]);
  });

  it('accepts the groups of the specification in their order, with links to other sites between them', () => {
    const whatsNew = external('https://mui.com/x/whats-new/', 'What is new');
    expect(validateTree([whatsNew, ...TOP_GROUPS.map(someGroup)])).toEqual([]);
  });

  it('accepts a tree that lacks groups', () => {
    expect(validateTree([someGroup('Introduction'), someGroup('Charts')])).toEqual([]);
    expect(validateTree([])).toEqual([]);
  });

  it('reports a path that appears twice, at any depth', () => {
    const tree = [
      group('Data Grid', page('/x/a'), subheader('Rows', page('/x/b'))),
      group('Charts', group('Bars', page('/x/b'))),
    ];
    expect(validateTree(tree)).toEqual(['The navigation has the path /x/b more than once.']);
  });

  it.each<[PagePath, string]>([
    ['/x/a/', '/x/a'],
    ['/x/a#b', '/x/a'],
    ['/x/a?b', '/x/a'],
    ['/x/a/components-api', '/x/a'],
  ])('reports that %s must be written as %s', (path, canonical) => {
    expect(validateTree([group('Charts', page(path))])).toEqual([
      `The navigation has the path ${path}; write it as ${canonical}.`,
    ]);
  });

  it('treats a path with a trailing slash as the same page', () => {
    expect(validateTree([group('Charts', page('/x/a'), page('/x/a/'))])).toContain(
      'The navigation has the path /x/a more than once.',
    );
  });

  it('reports a group in the wrong order', () => {
    expect(validateTree([someGroup('Charts'), someGroup('Data Grid'), someGroup('Migration')])).toEqual([
      'The top group "Data Grid" must come before "Charts".',
    ]);
  });

  it('reports a group that appears twice', () => {
    expect(validateTree([someGroup('Charts'), group('Charts', page('/x/b'))])).toEqual([
      'The top group "Charts" appears twice.',
    ]);
  });

  it('reports an unknown group and lists the known ones', () => {
    expect(validateTree([someGroup('Scheduler')])).toEqual([
      `The top group "Scheduler" is unknown; the groups are ${TOP_GROUPS.join(', ')}.`,
    ]);
  });

  it('reports entries outside the groups', () => {
    expect(validateTree([page('/x/a'), subheader('Rows')])).toEqual([
      '"/x/a" is at the top level of the navigation; move it into one of the groups.',
      '"Rows" is at the top level of the navigation; move it into one of the groups.',
    ]);
  });
});
