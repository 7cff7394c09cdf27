import { FEATURES, type Feature, type FeatureArea } from '#content/plans.ts';
import type { ApiFolder } from '#model/api-folders';
import { INSTALL_PLANS, INSTALL_PRODUCTS, type InstallPlan } from '#model/install';

/** The features of a product by area, and the plans it is available in. */
interface PlanComparison {
  name: string;
  plans: readonly InstallPlan[];
  areas: readonly FeatureArea[];
}

export type { Feature };

/** One sentence for readers whose plan lacks something, with links and code as in Markdown. */
export interface Alternative {
  community: string;
  /** Of what needs Premium: what follows for readers with Pro, if they have something better. */
  pro?: string;
}

export function comparePlans(product: ApiFolder): PlanComparison {
  const { name, versions = {} } = INSTALL_PRODUCTS.find(({ id }) => id === product) ?? { name: '' };
  return { name, plans: INSTALL_PLANS.flatMap(({ id }) => (versions[id] ? [id] : [])), areas: FEATURES[product] };
}

/** Each plan contains the plans before it. */
export function isIncluded(feature: Feature, plan: InstallPlan): boolean {
  const needed: InstallPlan = feature.plan ?? 'community';
  const rank = (wanted: InstallPlan) => INSTALL_PLANS.findIndex(({ id }) => id === wanted);
  return rank(needed) <= rank(plan);
}
