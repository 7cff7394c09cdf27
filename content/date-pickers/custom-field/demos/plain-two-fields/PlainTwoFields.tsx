import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { PlainTextField } from './PlainTextField';

const exhibition: DateRange<Dayjs> = [dayjs('2025-04-17'), dayjs('2025-06-15')];

export default function PlainTwoFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        defaultValue={exhibition}
        localeText={{ start: 'Opens', end: 'Closes' }}
        slots={{ field: MultiInputDateRangeField, textField: PlainTextField }}
      />
    </LocalizationProvider>
  );
}
