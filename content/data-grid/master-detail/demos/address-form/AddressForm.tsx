import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  useGridApiContext,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';

interface Customer {
  id: number;
  name: string;
  street: string;
  city: string;
}

const columns: GridColDef<Customer>[] = [
  { field: 'name', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 130 },
  { field: 'city', headerName: 'City', width: 110 },
];

const customers: Customer[] = [
  { id: 1, name: 'Alder & Co', street: '14 Mill Lane', city: 'Leeds' },
  { id: 2, name: 'Copperfield', street: '3 Rua Direita', city: 'Evora' },
  { id: 3, name: 'Fjord Design', street: '27 Strandgata', city: 'Bergen' },
];

interface FormProps {
  customer: Customer;
  onSave: (customer: Customer) => void;
}

function Form({ customer, onSave }: FormProps) {
  const apiRef = useGridApiContext();

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const street = String(data.get('street'));
    const city = String(data.get('city'));
    onSave({ ...customer, street, city });
    // Move focus out of the form before it unmounts.
    apiRef.current
      .getCellElement(customer.id, GRID_DETAIL_PANEL_TOGGLE_FIELD)
      ?.focus();
    apiRef.current.toggleDetailPanel(customer.id);
  };

  return (
    <Box
      component="form"
      aria-label={`Address of ${customer.name}`}
      onSubmit={handleSubmit}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, px: 3, py: 2 }}
    >
      <TextField
        required
        size="small"
        name="street"
        label="Street"
        defaultValue={customer.street}
      />
      <TextField
        required
        size="small"
        name="city"
        label="City"
        defaultValue={customer.city}
      />
      <Button type="submit" variant="contained">
        Save
      </Button>
    </Box>
  );
}

const getDetailPanelHeight = () => 'auto' as const;

export default function AddressForm() {
  const [rows, setRows] = React.useState(customers);

  const getDetailPanelContent = React.useCallback(
    ({ row }: GridRowParams<Customer>) => {
      const save = (changed: Customer) =>
        setRows((previous) =>
          previous.map((one) => (one.id === changed.id ? changed : one)),
        );
      return <Form customer={row} onSave={save} />;
    },
    [],
  );

  return (
    <Box sx={{ width: '100%', height: 424 }}>
      <DataGridPro
        label="Customers"
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
      />
    </Box>
  );
}
