import committed from '#content/import-costs.json' with { type: 'json' };
import type { ImportCost, ImportCosts } from '#model/import-costs';

const { date, costs }: ImportCosts = committed;

/** What importing a component costs, by usage key, with the day of the measurement. */
export function importCostOf(key: string): (ImportCost & { date: string }) | undefined {
  const cost = costs[key];
  return cost && { ...cost, date };
}
