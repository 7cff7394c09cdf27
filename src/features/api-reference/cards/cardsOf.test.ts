import { describe, expect, it } from 'vitest';
import type { ApiComponent, ApiHook } from '#model/api';
import { cardsOf, cardsOfOthers, type CardContext } from './cardsOf.ts';

const context: CardContext = {
  folder: 'data-grid',
  addressOf: (href) => (href.startsWith('/x/') ? `${href}/` : undefined),
  typeAddress: (key) => `/x/api/data-grid/types/#${key}`,
  exampleOf: (key) => (key.endsWith('#prop:sortModel') ? ['Sort', '/x/react-data-grid/sorting/#Sort'] : undefined),
};
const page = { imports: [], guides: [], typeParameters: [], description: [] };
const grid: ApiComponent = {
  ...page,
  kind: 'component',
  name: 'DataGrid',
  slug: 'data-grid',
  imports: [{ from: '@mui/x-data-grid', name: 'DataGrid' }],
  props: [
    {
      name: 'sortModel',
      isRequired: true,
      plan: 'pro',
      type: ['readonly ', { key: 'GridSortItem', text: 'GridSortItem' }, '[]'],
      default: '[]',
      description: [
        {
          kind: 'paragraph',
          text: [
            { kind: 'text', text: 'Sorts by ' },
            { kind: 'code', text: 'field' },
            { kind: 'text', text: ', see ' },
            { kind: 'link', href: '/x/sorting', text: [{ kind: 'text', text: 'sorting' }] },
            { kind: 'link', href: '/gone', text: [{ kind: 'text', text: '.' }] },
          ],
        },
        { kind: 'code', text: 'never shown' },
      ],
    },
    {
      name: 'old',
      isRequired: false,
      type: ['boolean'],
      description: [{ kind: 'paragraph', text: [{ kind: 'text', text: 'Sorts.' }] }],
      deprecated: [{ kind: 'paragraph', text: [{ kind: 'text', text: 'Use another.' }] }],
    },
  ],
  inherited: [],
  slots: [{ name: 'toolbar', description: [], default: 'Toolbar' }],
  classes: [{ name: 'root', className: 'MuiDataGrid-root', description: [] }],
  cssVariables: [],
};
const hook: ApiHook = {
  ...page,
  kind: 'hook',
  name: 'useGridApiRef',
  slug: 'use-grid-api-ref',
  signatures: [
    {
      typeParameters: [],
      parameters: [{ name: 'id', isOptional: true, type: ['string'], description: [] }],
      returns: { type: [{ key: 'Ref', text: 'Ref' }], description: [] },
    },
  ],
  parameterMembers: [],
  returnMembers: [{ name: 'current', isRequired: true, type: ['T'], description: [] }],
  examples: [],
};

describe('the cards of a component', () => {
  const cards = cardsOf(grid, context);

  it('are found by the anchors of its page', () => {
    expect(Object.keys(cards)).toEqual([
      '',
      'data-grid-prop-sortModel',
      'data-grid-prop-old',
      'DataGrid-css-toolbar',
      'data-grid-classes-root',
    ]);
  });

  it('say of a prop what its row says, in one paragraph', () => {
    expect(cards['data-grid-prop-sortModel']).toEqual({
      name: 'sortModel',
      isRequired: true,
      plan: 'pro',
      type: ['readonly ', ['GridSortItem', '/x/api/data-grid/types/#GridSortItem'], '[]'],
      default: '[]',
      text: ['Sorts by `field`, see ', ['sorting', '/x/sorting/'], '.'],
      example: ['Sort', '/x/react-data-grid/sorting/#Sort'],
    });
  });

  it('name the replacement of a deprecated prop', () => {
    expect(cards['data-grid-prop-old']).toMatchObject({ isDeprecated: true, text: ['Use another.'] });
  });

  it('show code of the component, slots and classes', () => {
    expect(cards['']?.code).toEqual(["import { DataGrid } from '@mui/x-data-grid';"]);
    expect(cards['DataGrid-css-toolbar']?.code).toEqual(['Toolbar']);
    expect(cards['data-grid-classes-root']?.code).toEqual(['.MuiDataGrid-root']);
  });
});

it('the cards of a hook show its signature and what it returns', () => {
  const cards = cardsOf(hook, context);
  expect(cards['']?.code?.flat().join('')).toBe('useGridApiRef(id?: string): Ref/x/api/data-grid/types/#Ref');
  expect(cards['use-grid-api-ref-returns-current']?.name).toBe('current');
});

it('the cards of components on one page are found by their names', () => {
  const cards = cardsOfOthers([grid, { ...grid, name: 'GridRow', props: [] }], context);
  expect(cards['data-grid']?.name).toBe('DataGrid');
  expect(cards['grid-row']?.name).toBe('GridRow');
  expect(cards['GridRow-css-toolbar']?.name).toBe('toolbar');
});
