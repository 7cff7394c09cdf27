import * as React from 'react';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  useGridApiRef,
  type GridGroupNode,
} from '@mui/x-data-grid-premium';
import type { GridProps } from './CommunityGrid';
import { columns, initialState } from './sales';

const totals = { quantity: 'sum', total: 'sum', margin: 'avg' };
const groupingColDef = { headerName: 'Region', width: 200 };
const isEurope = (group: GridGroupNode) => group.groupingKey === 'Europe';

export default function PremiumGrid(props: GridProps) {
  const { rows, isEditing, isPinning, isGrouping, isAggregating } = props;
  const apiRef = useGridApiRef();

  // Unlike the props, the methods let users change the grid further.
  React.useEffect(() => {
    apiRef.current?.setRowGroupingModel(isGrouping ? ['region'] : []);
  }, [apiRef, isGrouping]);
  React.useEffect(() => {
    apiRef.current?.setAggregationModel(isAggregating ? totals : {});
  }, [apiRef, isAggregating]);
  React.useEffect(() => {
    const first = isGrouping ? GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD : 'id';
    apiRef.current?.setPinnedColumns(
      isPinning ? { left: [first], right: ['status'] } : {},
    );
  }, [apiRef, isPinning, isGrouping]);

  return (
    <DataGridPremium
      apiRef={apiRef}
      label="Orders"
      rows={rows}
      columns={columns}
      initialState={initialState}
      density="compact"
      isCellEditable={() => isEditing}
      groupingColDef={groupingColDef}
      isGroupExpandedByDefault={isEurope}
      showToolbar
    />
  );
}
