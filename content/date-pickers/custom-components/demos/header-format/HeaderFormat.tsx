import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const invoiceDate = dayjs('2025-04-17');

export default function HeaderFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={invoiceDate}
        slotProps={{
          calendarHeader: {
            format: 'MM / YYYY',
            sx: { color: 'primary.main' },
          },
        }}
      />
    </LocalizationProvider>
  );
}
