import {
  DataGrid,
  GridEditSingleSelectCell,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

const cities: Record<string, string[]> = {
  Brazil: ['Recife', 'São Paulo'],
  Japan: ['Kyoto', 'Osaka', 'Tokyo'],
  Portugal: ['Lisbon', 'Porto'],
};

function CountryEditCell(props: GridRenderEditCellParams) {
  const { id } = props;
  const apiRef = useGridApiContext();

  return (
    <GridEditSingleSelectCell
      {...props}
      value={props.value ?? ''}
      onValueChange={async () => {
        await apiRef.current.setEditCellValue({ id, field: 'city', value: '' });
      }}
    />
  );
}

const columns: GridColDef[] = [
  { field: 'driver', headerName: 'Driver', flex: 1, minWidth: 110 },
  {
    field: 'country',
    headerName: 'Country',
    type: 'singleSelect',
    valueOptions: Object.keys(cities),
    width: 130,
    editable: true,
    renderEditCell: (params) => <CountryEditCell {...params} />,
    preProcessEditCellProps: ({ props }) => ({ ...props, error: !props.value }),
  },
  {
    field: 'city',
    headerName: 'City',
    type: 'singleSelect',
    valueOptions: ({ row }) =>
      row ? (cities[row.country] ?? []) : Object.values(cities).flat(),
    width: 130,
    editable: true,
    preProcessEditCellProps: ({ props }) => ({ ...props, error: !props.value }),
  },
];

const rows = [
  { id: 1, driver: 'Ana', country: 'Portugal', city: 'Porto' },
  { id: 2, driver: 'Kenji', country: 'Japan', city: 'Osaka' },
  { id: 3, driver: 'Rafael', country: 'Brazil', city: 'Recife' },
  { id: 4, driver: 'Marta', country: 'Portugal', city: 'Lisbon' },
];

export default function LinkedRowFields() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid label="Drivers" rows={rows} columns={columns} editMode="row" />
    </div>
  );
}
