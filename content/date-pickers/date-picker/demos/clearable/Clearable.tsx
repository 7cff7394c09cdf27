import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const reminderDate = dayjs('2025-04-17');

export default function Clearable() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Reminder"
        defaultValue={reminderDate}
        slotProps={{ field: { clearable: true } }}
      />
    </LocalizationProvider>
  );
}
