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
import { usePickerContext } from '@mui/x-date-pickers/hooks';

const trip: DateRange<Dayjs> = [dayjs('2025-04-17'), dayjs('2025-04-21')];

function TripField(props: SingleInputDateRangeFieldProps) {
  const { setOpen } = usePickerContext();
  return (
    <SingleInputDateRangeField
      {...props}
      fullWidth
      readOnly
      onClick={() => setOpen(true)}
    />
  );
}
TripField.fieldType = 'single-input';

export default function ReadOnlyRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: '100%', maxWidth: 340 }}>
        <DateRangePicker
          label="Trip"
          defaultValue={trip}
          slots={{ field: TripField }}
          slotProps={{ popper: { 'aria-label': 'Trip' } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
