import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { TypeText } from '#model/api';
import { extract, type ProductApi } from './extract.ts';
import { manifestOf } from './manifest.ts';
import type { ProductSource } from './products.ts';

const root = join(import.meta.dirname, '../..');
const product: ProductSource = {
  folder: 'charts',
  packages: ['@fixture/x-widget', '@fixture/x-widget-pro'],
  components: ['Widget', 'WidgetPro'],
  interfaces: ['WidgetRow'],
  cssVariables: {},
  lookups: [],
};

async function read(name: string): Promise<ProductApi> {
  const [api] = await extract({
    root,
    products: [product],
    folderOf: (packageName) => join(import.meta.dirname, 'fixtures', name, packageName),
  });
  if (!api) throw new Error('Nothing was extracted.');
  return api;
}

const [api, next] = await Promise.all([read('widget'), read('widget-next')]);
const plain = (type: TypeText | undefined) =>
  (type ?? []).map((token) => (typeof token === 'string' ? token : token.text)).join('');
const component = (of: ProductApi, name: string) => {
  const found = [...of.components, ...of.others].find((one) => one.name === name);
  if (!found) throw new Error(`${name} was not extracted.`);
  return found;
};
const prop = (name: string, of = component(api, 'Widget')) => of.props.find((one) => one.name === name);
const type = (key: string) => [...api.types, ...api.internalTypes].find((one) => one.key === key);

describe('packages in, models out', () => {
  it('matches the snapshot', async () => {
    await expect(`${JSON.stringify({ ...api, manifest: manifestOf([api]) }, null, 1)}\n`).toMatchFileSnapshot(
      join(import.meta.dirname, 'fixtures/widget/api.json'),
    );
  });

  it('shows a renamed prop, a new slot and an internal type, and nothing else, as the difference between two versions', () => {
    const anchorsOf = (of: ProductApi) =>
      manifestOf([of]).products.flatMap(({ pages }) =>
        pages.flatMap(({ path, anchors }) => anchors.map((id) => `${path}#${id}`)),
      );
    const [before, after] = [anchorsOf(api), anchorsOf(next)];
    expect(before.filter((id) => !after.includes(id))).toEqual([
      '/x/api/charts/widget#widget-prop-pageSize',
      '/x/api/charts/widget-pro#widget-pro-prop-pageSize',
    ]);
    expect(after.filter((id) => !before.includes(id))).toEqual([
      '/x/api/charts/widget#widget-prop-rowsPerPage',
      '/x/api/charts/widget#Widget-css-footer',
      '/x/api/charts/widget-pro#widget-pro-prop-rowsPerPage',
      '/x/api/charts/widget-pro#WidgetPro-css-footer',
      '/x/api/charts/internal-types#RowFilter',
    ]);
  });
});

