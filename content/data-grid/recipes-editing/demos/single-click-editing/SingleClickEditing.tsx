import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'student', headerName: 'Student', flex: 1, minWidth: 120 },
  {
    field: 'score',
    headerName: 'Score',
    type: 'number',
    width: 100,
    editable: true,
  },
  {
    field: 'grade',
    headerName: 'Grade',
    type: 'singleSelect',
    valueOptions: ['A', 'B', 'C', 'D'],
    width: 110,
    editable: true,
  },
];

const rows = [
  { id: 1, student: 'Nora Lind', score: 91, grade: 'A' },
  { id: 2, student: 'Sam Okoye', score: 78, grade: 'B' },
  { id: 3, student: 'Clara Weiss', score: 84, grade: 'B' },
  { id: 4, student: 'Yuki Mori', score: 66, grade: 'C' },
];

export default function SingleClickEditing() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        label="Grades"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        onCellClick={({ id, field, isEditable, cellMode }) => {
          if (isEditable && cellMode === 'view') {
            apiRef.current?.startCellEditMode({ id, field });
          }
        }}
      />
    </div>
  );
}
