import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const issued = dayjs('2025-04-17');

export default function TextFieldProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Invoice date"
        defaultValue={issued}
        slotProps={{
          textField: {
            variant: 'filled',
            size: 'small',
            color: 'secondary',
            required: true,
            helperText: 'As printed on the invoice',
          },
        }}
      />
    </LocalizationProvider>
  );
}