describe('a component', () => {
  it('lists the imports that work, and leaves out stubs that only throw', () => {
    expect(component(api, 'Widget').imports).toEqual([
      { from: '@fixture/x-widget', name: 'Widget' },
      { from: '@fixture/x-widget/Widget', name: 'Widget' },
    ]);
  });

  it('that renders an icon is listed with the icons, not with the other components without a page', () => {
    expect(api.icons.map(({ name }) => name)).toEqual(['WidgetIcon']);
    expect(api.others.map(({ name }) => name)).not.toContain('WidgetIcon');
    const pages = manifestOf([api]).products.flatMap((product) => product.pages);
    expect(pages.find(({ name }) => name === 'icons')).toMatchObject({
      kind: 'others',
      path: '/x/api/charts/icons',
      anchors: ['widget-icon', 'widget-icon-prop-className'],
    });
  });

  it('is marked as a preview when only its unstable name is exported', () => {
    expect(component(api, 'UnsteadyWidget')).toMatchObject({
      isUnstable: true,
      imports: [{ name: 'Unstable_UnsteadyWidget' }],
      attributesOf: 'li',
    });
  });

  it.each([
    ['pageSize', 'number', 10],
    ['value', 'number', undefined],
    ['onRowClick', 'callback', undefined],
    ['getRowName', { lacks: 'function' }, undefined],
    ['rows', { lacks: 'object' }, undefined],
    // A union this long is no choice.
    ['color', { lacks: 'mixed' }, undefined],
  ])('says what a control of %s needs', (name, control, defaultValue) => {
    expect(prop(name)).toMatchObject({ control });
    expect(prop(name)?.defaultValue).toBe(defaultValue);
  });

  it('lists required props first and internal ones last', () => {
    const names = component(api, 'Widget').props.map(({ name }) => name);
    expect([names[0], names.at(-1)]).toEqual(['rows', 'signature']);
  });

  it('names the replacement of a deprecated prop', () => {
    expect(prop('color')?.deprecated).toEqual([
      {
        kind: 'paragraph',
        text: [
          { kind: 'text', text: 'Use ' },
          { kind: 'code', text: 'palette' },
          { kind: 'text', text: ' instead.' },
        ],
      },
    ]);
  });

  it('omits TODO notes from descriptions', () => {
    expect(prop('pageSize')).toMatchObject({
      default: '10',
      description: [
        { kind: 'paragraph', text: [{ kind: 'text', text: 'How many rows are shown at once.' }] },
        { kind: 'paragraph', text: [{ kind: 'text', text: 'Any number will do.' }] },
      ],
    });
    expect(api.interfaces.find(({ name }) => name === 'WidgetRow')?.description).toEqual([
      { kind: 'paragraph', text: [{ kind: 'text', text: 'A row of a widget.' }] },
    ]);
    expect(JSON.stringify(api)).not.toMatch(/TODO|FIXME/);
  });

  it('documents each argument and the return value', () => {
    expect(plain(prop('getRowName')?.type)).toBe('(row: R, index?: number) => string');
    expect(prop('getRowName')?.signature).toMatchObject({
      parameters: [{ name: 'row' }],
      returns: { description: [{ kind: 'paragraph' }, { kind: 'list', items: [{}, {}] }] },
    });
  });

  it('expands the signature of a named listener type', () => {
    expect(plain(prop('onRowClick')?.type)).toBe('WidgetListener<R>');
    expect(plain(prop('onRowClick')?.signature?.type)).toBe('(row: R, event: Event) => void');
  });

  it('prints a type parameter of an outer interface as the type it is bound to', () => {
    expect(plain(prop('value')?.type)).toBe('number | null');
  });

  it('keeps generics with their defaults', () => {
    expect(component(api, 'Widget').typeParameters.map(plain)).toEqual(['R extends WidgetRow = WidgetRow']);
  });

  it('reads global class names from the package at run time', () => {
    expect(component(api, 'Widget').classes.map(({ name, className }) => [name, className])).toEqual([
      ['root', 'MuiWidget-root'],
      ['selected', 'Mui-selected'],
    ]);
  });

  it('has slots with default, class and props', () => {
    expect(component(api, 'Widget').slots).toMatchObject([
      { name: 'root', default: 'WidgetRoot', className: 'MuiWidget-root' },
    ]);
  });

  it('shows a plan only for props that the component of the smaller plan lacks', () => {
    const { props } = component(api, 'WidgetPro');
    expect(props.filter(({ plan }) => plan).map(({ name, plan }) => [name, plan])).toEqual([['isLazy', 'pro']]);
  });
});

describe('types', () => {
  it('that mention each other are described once each', () => {
    expect(type('TreeNode')?.members.map(({ name, type: own }) => [name, plain(own)])).toEqual([
      ['item', 'T'],
      ['parent', 'TreeNode<T> | null'],
      ['children', 'readonly TreeNode<T>[]'],
      ['forest', 'Forest<T>'],
    ]);
    expect(plain(type('Forest')?.head)).toBe('type Forest<T> = Map<string, TreeNode<T>>');
  });

  it('with 200 members are whole', () => {
    expect(plain(type('WidgetColor')?.head).match(/'color-\d{3}'/g)).toHaveLength(200);
  });

  it('link to the page that lists their members', () => {
    expect(api.typePlaces).toMatchObject({
      WidgetProps: '/x/api/charts/widget/#props',
      WidgetSlots: '/x/api/charts/widget/#slots',
      WidgetClasses: '/x/api/charts/widget/#css-classes',
      WidgetRow: '/x/api/charts/widget-row/#properties',
    });
  });

  it('that are not exported are listed as internal', () => {
    expect(api.internalTypes.map(({ key }) => key)).toEqual(['Forest', 'TreeNode']);
    expect(api.typePlaces['TreeNode']).toBe('/x/api/charts/internal-types/#TreeNode');
  });

  it('show which plan adds a member', () => {
    const [row] = api.interfaces;
    expect(row?.members.map(({ name, plan }) => [name, plan])).toEqual([
      ['id', undefined],
      ['isPinned', 'pro'],
    ]);
  });
});

describe('a hook', () => {
  it('shows every overload with its own documentation', () => {
    const [hook] = api.hooks;
    expect(
      hook?.signatures.map(({ parameters, returns }) => [
        parameters.map(({ name, isOptional, type: own }) => [name, isOptional, plain(own)]),
        plain(returns.type),
      ]),
    ).toEqual([
      [[['id', false, 'string']], 'WidgetRow'],
      [[['options', true, 'UseRowsOptions<R>']], 'readonly R[]'],
    ]);
    expect(hook?.signatures.map(({ returns }) => returns.description)).toMatchObject([
      [{ text: [{ text: 'The row.' }] }],
      [{ text: [{ text: 'The rows.' }] }],
    ]);
  });
});
