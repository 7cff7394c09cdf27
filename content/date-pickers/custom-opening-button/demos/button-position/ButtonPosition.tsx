import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const closing = dayjs('2025-04-17');

export default function ButtonPosition() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Closing day"
        defaultValue={closing}
        slotProps={{
          field: { openPickerButtonPosition: 'start', clearable: true },
          inputAdornment: ({ position }) => ({
            sx: { mr: position === 'start' ? 0.5 : 0 },
          }),
        }}
      />
    </LocalizationProvider>
  );
}
