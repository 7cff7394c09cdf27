import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const departure = dayjs('2025-04-17');

function PlaneIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M2 12 L22 3 L15 21 L11 14 Z" />
    </SvgIcon>
  );
}

export default function OpeningButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Departure"
        defaultValue={departure}
        slots={{ openPickerIcon: PlaneIcon }}
        slotProps={{
          field: { openPickerButtonPosition: 'start' },
          inputAdornment: { className: 'me-0' },
          openPickerButton: { className: 'text-sky-700 dark:text-sky-300' },
        }}
      />
    </LocalizationProvider>
  );
}
