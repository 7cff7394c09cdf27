import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const trip: DateRange<Dayjs> = [dayjs('2025-04-17'), dayjs('2025-05-02')];

export default function BasicRangeCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        defaultValue={trip}
        sx={{ maxWidth: '100%', overflowX: 'auto' }}
      />
    </LocalizationProvider>
  );
}
