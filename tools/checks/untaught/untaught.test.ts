import { describe, expect, it } from 'vitest';
import type { ApiComponent } from '#model/api';
import { untaughtMembers } from './untaught.ts';

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
const tree = component('Tree', ['items', 'sx', 'id'], ['item', 'root']);
const pro = component('TreePro', ['items', 'order'], ['item']);

describe('what is not taught', () => {
  it('is what neither a demo uses nor a page names', () => {
    expect(untaughtMembers('tree-view', [tree], { demos: [demo], guides, repeats: {} })).toEqual(['Tree: prop id', 'Tree: slot root']);
  });

  it('is not what a component repeats of another that teaches it', () => {
    expect(untaughtMembers('tree-view', [pro, tree], { demos: [demo], guides, repeats: { TreePro: 'Tree' } })).toEqual(['TreePro: prop order', 'Tree: prop id', 'Tree: slot root']);
  });

  it('is not what the packages keep to themselves', () => {
    const withInternal = { ...tree, props: [{ ...member('inner'), isInternal: true as const }], slots: [] };
    expect(untaughtMembers('tree-view', [withInternal], { demos: [], guides, repeats: {} })).toEqual([]);
  });
});
