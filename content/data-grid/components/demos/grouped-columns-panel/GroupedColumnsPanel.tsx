import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import {
  DataGrid,
  gridColumnLookupSelector,
  gridColumnVisibilityModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

const groups = [
  { name: 'Contact', fields: ['phone', 'email'] },
  { name: 'Address', fields: ['city', 'zip'] },
];

function GroupedColumns() {
  const apiRef = useGridApiContext();
  const lookup = useGridSelector(apiRef, gridColumnLookupSelector);
  const model = useGridSelector(apiRef, gridColumnVisibilityModelSelector);
  const isVisible = (field: string) => model[field] !== false;
  const show = (fields: string[], visible: boolean) =>
    apiRef.current.setColumnVisibilityModel({
      ...model,
      ...Object.fromEntries(fields.map((field) => [field, visible])),
    });

  return groups.map(({ name, fields }) => (
    <FormGroup key={name} role="group" aria-label={name} sx={{ p: 2 }}>
      <FormControlLabel
        label={name}
        control={
          <Checkbox
            checked={fields.every(isVisible)}
            indeterminate={fields.some(isVisible) && !fields.every(isVisible)}
            onChange={(event) => show(fields, event.target.checked)}
          />
        }
      />
      {fields.map((field) => (
        <ColumnCheckbox
          key={field}
          label={lookup[field]?.headerName ?? field}
          isVisible={isVisible(field)}
          onChange={(visible) => show([field], visible)}
        />
      ))}
    </FormGroup>
  ));
}

interface ColumnCheckboxProps {
  label: string;
  isVisible: boolean;
  onChange: (visible: boolean) => void;
}

function ColumnCheckbox({ label, isVisible, onChange }: ColumnCheckboxProps) {
  return (
    <FormControlLabel
      label={label}
      sx={{ ml: 2 }}
      control={
        <Checkbox
          checked={isVisible}
          onChange={(event) => onChange(event.target.checked)}
        />
      }
    />
  );
}

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120 },
  { field: 'phone', headerName: 'Phone', width: 120 },
  { field: 'email', headerName: 'Email', width: 170 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'zip', headerName: 'Postal code', width: 130 },
];

const rows = [
  {
    id: 1,
    name: 'Hana Berg',
    phone: '555-0101',
    email: 'hana@example.com',
    city: 'Oslo',
    zip: '0150',
  },
  {
    id: 2,
    name: 'Emeka Costa',
    phone: '555-0102',
    email: 'emeka@example.com',
    city: 'Bergen',
    zip: '5003',
  },
];

const initialState = { columns: { columnVisibilityModel: { zip: false } } };

export default function GroupedColumnsPanel() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        label="Contacts"
        rows={rows}
        columns={columns}
        initialState={initialState}
        showToolbar
        slots={{ columnsManagement: GroupedColumns }}
      />
    </div>
  );
}
