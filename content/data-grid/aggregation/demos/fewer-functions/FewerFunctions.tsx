import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const { sum, avg, size } = GRID_AGGREGATION_FUNCTIONS;
const aggregationFunctions = { sum, avg, size };

const columns: GridColDef[] = [
  { field: 'course', headerName: 'Course', flex: 1, minWidth: 140 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 120 },
  { field: 'fee', headerName: 'Fee', type: 'number', width: 120 },
];

const rows = [
  { id: 1, course: 'Pottery', seats: 12, fee: 180 },
  { id: 2, course: 'Woodwork', seats: 8, fee: 240 },
  { id: 3, course: 'Weaving', seats: 10, fee: 150 },
];

export default function FewerFunctions() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPremium
        label="Courses"
        rows={rows}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={{
          aggregation: { model: { seats: 'sum', fee: 'avg' } },
        }}
      />
    </div>
  );
}
