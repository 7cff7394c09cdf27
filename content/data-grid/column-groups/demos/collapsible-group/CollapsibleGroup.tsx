import ButtonBase from '@mui/material/ButtonBase';
import {
  DataGrid,
  gridColumnVisibilityModelSelector,
  useGridApiContext,
  useGridEvent,
  useGridSelector,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', width: 130 },
  { field: 'city', headerName: 'City', width: 120 },
  { field: 'street', headerName: 'Street', width: 150 },
  { field: 'zip', headerName: 'Postal code', width: 110 },
  { field: 'phone', headerName: 'Phone', width: 140 },
];

const HIDDEN_WHEN_COLLAPSED = ['street', 'zip'];

function AddressHeader() {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridColumnVisibilityModelSelector);
  const isOpen = HIDDEN_WHEN_COLLAPSED.some((field) => model[field] !== false);

  const toggle = () => {
    const change = HIDDEN_WHEN_COLLAPSED.map((field) => [field, !isOpen]);
    apiRef.current.setColumnVisibilityModel({
      ...model,
      ...Object.fromEntries(change),
    });
  };

  // Focus stays on the group header, so that the arrow keys keep working.
  useGridEvent(apiRef, 'columnGroupHeaderKeyDown', (params, event) => {
    const isOnHeader = event.target === event.currentTarget;
    if (params.groupId === 'address' && event.key === 'Enter' && isOnHeader) {
      toggle();
    }
  });

  return (
    <ButtonBase
      aria-expanded={isOpen}
      onClick={toggle}
      tabIndex={-1}
      sx={{ font: 'inherit', gap: 1, p: 0.5, borderRadius: 1 }}
    >
      Address <span aria-hidden>{isOpen ? '−' : '+'}</span>
    </ButtonBase>
  );
}

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'address',
    headerName: 'Address',
    renderHeaderGroup: () => <AddressHeader />,
    children: [{ field: 'city' }, { field: 'street' }, { field: 'zip' }],
  },
];

const rows = [
  {
    id: 1,
    name: 'Ines Duarte',
    city: 'Seville',
    street: 'Calle Sierpes 12',
    zip: '41004',
    phone: '+34 95 555 014',
  },
  {
    id: 2,
    name: 'Tom Hale',
    city: 'Leeds',
    street: '8 Park Row',
    zip: 'LS1 5HD',
    phone: '+44 113 555 0177',
  },
  {
    id: 3,
    name: 'Anna Wolf',
    city: 'Graz',
    street: 'Herrengasse 3',
    zip: '8010',
    phone: '+43 316 555 20',
  },
];

export default function CollapsibleGroup() {
  return (
    <div style={{ height: 324, width: '100%' }}>
      <DataGrid
        label="Contacts"
        rows={rows}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        initialState={{
          columns: { columnVisibilityModel: { street: false, zip: false } },
        }}
      />
    </div>
  );
}
