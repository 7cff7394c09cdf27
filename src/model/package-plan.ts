import { packageOf } from '#lib/package-name';
import type { Plan } from '#model/nav';

export const PLAN_NAMES = { community: 'Community', pro: 'Pro', premium: 'Premium' } as const;

/** The plan that an import needs; none for packages under the MIT license. */
export function planOfImport(specifier: string): Plan | undefined {
  const [, plan] = /^@\w+\/x-[a-z-]+?-(pro|premium)$/.exec(packageOf(specifier)) ?? [];
  return plan === 'pro' || plan === 'premium' ? plan : undefined;
}

/** The highest plan that any of the imports needs. */
export function planOfImports(specifiers: readonly string[]): Plan | undefined {
  const plans = specifiers.map(planOfImport);
  return plans.includes('premium') ? 'premium' : plans.find((plan) => plan !== undefined);
}

/** Overrides of package.json that apply only if another package is installed. */
const OVERRIDE_NEEDED_BY: Readonly<Record<string, string>> = { traverse: '@mui/x-data-grid-premium' };

/** The overrides that a project with these packages needs. */
export function overridesFor<T>(
  overrides: Readonly<Record<string, T>>,
  packages: readonly string[],
): Record<string, T> {
  return Object.fromEntries(
    Object.entries(overrides).filter(([name]) => packages.includes(OVERRIDE_NEEDED_BY[name] ?? name)),
  );
}
