import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function WeekendDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-04-17')}
        slotProps={{
          day: ({ day, isDaySelected }) => {
            const isWeekend = day.day() === 0 || day.day() === 6;
            return {
              sx:
                isWeekend && !isDaySelected
                  ? { color: 'error.main' }
                  : undefined,
            };
          },
        }}
      />
    </LocalizationProvider>
  );
}
