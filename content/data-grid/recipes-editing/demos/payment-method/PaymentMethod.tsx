import {
  DataGrid,
  GridEditSingleSelectCell,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 120 },
  {
    field: 'isPaid',
    headerName: 'Paid',
    type: 'boolean',
    width: 90,
    editable: true,
  },
  {
    field: 'method',
    headerName: 'Method',
    type: 'singleSelect',
    valueOptions: [{ value: '', label: 'None' }, 'Cash', 'Card', 'Transfer'],
    width: 140,
    editable: true,
    preProcessEditCellProps: ({ props, row, otherFieldsProps }) => {
      // If the user starts with Delete or a letter, there are no other props yet.
      const isPaid = otherFieldsProps?.isPaid?.value ?? row.isPaid;
      return { ...props, error: isPaid && !props.value };
    },
    renderEditCell: (params) => (
      <GridEditSingleSelectCell {...params} value={params.value ?? ''} />
    ),
  },
];

const rows = [
  { id: 1, guest: 'Amina Diallo', isPaid: true, method: 'Card' },
  { id: 2, guest: 'Jonas Berg', isPaid: false, method: '' },
  { id: 3, guest: 'Mei Tanaka', isPaid: false, method: '' },
  { id: 4, guest: 'Pablo Ruiz', isPaid: true, method: 'Cash' },
];

export default function PaymentMethod() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        label="Payments"
        rows={rows}
        columns={columns}
        editMode="row"
        sx={{ '& .Mui-error': { color: 'error.main' } }}
      />
    </div>
  );
}
