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
const places: PartPlaces = { folder: 'charts', selectors: { bulb: '.MuiLamp-shade > svg', '--Lamp-watts': '.lamp' }, when: { lit: 'at night' } };

describe('the parts of a component', () => {
  it('are its slots, the classes that no slot has, and its variables', () => {
    expect(partsOf(component, places).map(({ kind, name, selector, when, plan }) => [kind, name, selector, when, plan])).toEqual([
      ['slot', 'shade', '.MuiLamp-shade', undefined, undefined],
      ['slot', 'bulb', '.MuiLamp-shade > svg', undefined, 'pro'],
      ['class', 'lit', '.Mui-lit', 'at night', undefined],
      ['variable', '--Lamp-watts', '.lamp', undefined, undefined],
    ]);
  });

  it('lead to their places on the API page', () => {
    expect(partsOf(component, places).map(({ anchor }) => anchor)).toEqual(['Lamp-css-shade', 'Lamp-css-bulb', 'lamp-classes-lit', 'lamp-variable-Lamp-watts']);
  });

  it('stop the build when one is nowhere', () => {
    expect(() => partsOf(component, { ...places, selectors: {} })).toThrow('does not say where the slot "bulb" is');
  });

  it('stop the build when a place is left from another version', () => {
    expect(() => partsOf(component, { ...places, when: { dim: 'at dusk' } })).toThrow('has a place for "dim"');
  });
});

describe.each(Object.entries(PLACES))('the anatomy of %s', (name, known) => {
  it('knows where every part of the installed version is', () => {
    const model = readApiPage(known.folder, kebabCase(name));
    expect(model.kind === 'component' && partsOf(model, known).length).toBeGreaterThan(5);
  });
});
