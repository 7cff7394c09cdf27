import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function TintedHeader() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-09-15')}
        slotProps={{
          calendarHeader: {
            format: 'MMM YYYY',
            sx: { bgcolor: 'action.hover' },
          },
          switchViewButton: { color: 'primary' },
        }}
      />
    </LocalizationProvider>
  );
}
