import {
  DataGrid,
  gridClasses,
  type GridColDef,
  type GridRowSpacingParams,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'slot', headerName: 'Time', width: 100 },
  { field: 'talk', headerName: 'Talk', flex: 1, minWidth: 160 },
];

const rows = [
  { id: 1, slot: '9:00', talk: 'Opening' },
  { id: 2, slot: '9:30', talk: 'Design tokens in practice' },
  { id: 3, slot: '13:00', talk: 'Testing with real users', afterBreak: true },
  { id: 4, slot: '14:00', talk: 'Panel discussion' },
];

function getRowSpacing({ model }: GridRowSpacingParams) {
  return { top: model.afterBreak ? 12 : 0 };
}

export default function BorderedRows() {
  return (
    <div style={{ height: 336, width: '100%' }}>
      <DataGrid
        label="Program"
        rows={rows}
        columns={columns}
        getRowSpacing={getRowSpacing}
        rowSpacingType="border"
        sx={{
          [`& .${gridClasses.row}`]: {
            boxSizing: 'content-box',
            borderTopStyle: 'solid',
            borderTopWidth: 0,
            borderTopColor: 'primary.light',
          },
        }}
      />
    </div>
  );
}
