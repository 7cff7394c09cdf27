import Badge from '@mui/material/Badge';
import {
  DataGrid,
  FilterPanelTrigger,
  GridFilterListIcon,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';

function FilterToolbar() {
  return (
    <Toolbar>
      <FilterPanelTrigger
        render={(props, { filterCount }) => (
          <ToolbarButton
            {...props}
            aria-label={`Filters, ${filterCount} active`}
            title="Filters"
          >
            <Badge badgeContent={filterCount} color="primary">
              <GridFilterListIcon fontSize="small" />
            </Badge>
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}

const columns: GridColDef[] = [
  { field: 'course', headerName: 'Course', flex: 1, minWidth: 84 },
  { field: 'level', headerName: 'Level', width: 104 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 112 },
];

const rows = [
  { id: 1, course: 'Pottery', level: 'Beginner', seats: 4 },
  { id: 2, course: 'Bookbinding', level: 'Advanced', seats: 0 },
  { id: 3, course: 'Linocut', level: 'Beginner', seats: 2 },
  { id: 4, course: 'Weaving', level: 'Intermediate', seats: 7 },
];

const initialState = {
  filter: {
    filterModel: { items: [{ field: 'seats', operator: '>', value: 0 }] },
  },
};

export default function FilterCount() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGrid
        label="Courses"
        rows={rows}
        columns={columns}
        initialState={initialState}
        showToolbar
        slots={{ toolbar: FilterToolbar }}
      />
    </div>
  );
}
