import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PlainTextField } from './PlainTextField';

const checkup = dayjs('2025-04-17');

export default function PlainField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Checkup"
        defaultValue={checkup}
        slots={{ textField: PlainTextField }}
      />
    </LocalizationProvider>
  );
}
