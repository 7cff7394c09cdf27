import { describe, expect, it } from 'vitest';
import type { ApiComponent, ApiInterface } from '#model/api';
import { subjectOf, untaughtMembers, untaughtNames } from './untaught.ts';

const member = (name: string) => ({ name, isRequired: false, type: [], description: [] });
const component = (name: string, props: string[], slots: string[]): ApiComponent => ({
  kind: 'component',
  name,
  slug: name,
  imports: [],
  description: [],
  guides: [],
  source: '',
  typeParameters: [],
  props: props.map(member),
  inherited: [],
  slots: slots.map((slot) => ({ name: slot, description: [] })),
  classes: [],
  cssVariables: [],
});
const demo = {
  demo: 'tree-view/items/basic',
  page: '/x/react-tree-view/items',
  name: 'Basic',
  title: 'Basic',
  components: [
    { name: 'Tree', package: '@mui/x-tree-view', props: ['items'], slots: ['item'] },
    { name: 'TreePro', package: '@mui/x-data-grid', props: ['order'], slots: [] },
  ],
  hooks: [],
  types: [],
};
const guides = { uses: { 'tree-view/Tree#prop:sx': [] } };
const tree = subjectOf(component('Tree', ['items', 'sx', 'id'], ['item', 'root']));
const pro = subjectOf(component('TreePro', ['items', 'order'], ['item']));
const nothing = { demos: [], guides: { uses: {} }, links: new Set<string>(), names: {}, repeats: {} };

describe('untaught members', () => {
  it('are those that no demo uses and no guide names', () => {
    expect(untaughtMembers('tree-view', [tree], { ...nothing, demos: [demo], guides })).toEqual([
      'Tree: prop id',
      'Tree: slot root',
    ]);
  });

  it('are listed once, for the base component', () => {
    expect(untaughtMembers('tree-view', [pro, tree], { ...nothing, repeats: { TreePro: 'Tree' } })).toEqual([
      'TreePro: prop order',
      'Tree: prop items',
      'Tree: prop sx',
      'Tree: prop id',
      'Tree: slot item',
      'Tree: slot root',
    ]);
  });

  it('exclude members covered for a component that extends the base', () => {
    const links = new Set(['/x/api/tree-view/TreePro/#tree-pro-prop-items']);
    expect(
      untaughtMembers('tree-view', [pro, tree], { ...nothing, links, repeats: { TreePro: 'Tree' } }),
    ).not.toContain('Tree: prop items');
  });

  it('exclude members covered for the base component', () => {
    expect(
      untaughtMembers('tree-view', [pro, tree], { ...nothing, demos: [demo], guides, repeats: { TreePro: 'Tree' } }),
    ).toEqual(['TreePro: prop order', 'Tree: prop id', 'Tree: slot root']);
  });

  it('exclude internal members', () => {
    const page = component('Tree', [], []);
    const withInternal = subjectOf({ ...page, props: [{ ...member('inner'), isInternal: true }] });
    expect(untaughtMembers('tree-view', [withInternal], nothing)).toEqual([]);
  });

  it('exclude members that a guide links to', () => {
    const links = new Set(['/x/api/tree-view/Tree/#tree-prop-id', '/x/api/tree-view/Tree/#Tree-css-root']);
    expect(untaughtMembers('tree-view', [tree], { ...nothing, demos: [demo], guides, links })).toEqual([]);
  });

  it('exclude interface members that demos use', () => {
    const { kind: _, props: __, slots: ___, ...head } = component('GridColDef', [], []);
    const columns: ApiInterface = { ...head, kind: 'interface', members: ['width', 'flex'].map(member) };
    expect(
      untaughtMembers('data-grid', [subjectOf(columns)], { ...nothing, names: { GridColDef: new Set(['flex']) } }),
    ).toEqual(['GridColDef: prop width']);
  });

  it('of a family are the names that no guide covers for any component', () => {
    const other = subjectOf(component('OtherTree', ['items', 'color'], ['root']));
    expect(untaughtNames('tree-view', [tree, other], { ...nothing, demos: [demo], guides })).toEqual({
      untaught: ['prop id (Tree)', 'slot root (Tree, OtherTree)', 'prop color (OtherTree)'],
      count: 6,
    });
  });
});
