import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  adapterImport,
  DATE_LIBRARIES,
  FIRST_CHOICE,
  INSTALL_PLANS,
  INSTALL_PRODUCTS,
  packagesFor,
  planFor,
} from './install.ts';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
const all = INSTALL_PRODUCTS.flatMap(({ id: product }) =>
  INSTALL_PLANS.flatMap(({ id: plan }) =>
    DATE_LIBRARIES.map(({ packages }) => ({ product, plan, dateLibrary: packages })),
  ),
);

describe('the packages to install', () => {
  it('have the versions that this project has installed', () => {
    for (const choice of all) {
      for (const [, name = '', version] of packagesFor(choice).matchAll(/(@mui\/x-(?!license)[\w-]+)@(\S+)/g))
        expect(`${name} ${version}`).toBe(`${name} ${dependencies[name]}`);
    }
  });

  it('include a license package of the same version for every commercial plan only', () => {
    for (const choice of all) {
      const [, version, license] =
        /@mui\/x-(?!license)[\w-]+@(\S+)(?: @mui\/x-license@(\S+))?/.exec(packagesFor(choice)) ?? [];
      expect(license).toBe(planFor(choice.product, choice.plan) === 'community' ? undefined : version);
    }
  });

  it('include a date library for pickers only', () => {
    expect(packagesFor({ product: 'date-pickers', plan: 'pro', dateLibrary: 'moment moment-hijri' })).toMatch(
      /@mui\/x-date-pickers-pro@8\.11\.1 @mui\/x-license@8\.11\.1 moment moment-hijri @mui\/material@7 /,
    );
    expect(packagesFor(FIRST_CHOICE)).toBe(
      '@mui/x-data-grid@8.11.1 @mui/material@7 @mui/system@7 @emotion/react @emotion/styled',
    );
  });

  it('fall back to Pro if a product has no Premium package', () => {
    expect(planFor('charts', 'premium')).toBe('pro');
    expect(planFor('data-grid', 'premium')).toBe('premium');
  });

  it('have adapters that the packages export', () => {
    for (const { adapter } of DATE_LIBRARIES) {
      for (const name of ['@mui/x-date-pickers', '@mui/x-date-pickers-pro'])
        expect(readFileSync(`node_modules/${name}/${adapter}/index.d.ts`, 'utf8')).toContain(adapter);
    }
    expect(adapterImport({ product: 'date-pickers', plan: 'pro', dateLibrary: 'luxon' })).toBe(
      "import { AdapterLuxon } from '@mui/x-date-pickers-pro/AdapterLuxon';",
    );
    expect(adapterImport(FIRST_CHOICE)).toBeUndefined();
  });
});
