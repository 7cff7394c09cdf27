import type { ApiChange, OwnerChanges } from '#model/api-changes';

/** Exports with the same changes of their members, such as the charts, or DataGrid, DataGridPro and DataGridPremium. */
export interface Family {
  owners: readonly string[];
  /** Those of the first. */
  changes: readonly ApiChange[];
}

/** Exports with the same changes become one entry, at the place of the first. */
export function familiesOf(owners: readonly OwnerChanges[]): Family[] {
  const families = Map.groupBy(owners, ({ changes }) =>
    JSON.stringify(changes.map(({ kind, fact, before, after }) => [kind, fact.member ?? fact.owner, before, after])),
  );
  return Array.from(families.values(), (members) => ({
    owners: members.map(({ owner }) => owner),
    changes: members[0]?.changes ?? [],
  }));
}
