import {
  DataGrid,
  gridClasses,
  type GridColDef,
  type GridRowSpacingParams,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'course', headerName: 'Course', flex: 1, minWidth: 130 },
  { field: 'day', headerName: 'Day', width: 110 },
  { field: 'places', headerName: 'Spots', type: 'number', width: 90 },
];

const rows = [
  { id: 1, course: 'Pottery', day: 'Monday', places: 3 },
  { id: 2, course: 'Watercolor', day: 'Tuesday', places: 0 },
  { id: 3, course: 'Bookbinding', day: 'Thursday', places: 5 },
];

function getRowSpacing({
  isFirstVisible,
  isLastVisible,
}: GridRowSpacingParams) {
  return { top: isFirstVisible ? 8 : 4, bottom: isLastVisible ? 8 : 4 };
}

export default function SpacedRows() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        label="Courses"
        rows={rows}
        columns={columns}
        getRowSpacing={getRowSpacing}
        sx={{
          [`& .${gridClasses.row}`]: {
            bgcolor: 'action.hover',
            '--rowBorderColor': 'transparent',
          },
        }}
      />
    </div>
  );
}
