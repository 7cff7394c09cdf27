import {
  DataGridPremium,
  gridRowNodeSelector,
  useGridApiRef,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'course', headerName: 'Course', flex: 1, minWidth: 150 },
  { field: 'campus', headerName: 'Campus', width: 130 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 90 },
];

const rows = [
  { id: 1, course: 'Oceanography', campus: 'Harbor', seats: 40 },
  { id: 2, course: 'Naval history', campus: 'Harbor', seats: 25 },
  { id: 3, course: 'Glassmaking', campus: 'Old Mill', seats: 12 },
  { id: 4, course: 'Typography', campus: 'Old Mill', seats: 18 },
];

export default function ToggleOnClick() {
  const apiRef = useGridApiRef();

  const toggleGroup: GridEventListener<'rowClick'> = ({ id }) => {
    const node = gridRowNodeSelector(apiRef, id);
    if (node?.type === 'group') {
      apiRef.current?.setRowChildrenExpansion(id, !node.childrenExpanded);
    }
  };

  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGridPremium
        disableRowSelectionOnClick
        label="Courses"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        initialState={{ rowGrouping: { model: ['campus'] } }}
        onRowClick={toggleGroup}
        sx={{ '& .MuiDataGrid-row[aria-expanded]': { cursor: 'pointer' } }}
      />
    </div>
  );
}
