import { PRODUCTS } from '#content/products.ts';
import type { ApiFolder } from '#model/api-folders';
import type { Plan } from '#model/nav';
import { PLAN_NAMES } from '#model/package-plan';

/** The packages to install for a product and plan. */

export type InstallPlan = 'community' | Plan;

export interface InstallChoice {
  product: ApiFolder;
  plan: InstallPlan;
  /** Package names of the date library; only pickers use one. */
  dateLibrary: string;
}

export const INSTALL_PLANS: readonly { id: InstallPlan; name: string }[] = [
  { id: 'community', name: PLAN_NAMES.community },
  { id: 'pro', name: PLAN_NAMES.pro },
  { id: 'premium', name: PLAN_NAMES.premium },
];

export const INSTALL_PRODUCTS: readonly {
  id: ApiFolder;
  name: string;
  versions: { readonly [plan in InstallPlan]?: string };
}[] = PRODUCTS.map(({ folder, name, versions }) => ({ id: folder, name, versions }));

export const DATE_LIBRARIES: readonly { packages: string; name: string; adapter: string }[] = [
  { packages: 'dayjs', name: 'Day.js', adapter: 'AdapterDayjs' },
  { packages: 'date-fns', name: 'date-fns 3 and 4', adapter: 'AdapterDateFns' },
  { packages: 'date-fns@2', name: 'date-fns 2', adapter: 'AdapterDateFnsV2' },
  { packages: 'luxon', name: 'Luxon', adapter: 'AdapterLuxon' },
  { packages: 'moment', name: 'Moment.js', adapter: 'AdapterMoment' },
  { packages: 'date-fns-jalali', name: 'Jalali calendar, date-fns 3 and 4', adapter: 'AdapterDateFnsJalali' },
  { packages: 'date-fns-jalali@2', name: 'Jalali calendar, date-fns 2', adapter: 'AdapterDateFnsJalaliV2' },
  { packages: 'moment moment-jalaali', name: 'Jalali calendar, Moment.js', adapter: 'AdapterMomentJalaali' },
  { packages: 'moment moment-hijri', name: 'Hijri calendar, Moment.js', adapter: 'AdapterMomentHijri' },
];

/** Declarations that a library does not contain itself. */
export const TYPES_OF: Readonly<Record<string, string>> = {
  luxon: '@types/luxon',
  'moment-jalaali': '@types/moment-jalaali',
};

/** The packages that an adapter imports: `AdapterMomentHijri` needs `moment` and `moment-hijri`. */
export function librariesOfAdapter(adapter: string): readonly string[] {
  return DATE_LIBRARIES.find((library) => library.adapter === adapter)?.packages.split(' ') ?? [];
}

export const FIRST_CHOICE: InstallChoice = { product: 'data-grid', plan: 'community', dateLibrary: 'dayjs' };

const PEERS = '@mui/material@7 @mui/system@7 @emotion/react @emotion/styled';

/** The highest available plan: a Premium license covers the Pro packages of products without Premium. */
export function planFor(product: ApiFolder, wanted: InstallPlan): InstallPlan {
  const versions = versionsOf(product);
  return versions[wanted] ? wanted : versions.pro ? 'pro' : 'community';
}

/** All packages for one install command: first what the reader asked for, then what it needs. */
export function packagesFor({ product, plan: wanted, dateLibrary }: InstallChoice): string {
  const plan = planFor(product, wanted);
  const version = versionsOf(product)[plan];
  const license = plan === 'community' ? [] : [`@mui/x-license@${version}`];
  return [
    `${packageOf(product, plan)}@${version}`,
    ...license,
    ...(product === 'date-pickers' ? [dateLibrary] : []),
    PEERS,
  ].join(' ');
}

/** The import of the date adapter; `undefined` for products without dates. */
export function adapterImport({ product, plan, dateLibrary }: InstallChoice): string | undefined {
  if (product !== 'date-pickers') return undefined;
  const adapter = DATE_LIBRARIES.find(({ packages }) => packages === dateLibrary)?.adapter ?? 'AdapterDayjs';
  return `import { ${adapter} } from '${packageOf(product, planFor(product, plan))}/${adapter}';`;
}

/** A caption such as "Date and Time Pickers, Pro, Day.js". */
export function captionOf({ product, plan, dateLibrary }: InstallChoice): string {
  const library =
    product === 'date-pickers' ? DATE_LIBRARIES.find(({ packages }) => packages === dateLibrary)?.name : undefined;
  const names = [INSTALL_PRODUCTS.find(({ id }) => id === product)?.name, PLAN_NAMES[planFor(product, plan)], library];
  return names.filter(Boolean).join(', ');
}

/** The packages of a product, from the lowest plan to the highest. */
export function packagesOf(product: ApiFolder): string[] {
  return INSTALL_PLANS.filter(({ id }) => versionsOf(product)[id]).map(({ id }) => packageOf(product, id));
}

function packageOf(product: ApiFolder, plan: InstallPlan): string {
  return `@mui/x-${product}${plan === 'community' ? '' : `-${plan}`}`;
}

function versionsOf(product: ApiFolder) {
  return INSTALL_PRODUCTS.find(({ id }) => id === product)?.versions ?? {};
}
