import {
  DataGridPremium,
  type GridColDef,
  type GridGroupNode,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'project', headerName: 'Project', width: 120 },
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 130 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 120 },
];

const rows = [
  { id: 1, project: 'Atlas', task: 'Interviews', hours: 12 },
  { id: 2, project: 'Atlas', task: 'Prototype', hours: 31 },
  { id: 3, project: 'Beacon', task: 'Migration', hours: 24 },
  { id: 4, project: 'Beacon', task: 'Training', hours: 8 },
];

function getAggregationPosition(groupNode: GridGroupNode) {
  return groupNode.depth === -1 ? null : 'footer';
}

export default function GroupFooters() {
  return (
    <div style={{ height: 528, width: '100%' }}>
      <DataGridPremium
        label="Hours by project"
        rows={rows}
        columns={columns}
        defaultGroupingExpansionDepth={-1}
        getAggregationPosition={getAggregationPosition}
        initialState={{
          rowGrouping: { model: ['project'] },
          aggregation: { model: { hours: 'sum' } },
          columns: { columnVisibilityModel: { project: false } },
        }}
      />
    </div>
  );
}
