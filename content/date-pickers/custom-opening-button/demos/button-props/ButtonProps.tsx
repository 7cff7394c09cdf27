import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const reminder = dayjs('2025-04-17');

export default function ButtonProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Reminder"
        defaultValue={reminder}
        slotProps={{
          openPickerButton: ({ isPickerOpen }) => ({
            size: 'small',
            color: isPickerOpen ? 'secondary' : 'primary',
          }),
        }}
      />
    </LocalizationProvider>
  );
}
