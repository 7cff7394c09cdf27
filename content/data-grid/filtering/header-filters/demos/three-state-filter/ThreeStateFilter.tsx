import Button from '@mui/material/Button';
import {
  DataGridPro,
  useGridApiContext,
  type GridColDef,
  type GridRenderHeaderFilterProps,
} from '@mui/x-data-grid-pro';
import { employees } from './employees';

function RemoteFilter({ item, hasFocus }: GridRenderHeaderFilterProps) {
  const apiRef = useGridApiContext();
  const label =
    item.value === undefined ? 'All' : item.value ? 'Remote' : 'Office';

  const showNext = () => {
    if (item.value === false) {
      apiRef.current.deleteFilterItem(item);
    } else {
      apiRef.current.upsertFilterItem({
        ...item,
        value: item.value === undefined,
      });
    }
  };

  return (
    <Button
      fullWidth
      size="small"
      variant={item.value === undefined ? 'text' : 'contained'}
      aria-label={`Filter by workplace: ${label}`}
      tabIndex={hasFocus ? 0 : -1}
      onClick={showNext}
      onKeyDown={(event) => {
        // The grid would start editing on Enter and block the space bar.
        if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
      }}
    >
      {label}
    </Button>
  );
}

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'department', headerName: 'Department', width: 160 },
  {
    field: 'isRemote',
    headerName: 'Remote',
    type: 'boolean',
    width: 130,
    renderHeaderFilter: (params) => <RemoteFilter {...params} />,
  },
  {
    field: 'salary',
    headerName: 'Salary',
    type: 'number',
    width: 120,
    renderHeaderFilter: () => null,
  },
];

export default function ThreeStateFilter() {
  return (
    <div style={{ height: 478, width: '100%' }}>
      <DataGridPro
        label="Staff"
        rows={employees}
        columns={columns}
        headerFilters
      />
    </div>
  );
}
