import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const renewal = dayjs('2025-04-17');

export default function PickerButtons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Renewal"
        defaultValue={renewal}
        slotProps={{
          field: { clearable: true, openPickerButtonPosition: 'start' },
        }}
      />
    </LocalizationProvider>
  );
}
