import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'line', headerName: 'Line', flex: 1, minWidth: 110 },
  { field: 'q1', headerName: 'Q1', type: 'number', width: 90 },
  { field: 'q2', headerName: 'Q2', type: 'number', width: 90 },
  { field: 'q3', headerName: 'Q3', type: 'number', width: 90 },
  { field: 'q4', headerName: 'Q4', type: 'number', width: 90 },
  { field: 'target', headerName: 'Target', type: 'number', width: 100 },
];

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: '2025',
    children: [
      {
        groupId: 'first-half',
        headerName: 'First half',
        children: [{ field: 'q1' }, { field: 'q2' }],
      },
      {
        groupId: 'second-half',
        headerName: 'Second half',
        children: [{ field: 'q3' }, { field: 'q4' }],
      },
      { field: 'target' },
    ],
  },
];

const rows = [
  { id: 1, line: 'Tents', q1: 120, q2: 340, q3: 410, q4: 95, target: 900 },
  { id: 2, line: 'Skis', q1: 510, q2: 40, q3: 65, q4: 480, target: 1000 },
  { id: 3, line: 'Kayaks', q1: 25, q2: 130, q3: 160, q4: 15, target: 300 },
  { id: 4, line: 'Boots', q1: 260, q2: 210, q3: 190, q4: 330, target: 950 },
];

export default function NestedGroups() {
  return (
    <div style={{ height: 432, width: '100%' }}>
      <DataGrid
        label="Units sold"
        rows={rows}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
      />
    </div>
  );
}
