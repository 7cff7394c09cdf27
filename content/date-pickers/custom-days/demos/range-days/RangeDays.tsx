import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { DateRangePickerDay2 } from '@mui/x-date-pickers-pro/DateRangePickerDay2';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const sprint: DateRange<Dayjs> = [dayjs('2025-04-14'), dayjs('2025-04-25')];

export default function RangeDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={1}
        defaultValue={sprint}
        slots={{ day: DateRangePickerDay2 }}
        slotProps={{
          day: {
            sx: {
              borderRadius: 1,
              '&::before': { bgcolor: 'success.light', opacity: 0.3 },
              '&::after': { borderColor: 'success.main' },
            },
          },
        }}
      />
    </LocalizationProvider>
  );
}
