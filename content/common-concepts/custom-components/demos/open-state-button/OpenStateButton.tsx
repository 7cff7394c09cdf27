import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function OpenStateButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        defaultValue={dayjs('2025-09-15')}
        slotProps={{
          openPickerButton: (ownerState) => ({
            color: ownerState.isPickerOpen ? 'primary' : 'default',
          }),
        }}
      />
    </LocalizationProvider>
  );
}
