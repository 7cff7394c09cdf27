import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  getGridDateOperators,
  type GridColDef,
  type GridFilterInputValueProps,
} from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

interface DateFilterInputProps extends GridFilterInputValueProps {
  showTime?: boolean;
}

function DateFilterInput(props: DateFilterInputProps) {
  const { item, applyValue, focusElementRef, showTime } = props;
  // A date that the user hasn't finished typing.
  const [draft, setDraft] = React.useState<Dayjs | null>(null);
  const Picker = showTime ? DateTimePicker : DatePicker;
  const format = showTime ? 'YYYY-MM-DDTHH:mm' : 'YYYY-MM-DD';

  return (
    <Picker
      label="Value"
      value={draft ?? (item.value ? dayjs(item.value) : null)}
      onAccept={(next) => {
        const value = next?.isValid() ? next.format(format) : undefined;
        setDraft(value ? null : next);
        applyValue({ ...item, value });
      }}
      inputRef={focusElementRef}
      slotProps={{ textField: { size: 'small', fullWidth: true } }}
    />
  );
}

const pickerOperators = (showTime = false) =>
  getGridDateOperators(showTime).map((operator) => ({
    ...operator,
    InputComponent: operator.InputComponent && DateFilterInput,
    InputComponentProps: { showTime },
  }));

const columns: GridColDef[] = [
  { field: 'parcel', headerName: 'Parcel', flex: 1, minWidth: 110 },
  {
    field: 'sent',
    headerName: 'Sent',
    type: 'date',
    width: 140,
    filterOperators: pickerOperators(),
  },
  {
    field: 'scanned',
    headerName: 'Last scan',
    type: 'dateTime',
    width: 200,
    filterOperators: pickerOperators(true),
  },
];

const rows = [
  {
    id: 1,
    parcel: 'P-701',
    sent: new Date(2025, 4, 5),
    scanned: new Date(2025, 4, 7, 8, 12),
  },
  {
    id: 2,
    parcel: 'P-702',
    sent: new Date(2025, 4, 6),
    scanned: new Date(2025, 4, 7, 16, 40),
  },
  {
    id: 3,
    parcel: 'P-703',
    sent: new Date(2025, 4, 6),
    scanned: new Date(2025, 4, 8, 7, 55),
  },
  {
    id: 4,
    parcel: 'P-704',
    sent: new Date(2025, 4, 7),
    scanned: new Date(2025, 4, 8, 19, 5),
  },
];

export default function DatePickerFilter() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 372, width: '100%' }}>
        <DataGrid
          label="Parcels"
          rows={rows}
          columns={columns}
          showToolbar
          initialState={{
            filter: {
              filterModel: {
                items: [{ field: 'sent', operator: 'is', value: '2025-05-06' }],
              },
            },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
