import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';

export default function YearButtons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <YearCalendar
        defaultValue={dayjs('2025-04-17')}
        minDate={dayjs('2019-01-01')}
        maxDate={dayjs('2030-12-31')}
        slotProps={{
          yearButton: ({ isYearSelected }) => ({
            sx: {
              borderRadius: 1,
              border: 1,
              borderColor: isYearSelected ? 'primary.main' : 'divider',
            },
          }),
        }}
      />
    </LocalizationProvider>
  );
}
