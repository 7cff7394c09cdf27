import ts from 'typescript';
import type { Plan } from '#model/nav';
import type { ProductContext } from '../productContext.ts';
import { planOf } from '../program/declarations.ts';
import type { Exported } from '../program/exportsOf.ts';
import { planOfImport } from '#model/package-plan';
import { componentSignature } from './componentSignature.ts';
import { propertiesOf } from './properties.ts';

export type PlanOf = (symbol: ts.Symbol) => Plan | undefined;

const RANK = { pro: 1, premium: 2 };
const rankOf = (plan: Plan | undefined) => (plan ? RANK[plan] : 0);

/** All plans share types; members that a larger package adds do not apply to components of a smaller one. */
export function isWithin(symbol: ts.Symbol, own: Plan | undefined): boolean {
  return rankOf(planOf(symbol)) <= rankOf(own);
}

/** Returns the plan of members that need a larger plan than their owner. */
export function plansAbove(own: Plan | undefined): PlanOf {
  return (symbol) => {
    const plan = planOf(symbol);
    return rankOf(plan) > rankOf(own) ? plan : undefined;
  };
}

/**
 * Like `plansAbove`, for an interface that larger packages export with more members. A smaller package may declare a
 * member that only a larger one implements, such as `GridApi.setRowIndex()`.
 */
export function plansOfMembers({ variants }: Exported, own: Plan | undefined, checker: ts.TypeChecker): PlanOf {
  const declared = plansAbove(own);
  const family = variants.map(({ symbol, packageName }) => {
    const plan = planOfImport(packageName);
    // A larger package can also add members to the interface of a smaller one.
    const own = propertiesOf(checker.getDeclaredTypeOfSymbol(symbol), checker).filter((property) =>
      isWithin(property.symbol, plan),
    );
    return { plan, names: new Set(own.map((property) => property.symbol.name)) };
  });
  return (symbol) => {
    const smallest = family.find(({ names }) => names.has(symbol.name));
    if (!smallest) return declared(symbol);
    return rankOf(smallest.plan) > rankOf(own) ? smallest.plan : undefined;
  };
}

/**
 * Returns the plan that adds a prop to a component with variants such as DataGrid, DataGridPro and DataGridPremium.
 * Packages redeclare props with narrower types, so the smallest variant that has the prop decides.
 */
export function plansOfProps(component: string, own: Plan | undefined, { exported, registry }: ProductContext): PlanOf {
  const base = component.replace(/(?:Pro|Premium)$/, '');
  if (base === component || !exported.has(base)) return plansAbove(own);
  const family = [base, `${base}Pro`, `${base}Premium`].flatMap((name) => {
    const variant = exported.get(name)?.variants[0];
    if (!variant) return [];
    const [props] = componentSignature(variant.symbol, registry.checker)?.parameters ?? [];
    const found = props ? propertiesOf(registry.checker.getTypeOfSymbol(props), registry.checker) : [];
    const plan = planOfImport(variant.packageName);
    return [
      { plan, names: new Set(found.filter(({ symbol }) => isWithin(symbol, plan)).map(({ symbol }) => symbol.name)) },
    ];
  });
  return (symbol) => family.find(({ names }) => names.has(symbol.name))?.plan;
}
