import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
  type GridValidRowModel,
} from '@mui/x-data-grid';

const people = ['Amina Diallo', 'Jonas Berg', 'Mei Tanaka', 'Pablo Ruiz'];

function AssigneeEditCell(
  props: GridRenderEditCellParams<GridValidRowModel, string>,
) {
  const { id, field, value, hasFocus, colDef } = props;
  const apiRef = useGridApiContext();
  const inputRef = React.useRef<HTMLInputElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      inputRef.current?.focus();
    }
  }, [hasFocus]);

  const handleChange = async (newValue: string | null) => {
    const isValid = await apiRef.current.setEditCellValue({
      id,
      field,
      value: newValue,
    });
    if (isValid && apiRef.current.getCellMode(id, field) === 'edit') {
      apiRef.current.stopCellEditMode({ id, field });
    }
  };

  return (
    <Autocomplete
      openOnFocus
      fullWidth
      size="small"
      options={people}
      value={value || null}
      onChange={(_, newValue) => handleChange(newValue)}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={inputRef}
          slotProps={{
            htmlInput: {
              ...params.inputProps,
              'aria-label': colDef.headerName,
            },
          }}
        />
      )}
      sx={{ px: 1 }}
    />
  );
}

const columns: GridColDef[] = [
  { field: 'ticket', headerName: 'Ticket', flex: 1, minWidth: 130 },
  {
    field: 'assignee',
    headerName: 'Assignee',
    width: 220,
    editable: true,
    display: 'flex',
    renderEditCell: (params) => <AssigneeEditCell {...params} />,
  },
];

const rows = [
  { id: 1, ticket: 'Printer offline', assignee: 'Jonas Berg' },
  { id: 2, ticket: 'New badge', assignee: null },
  { id: 3, ticket: 'VPN access', assignee: 'Mei Tanaka' },
  { id: 4, ticket: 'Broken chair', assignee: null },
];

export default function InstantAutocomplete() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid label="Tickets" rows={rows} columns={columns} />
    </div>
  );
}
