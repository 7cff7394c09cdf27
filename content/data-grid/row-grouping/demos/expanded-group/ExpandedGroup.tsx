import {
  DataGridPremium,
  type GridColDef,
  type GridGroupNode,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 160 },
  { field: 'state', headerName: 'State', width: 130 },
];

const rows = [
  { id: 1, task: 'Order paper', state: 'Late' },
  { id: 2, task: 'Call the printer', state: 'Late' },
  { id: 3, task: 'Proofread page 4', state: 'On track' },
  { id: 4, task: 'Choose a cover', state: 'On track' },
  { id: 5, task: 'Sign the contract', state: 'Done' },
];

const isGroupExpandedByDefault = (node: GridGroupNode) =>
  node.groupingField === 'state' && node.groupingKey === 'Late';

export default function ExpandedGroup() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPremium
        label="Tasks"
        rows={rows}
        columns={columns}
        initialState={{ rowGrouping: { model: ['state'] } }}
        isGroupExpandedByDefault={isGroupExpandedByDefault}
      />
    </div>
  );
}
