import { expect, it } from 'vitest';
import { group, page, subheader, withPlans } from '#model/nav';

const featurePlans = new Map([
  ['/x/free', undefined],
  ['/x/pinning', 'pro'],
  ['/x/pivot', 'premium'],
] as const);

it.each([
  ['a paid page', page('/x/pinning', { isNew: true }), page('/x/pinning', { isNew: true, plan: 'pro' })],
  ['a page that is no feature', page('/x/guide', { plan: 'pro' }), page('/x/guide', { plan: 'pro' })],
  [
    'a group of one paid feature',
    group('Pivot', page('/x/pivot'), page('/x/recipes')),
    group({ title: 'Pivot', plan: 'premium' }, page('/x/pivot'), page('/x/recipes')),
  ],
  [
    'a mixed group',
    group('All', page('/x/free'), page('/x/pinning')),
    group('All', page('/x/free'), page('/x/pinning', { plan: 'pro' })),
  ],
  ['a group without features', group('Demos', page('/x/demo')), group('Demos', page('/x/demo'))],
  ['a subheader', subheader('Paid', page('/x/pivot')), subheader('Paid', page('/x/pivot', { plan: 'premium' }))],
])('the badges of %s', (_, entry, marked) => {
  expect(withPlans([entry], featurePlans)).toEqual([marked]);
});
