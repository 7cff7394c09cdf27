import { describe, expect, it } from 'vitest';
import type { ApiComponent } from '#model/api';
import { readApiPage } from '#services/api-reference';
import { kebabCase } from '#model/api-anchors';
import { partsOf, type PartPlaces } from './partsOf.ts';
import { PLACES } from './selectors/index.ts';

const component: ApiComponent = {
  kind: 'component',
  name: 'Lamp',
  slug: 'lamp',
  imports: [],
  description: [],
  guides: [],
  source: '',
  typeParameters: [],
  props: [],
  inherited: [],
  slots: [
    { name: 'shade', className: 'MuiLamp-shade', description: [] },
    { name: 'bulb', description: [], plan: 'pro' },
  ],
  classes: [
    { name: 'shade', className: 'MuiLamp-shade', description: [] },
    { name: 'lit', className: 'Mui-lit', description: [] },
  ],
  cssVariables: ['--Lamp-watts'],
};
const places: PartPlaces = {
  folder: 'charts',
  selectors: { bulb: '.MuiLamp-shade > svg', '--Lamp-watts': '.lamp' },
  when: { lit: 'at night' },
};

describe('the parts of a component', () => {
  it('are its slots, the classes without a slot, and its variables', () => {
    expect(
      partsOf(component, places).map(({ kind, name, selector, when, plan }) => [kind, name, selector, when, plan]),
    ).toEqual([
      ['slot', 'shade', '.MuiLamp-shade', undefined, undefined],
      ['slot', 'bulb', '.MuiLamp-shade > svg', undefined, 'pro'],
      ['class', 'lit', '.Mui-lit', 'at night', undefined],
      ['variable', '--Lamp-watts', '.lamp', undefined, undefined],
    ]);
  });

  it('are the listed classes for a part of a large component', () => {
    expect(partsOf(component, { ...places, only: ['shade', 'lit'] }).map(({ kind, name }) => [kind, name])).toEqual([
      ['class', 'shade'],
      ['class', 'lit'],
    ]);
  });

  it('are the slots with a selector for a part of a large component', () => {
    expect(partsOf(component, { ...places, only: 'slots' }).map(({ kind, name }) => [kind, name])).toEqual([
      ['slot', 'bulb'],
    ]);
  });

  it('link to their anchors on the API page', () => {
    expect(partsOf(component, places).map(({ anchor }) => anchor)).toEqual([
      'Lamp-css-shade',
      'Lamp-css-bulb',
      'lamp-classes-lit',
      'lamp-variable-Lamp-watts',
    ]);
  });

  it('fail the build when one has no selector', () => {
    expect(() => partsOf(component, { ...places, selectors: {} })).toThrow('has no selector for the slot "bulb"');
  });

  it('fail the build when an entry is left over from another version', () => {
    expect(() => partsOf(component, { ...places, when: { dim: 'at dusk' } })).toThrow('has an entry for "dim"');
  });
});

describe.each(Object.entries(PLACES))('the anatomy of %s', (name, known) => {
  it('has a selector for every part of the installed version', () => {
    const model = readApiPage(known.folder, kebabCase(name.split('/')[0] ?? name));
    expect(model.kind === 'component' && partsOf(model, known).length).toBeGreaterThan(5);
  });
});
