import Box from '@mui/material/Box';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import {
  SingleInputDateRangeField,
  type SingleInputDateRangeFieldProps,
} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

const billing: DateRange<Dayjs> = [dayjs('2025-04-01'), dayjs('2025-04-30')];

function PeriodField(props: SingleInputDateRangeFieldProps) {
  return (
    <SingleInputDateRangeField
      {...props}
      clearable
      dateSeparator="→"
      fullWidth
    />
  );
}
PeriodField.fieldType = 'single-input';

export default function RangeFieldWrapper() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: '100%', maxWidth: 340 }}>
        <DateRangePicker
          label="Billing period"
          defaultValue={billing}
          slots={{ field: PeriodField }}
          slotProps={{ popper: { 'aria-label': 'Billing period' } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
