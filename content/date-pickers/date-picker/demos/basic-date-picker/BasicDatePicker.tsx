import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const deliveryDate = dayjs('2025-04-17');
const isWeekend = (day: Dayjs) => day.day() === 0 || day.day() === 6;

export default function BasicDatePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        defaultValue={deliveryDate}
        shouldDisableDate={isWeekend}
        slotProps={{ textField: { helperText: 'Monday to Friday' } }}
      />
    </LocalizationProvider>
  );
}
