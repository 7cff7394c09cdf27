import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickerDay2 } from '@mui/x-date-pickers/PickerDay2';

export default function CompactDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-04-17')}
        slots={{ day: PickerDay2 }}
        slotProps={{
          day: {
            sx: {
              '--PickerDay-size': '28px',
              '--PickerDay-horizontalMargin': '6px',
            },
          },
        }}
      />
    </LocalizationProvider>
  );
}
