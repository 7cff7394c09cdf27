import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridColTypeDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

function DateEditCell(props: GridRenderEditCellParams) {
  const { id, field, value, hasFocus, colDef } = props;
  const apiRef = useGridApiContext();
  const inputRef = React.useRef<HTMLInputElement>(null);
  const Picker = colDef.type === 'dateTime' ? DateTimePicker : DatePicker;

  React.useLayoutEffect(() => {
    if (hasFocus) {
      inputRef.current?.focus();
    }
  }, [hasFocus]);

  return (
    <Picker
      inputRef={inputRef}
      defaultValue={value ? dayjs(value) : null}
      onChange={(next) => {
        // Skips dates that the user hasn't finished typing.
        if (next && !next.isValid()) return;
        apiRef.current.setEditCellValue({
          id,
          field,
          value: next?.toDate() ?? null,
        });
      }}
      slotProps={{
        textField: {
          fullWidth: true,
          size: 'small',
          InputProps: { 'aria-label': colDef.headerName },
        },
      }}
      sx={{ height: '100%', justifyContent: 'center' }}
    />
  );
}

const pickerDate: GridColTypeDef<Date, string> = {
  type: 'date',
  width: 190,
  renderEditCell: (params) => <DateEditCell {...params} />,
};

const pickerDateTime: GridColTypeDef<Date, string> = {
  ...pickerDate,
  type: 'dateTime',
  width: 260,
};

const columns: GridColDef[] = [
  { field: 'order', headerName: 'Order', flex: 1, minWidth: 110 },
  { ...pickerDate, field: 'ordered', headerName: 'Ordered', editable: true },
  {
    ...pickerDateTime,
    field: 'delivery',
    headerName: 'Delivery',
    editable: true,
  },
];

const rows = [
  {
    id: 1,
    order: 'A-301',
    ordered: new Date(2025, 3, 14),
    delivery: new Date(2025, 3, 17, 9, 30),
  },
  {
    id: 2,
    order: 'A-302',
    ordered: new Date(2025, 3, 15),
    delivery: new Date(2025, 3, 17, 14, 0),
  },
  { id: 3, order: 'A-303', ordered: new Date(2025, 3, 15), delivery: null },
  {
    id: 4,
    order: 'A-304',
    ordered: new Date(2025, 3, 16),
    delivery: new Date(2025, 3, 22, 11, 15),
  },
];

export default function DatePickerCell() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 320, width: '100%' }}>
        <DataGrid label="Orders" rows={rows} columns={columns} />
      </Box>
    </LocalizationProvider>
  );
}
